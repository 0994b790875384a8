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
) {
    let step = __N > 1 ? (__B.pointee - __A.pointee) / Float(__N - 1) : 0
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * step }
}

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
) {
    let points = Int(__M)
    guard points > 0 else { return }
    var next = 0
    for index in 0..<Int(__N) {
        let place = Float(index)
        while next < points, __B[next * __IB] < place { next += 1 }
        guard next > 0, next < points else {
            __C[index * __IC] = __A[min(next, points - 1) * __IA]
            continue
        }
        let (start, end) = (__B[(next - 1) * __IB], __B[next * __IB])
        let (low, high) = (__A[(next - 1) * __IA], __A[next * __IA])
        __C[index * __IC] = low + (high - low) * (place - start) / (end - start)
    }
}

/// Sums of two numbers each.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __B[index * __IB] + __A[index * __IA] } }

/// Products of two numbers each.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __B[index * __IB] * __A[index * __IA] } }

/// Writes numbers that go from one to another in equal steps: the first and the last are those two.
///
/// - Parameter __N: How many. One alone is the first.
public func vDSP_vgenD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let step = __N > 1 ? (__B.pointee - __A.pointee) / Double(__N - 1) : 0
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * step }
}

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
) {
    let points = Int(__M)
    guard points > 0 else { return }
    var next = 0
    for index in 0..<Int(__N) {
        let place = Double(index)
        while next < points, __B[next * __IB] < place { next += 1 }
        guard next > 0, next < points else {
            __C[index * __IC] = __A[min(next, points - 1) * __IA]
            continue
        }
        let (start, end) = (__B[(next - 1) * __IB], __B[next * __IB])
        let (low, high) = (__A[(next - 1) * __IA], __A[next * __IA])
        __C[index * __IC] = low + (high - low) * (place - start) / (end - start)
    }
}

/// Sums of two numbers each.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __B[index * __IB] + __A[index * __IA] } }

/// Products of two numbers each.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __B[index * __IB] * __A[index * __IA] } }
