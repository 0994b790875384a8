// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names and parameters are Apple's: vectors are pointers, and how far their elements are apart.

/// Sums of numbers and one.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + scalar }
}

/// Sums of numbers and one.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + scalar }
}

/// Products of numbers and one.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * scalar }
}

/// Products of numbers and one.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * scalar }
}

/// Numbers divided by one.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / scalar }
}

/// Numbers divided by one.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / scalar }
}

/// The sum of numbers.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value
    }
    __C.pointee = result
}

/// The sum of numbers.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value
    }
    __C.pointee = result
}

/// The sum of their squares.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = result
}

/// The sum of their squares.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = result
}

/// The greatest of numbers; less than any where there are none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = -.infinity
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = max(result, value)
    }
    __C.pointee = result
}

/// The greatest of numbers; less than any where there are none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = -.infinity
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = max(result, value)
    }
    __C.pointee = result
}

/// The least of numbers; more than any where there are none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = .infinity
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = min(result, value)
    }
    __C.pointee = result
}

/// The least of numbers; more than any where there are none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = .infinity
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = min(result, value)
    }
    __C.pointee = result
}

/// The greatest magnitude of numbers.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = max(result, abs(value))
    }
    __C.pointee = result
}

/// The greatest magnitude of numbers.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = max(result, abs(value))
    }
    __C.pointee = result
}

/// The mean of numbers; not a number where there are none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value
    }
    __C.pointee = result / Float(__N)
}

/// The mean of numbers; not a number where there are none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value
    }
    __C.pointee = result / Double(__N)
}

/// The mean of their magnitudes; not a number where there are none.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + abs(value)
    }
    __C.pointee = result / Float(__N)
}

/// The mean of their magnitudes; not a number where there are none.
public func vDSP_meamgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + abs(value)
    }
    __C.pointee = result / Double(__N)
}

/// The mean of their squares; not a number where there are none.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = result / Float(__N)
}

/// The mean of their squares; not a number where there are none.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = result / Double(__N)
}

/// The root of the mean of their squares; not a number where there are none.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = (result / Float(__N)).squareRoot()
}

/// The root of the mean of their squares; not a number where there are none.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(__N) {
        let value = __A[index * __I]
        result = result + value * value
    }
    __C.pointee = (result / Double(__N)).squareRoot()
}
