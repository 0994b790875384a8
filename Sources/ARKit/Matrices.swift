// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Four columns of four numbers, by its other name.
public typealias float4x4 = simd_float4x4

/// Four columns of four numbers: where something is in space, and how it is turned. Linux has no module simd; of it, there is what anchors need.
public struct simd_float4x4: Equatable, Sendable {
    private var all: [SIMD4<Float>]
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
        get { (all[0], all[1], all[2], all[3]) }
        set { all = [newValue.0, newValue.1, newValue.2, newValue.3] }
    }
    /// All zero.
    public init() { all = Array(repeating: .zero, count: 4) }
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        all = [col0, col1, col2, col3]
    }
    /// Four columns; ends the program for another number of them.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "a matrix has four columns")
        all = columns
    }
    /// A matrix with numbers from the upper left to the lower right.
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { all[index][index] = diagonal[index] }
    }
    public subscript(column: Int) -> SIMD4<Float> {
        get { all[column] }
        set { all[column] = newValue }
    }
    /// The second, then the first.
    public static func * (lhs: simd_float4x4, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(rhs.all.map { lhs * $0 })
    }
    public static func * (lhs: simd_float4x4, rhs: SIMD4<Float>) -> SIMD4<Float> {
        lhs.all[0] * rhs.x + lhs.all[1] * rhs.y + lhs.all[2] * rhs.z + lhs.all[3] * rhs.w
    }
}

/// Nothing is moved or turned.
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(1, 1, 1, 1))
