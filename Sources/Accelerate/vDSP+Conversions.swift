// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names and parameters are Apple's: vectors are pointers, and how far their elements are apart.

/// Whole numbers as fractions.
public func vDSP_vflt8(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vflt8D(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vflt16D(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vflt32(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vflt32D(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu8D(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu16(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu16D(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu32(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

/// Whole numbers as fractions.
public func vDSP_vfltu32D(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { convert(__A, __IA, __C, __IC, __N) }

@inline(__always)
private func convert<Whole: BinaryInteger, Fraction: BinaryFloatingPoint>(
    _ numbers: UnsafePointer<Whole>, _ stride: vDSP_Stride, _ results: UnsafeMutablePointer<Fraction>,
    _ resultStride: vDSP_Stride, _ count: vDSP_Length
) { for index in 0..<Int(count) { results[index * resultStride] = Fraction(numbers[index * stride]) } }
