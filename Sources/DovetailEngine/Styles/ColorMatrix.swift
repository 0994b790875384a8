/// A linear change of colours: each row tells what a part of a colour becomes, from red, green, blue, opacity and 1.
///
///     // Red and blue change places.
///     var matrix = ColorMatrix()
///     (matrix.r1, matrix.r3, matrix.b1, matrix.b3) = (0, 1, 1, 0)
///     context.addFilter(.colorMatrix(matrix))
public struct ColorMatrix: Equatable, Sendable {
    /// What red becomes.
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    /// What green becomes.
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    /// What blue becomes.
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    /// What opacity becomes.
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// A change that leaves colours as they are.
    public init() {}

    var map: ColorMap {
        ColorMap(
            [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init))
    }
}
