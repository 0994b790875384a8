// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How far the elements of a vector are apart, in elements.
public typealias vDSP_Stride = Int
/// A number of elements.
public typealias vDSP_Length = UInt

/// Writes numbers that go from one to another in equal steps: the first and the last are those two.
///
/// - Parameter __N: How many. One alone is the first.
public func vDSP_vgen(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { steps(__A.pointee, __B.pointee, __C, __IC, __N) }

/// Writes the values of a line through points, at 0, 1, 2 and so on. Before the first point it has that one's height, and behind the last that one's.
///
/// - Parameters:
///   - __A: The heights of the points.
///   - __B: Where the points are, in growing order.
///   - __N: How many values to write.
///   - __M: How many points there are.
public func vDSP_vgenp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) { line(__A, __IA, __B, __IB, __C, __IC, __N, __M) }

/// Sums of two numbers each.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { pairs(__A, __IA, __B, __IB, __C, __IC, __N, +) }

/// Products of two numbers each.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { pairs(__A, __IA, __B, __IB, __C, __IC, __N, *) }

/// Writes numbers that go from one to another in equal steps: the first and the last are those two.
///
/// - Parameter __N: How many. One alone is the first.
public func vDSP_vgenD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { steps(__A.pointee, __B.pointee, __C, __IC, __N) }

/// Writes the values of a line through points, at 0, 1, 2 and so on. Before the first point it has that one's height, and behind the last that one's.
///
/// - Parameters:
///   - __A: The heights of the points.
///   - __B: Where the points are, in growing order.
///   - __N: How many values to write.
///   - __M: How many points there are.
public func vDSP_vgenpD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) { line(__A, __IA, __B, __IB, __C, __IC, __N, __M) }

/// Sums of two numbers each.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { pairs(__A, __IA, __B, __IB, __C, __IC, __N, +) }

/// Products of two numbers each.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { pairs(__A, __IA, __B, __IB, __C, __IC, __N, *) }

// What the functions for both kinds of numbers do.

private func steps<Number: BinaryFloatingPoint>(
    _ first: Number, _ last: Number, _ result: UnsafeMutablePointer<Number>, _ stride: vDSP_Stride,
    _ count: vDSP_Length
) {
    let step = count > 1 ? (last - first) / Number(count - 1) : 0
    for index in 0..<Int(count) { result[index * stride] = first + Number(index) * step }
}

private func line<Number: BinaryFloatingPoint>(
    _ heights: UnsafePointer<Number>, _ heightStride: vDSP_Stride, _ places: UnsafePointer<Number>,
    _ placeStride: vDSP_Stride, _ result: UnsafeMutablePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length,
    _ pointCount: vDSP_Length
) {
    let points = Int(pointCount)
    guard points > 0 else { return }
    var next = 0
    for index in 0..<Int(count) {
        let place = Number(index)
        while next < points, places[next * placeStride] < place { next += 1 }
        guard next > 0, next < points else {
            result[index * stride] = heights[min(next, points - 1) * heightStride]
            continue
        }
        let (start, end) = (places[(next - 1) * placeStride], places[next * placeStride])
        let (low, high) = (heights[(next - 1) * heightStride], heights[next * heightStride])
        result[index * stride] = low + (high - low) * (place - start) / (end - start)
    }
}

private func pairs<Number: BinaryFloatingPoint>(
    _ first: UnsafePointer<Number>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Number>,
    _ secondStride: vDSP_Stride, _ result: UnsafeMutablePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length,
    _ join: (Number, Number) -> Number
) {
    for index in 0..<Int(count) {
        result[index * stride] = join(second[index * secondStride], first[index * firstStride])
    }
}
