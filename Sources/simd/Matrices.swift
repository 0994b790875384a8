// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public typealias simd_float2x2 = SquareMatrix2<Float>
public typealias simd_float3x3 = SquareMatrix3<Float>
public typealias simd_float4x4 = SquareMatrix4<Float>
public typealias simd_double2x2 = SquareMatrix2<Double>
public typealias simd_double3x3 = SquareMatrix3<Double>
public typealias simd_double4x4 = SquareMatrix4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4

/// Nothing is moved or turned.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Nothing is moved or turned.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Nothing is moved or turned.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Nothing is moved or turned.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Nothing is moved or turned.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Nothing is moved or turned.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Two columns of two numbers.
public struct SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    SquareMatrix
{
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// All zero.
    public init() { columns = (.zero, .zero) }
    public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) { columns = (col0, col1) }
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    /// Two columns; ends the program for another number of them.
    public init(_ columns: [SIMD2<Scalar>]) {
        precondition(columns.count == 2, "a matrix has two columns")
        self.columns = (columns[0], columns[1])
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: preconditionFailure("a matrix has two columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("a matrix has two columns")
            }
        }
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// Three columns of three numbers.
public struct SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    SquareMatrix
{
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// All zero.
    public init() { columns = (.zero, .zero, .zero) }
    public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) { columns = (col0, col1, col2) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    /// Three columns; ends the program for another number of them.
    public init(_ columns: [SIMD3<Scalar>]) {
        precondition(columns.count == 3, "a matrix has three columns")
        self.columns = (columns[0], columns[1], columns[2])
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: preconditionFailure("a matrix has three columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix has three columns")
            }
        }
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// Four columns of four numbers.
public struct SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable,
    SquareMatrix
{
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// All zero.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(_ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>) {
        columns = (col0, col1, col2, col3)
    }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    /// Four columns; ends the program for another number of them.
    public init(_ columns: [SIMD4<Scalar>]) {
        precondition(columns.count == 4, "a matrix has four columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: preconditionFailure("a matrix has four columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix has four columns")
            }
        }
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}
