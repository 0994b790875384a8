// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

/// A turn in space: three imaginary numbers and a real one.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
    /// The imaginary numbers, and the real one last.
    public var vector: SIMD4<Scalar>

    /// All zero: no turn.
    public init() { vector = .zero }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    /// A turn by an angle, in radians, around an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }
    /// The shortest turn from one direction to another, each of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = dot(from, to)
        if cosine < -0.999_999 {
            // Any axis that is upright on the direction will do.
            let other = from.x.magnitude < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: simd.normalize(cross(from, other)))
        } else {
            self = Self(real: 1 + cosine, imag: cross(from, to)).normalized
        }
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// How far it turns, in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
    /// What it turns around.
    public var axis: SIMD3<Scalar> { simd.normalize(imag) }
    /// The length of all four numbers.
    public var length: Scalar { simd.length(vector) }
    /// The same turn with a length of 1.
    public var normalized: Self { Self(vector: simd.normalize(vector)) }
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The turn back.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// A vector, turned.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    /// The second turn, then the first.
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag), imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag)
        )
    }
    public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
    public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
    public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
    /// The turn that is left of the first when the second is taken back before.
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func /= (a: inout Self, b: Scalar) { a = a / b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

/// A vector, turned.
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
/// A turn with a length of 1.
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }
/// The second turn, then the first.
public func simd_mul<Scalar>(_ p: Quaternion<Scalar>, _ q: Quaternion<Scalar>) -> Quaternion<Scalar> { p * q }
/// The turn back.
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }
/// Between two turns by the shorter way: the first at 0, the second at 1, at an even speed.
public func simd_slerp<Scalar>(_ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar) -> Quaternion<Scalar> {
    var (cosine, end) = (Double(dot(q0.vector, q1.vector)), q1)
    if cosine < 0 { (cosine, end) = (-cosine, -q1) }
    guard cosine < 0.9995 else { return (q0 * (1 - t) + end * t).normalized }
    let angle = acos(cosine)
    let first = Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    return q0 * first + end * Scalar(sin(Double(t) * angle) / sin(angle))
}

extension SquareMatrix4 {
    /// A turn in space.
    public init(_ quaternion: Quaternion<Scalar>) {
        let turn = SquareMatrix3(quaternion)
        self.init(
            SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}

extension SquareMatrix3 {
    /// A turn in space.
    public init(_ quaternion: Quaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}
