// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names and parameters are Apple's: vectors are pointers, and how far their elements are apart.

/// Sums of numbers and one.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, +) }

/// Sums of numbers and one.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, +) }

/// Products of numbers and one.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, *) }

/// Products of numbers and one.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, *) }

/// Numbers divided by one.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, /) }

/// Numbers divided by one.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { combine(__A, __IA, __B, __C, __IC, __N, /) }

/// The sum of numbers.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, +) }

/// The sum of numbers.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, +) }

/// The sum of their squares.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) }

/// The sum of their squares.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) }

/// The greatest of numbers; less than any where there are none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, -.infinity, max) }

/// The greatest of numbers; less than any where there are none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, -.infinity, max) }

/// The least of numbers; more than any where there are none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, .infinity, min) }

/// The least of numbers; more than any where there are none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, .infinity, min) }

/// The greatest magnitude of numbers.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { max($0, abs($1)) }) }

/// The greatest magnitude of numbers.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { max($0, abs($1)) }) }

/// The mean of numbers; not a number where there are none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, +) / Float(__N) }

/// The mean of numbers; not a number where there are none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, +) / Double(__N) }

/// The mean of their magnitudes; not a number where there are none.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + abs($1) }) / Float(__N) }

/// The mean of their magnitudes; not a number where there are none.
public func vDSP_meamgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + abs($1) }) / Double(__N) }

/// The mean of their squares; not a number where there are none.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) / Float(__N) }

/// The mean of their squares; not a number where there are none.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) / Double(__N) }

/// The root of the mean of their squares; not a number where there are none.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) / Float(__N)).squareRoot() }

/// The root of the mean of their squares; not a number where there are none.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = (reduced(__A, __I, __N, 0, { $0 + $1 * $1 }) / Double(__N)).squareRoot() }

/// Puts each number, combined with one and the same, where it is to be.
@inline(__always)
private func combine<Number>(
    _ numbers: UnsafePointer<Number>, _ stride: vDSP_Stride, _ other: UnsafePointer<Number>,
    _ results: UnsafeMutablePointer<Number>, _ resultStride: vDSP_Stride, _ count: vDSP_Length,
    _ operation: (Number, Number) -> Number
) {
    // Read first: it may be one of those that are written.
    let other = other.pointee
    for index in 0..<Int(count) { results[index * resultStride] = operation(numbers[index * stride], other) }
}

/// Takes numbers together, one after the other.
@inline(__always)
private func reduced<Number>(
    _ numbers: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length, _ start: Number,
    _ operation: (Number, Number) -> Number
) -> Number {
    var result = start
    for index in 0..<Int(count) { result = operation(result, numbers[index * stride]) }
    return result
}
