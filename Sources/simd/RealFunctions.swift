// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Functions of real numbers, for each number of a vector. They are computed in `Double`: what a vector of `Float` gets is exact to its last place.

/// A function of each number.
@inlinable func eachNumber<V: SIMD>(_ x: V, _ function: (Double) -> Double) -> V where V.Scalar: BinaryFloatingPoint {
    var result = V()
    for index in x.indices { result[index] = V.Scalar(function(Double(x[index]))) }
    return result
}

/// A function of each two numbers.
@inlinable func eachTwo<V: SIMD>(_ x: V, _ y: V, _ function: (Double, Double) -> Double) -> V
where V.Scalar: BinaryFloatingPoint {
    var result = V()
    for index in x.indices { result[index] = V.Scalar(function(Double(x[index]), Double(y[index]))) }
    return result
}

/// The sine of each number.
@inlinable public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.sin($0) }
}

/// The cosine of each number.
@inlinable public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.cos($0) }
}

/// The tangent of each number.
@inlinable public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.tan($0) }
}

/// The angle of a sine of each number.
@inlinable public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.asin($0) }
}

/// The angle of a cosine of each number.
@inlinable public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.acos($0) }
}

/// The angle of a tangent of each number.
@inlinable public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.atan($0) }
}

/// The hyperbolic sine of each number.
@inlinable public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.sinh($0) }
}

/// The hyperbolic cosine of each number.
@inlinable public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.cosh($0) }
}

/// The hyperbolic tangent of each number.
@inlinable public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.tanh($0) }
}

/// The power of e of each number.
@inlinable public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.exp($0) }
}

/// The power of 2 of each number.
@inlinable public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.exp2($0) }
}

/// The natural logarithm of each number.
@inlinable public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.log($0) }
}

/// The logarithm to the base of 2 of each number.
@inlinable public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.log2($0) }
}

/// The logarithm to the base of 10 of each number.
@inlinable public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachNumber(x) { Foundation.log10($0) }
}

/// The square root of each number.
@inlinable public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }

/// One by the square root of each number.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }

/// One by each number.
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }

/// Each number to the power of another.
@inlinable public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachTwo(x, y) { Foundation.pow($0, $1) }
}

/// The angle of the direction of each two numbers, the first of which goes up.
@inlinable public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachTwo(y, x) { Foundation.atan2($0, $1) }
}

/// What is left of each number when another is taken from it as often as it goes.
@inlinable public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    eachTwo(x, y) { Foundation.fmod($0, $1) }
}

/// Each number without what is behind the point.
@inlinable public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.towardZero) }
