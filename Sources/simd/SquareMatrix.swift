// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Columns of numbers, as many as each has numbers.
public protocol SquareMatrix: Equatable {
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    init()
    init(_ columns: [Column])
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// How many columns there are.
    @usableFromInline static var count: Int { Column.scalarCount }

    /// A number from the upper left to the lower right, and zeros.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    /// Numbers from the upper left to the lower right, and zeros.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.count { self[index][index] = diagonal[index] }
    }
    /// Rows in place of columns; ends the program for another number of them.
    public init(rows: [Column]) {
        self.init(rows)
        self = transpose
    }

    /// A number, by its column and its row.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    private func map(_ transform: (Column) -> Column) -> Self { Self((0..<Self.count).map { transform(self[$0]) }) }

    /// With the columns as rows.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.count {
            for row in 0..<Self.count { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The matrix as steps between rows have made nothing of what is below the diagonal, the same steps done to another one, and the determinant.
    private func eliminated() -> (inverse: Self, determinant: Column.Scalar) {
        // Rows are easier to work with as columns; the result is turned back.
        var (rows, inverse) = (transpose, Self(1))
        var determinant = Column.Scalar(1)
        for index in 0..<Self.count {
            let pivot = (index..<Self.count).max { rows[$0][index].magnitude < rows[$1][index].magnitude }!
            if pivot != index {
                (rows[index], rows[pivot]) = (rows[pivot], rows[index])
                (inverse[index], inverse[pivot]) = (inverse[pivot], inverse[index])
                determinant = -determinant
            }
            let value = rows[index][index]
            determinant *= value
            rows[index] /= value
            inverse[index] /= value
            for other in 0..<Self.count where other != index {
                let factor = rows[other][index]
                rows[other] -= factor * rows[index]
                inverse[other] -= factor * inverse[index]
            }
        }
        return (inverse.transpose, determinant)
    }

    /// What undoes the matrix. Its numbers are none where the determinant is 0.
    public var inverse: Self { eliminated().inverse }
    /// By how much it makes areas or spaces larger; 0 where it makes them flat.
    public var determinant: Column.Scalar {
        let value = eliminated().determinant
        // A column of zeros was divided by.
        return value.isNaN ? 0 : value
    }

    public static func + (a: Self, b: Self) -> Self { Self((0..<count).map { a[$0] + b[$0] }) }
    public static func - (a: Self, b: Self) -> Self { Self((0..<count).map { a[$0] - b[$0] }) }
    public static prefix func - (a: Self) -> Self { a.map { -$0 } }
    public static func * (a: Self, b: Column.Scalar) -> Self { a.map { $0 * b } }
    public static func * (a: Column.Scalar, b: Self) -> Self { b * a }
    public static func * (a: Self, b: Column) -> Column {
        (0..<count).reduce(into: Column(repeating: 0)) { $0 += a[$1] * b[$1] }
    }
    /// A row by a matrix: a number for each column.
    public static func * (a: Column, b: Self) -> Column {
        (0..<count).reduce(into: Column(repeating: 0)) { $0[$1] = (a * b[$1]).sum() }
    }
    /// The second, then the first.
    public static func * (a: Self, b: Self) -> Self { b.map { a * $0 } }

    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Column.Scalar) { a = a * b }
}

/// The second, then the first.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// A column, moved and turned.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// What undoes a matrix.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// A matrix with its columns as rows.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// By how much a matrix makes areas or spaces larger.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }
