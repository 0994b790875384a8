import DovetailCore
import Foundation

/// A row of numbers: a point, a size, a rectangle, or coefficients. Immutable; any thread.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// A vector of `count` numbers from memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }

    init(_ values: [CGFloat]) { self.values = values }

    /// A vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// A vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// A vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// A vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Two numbers: those of a point.
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    /// Four numbers: origin and size.
    public convenience init(cgRect: CGRect) {
        self.init([cgRect.origin.x, cgRect.origin.y, cgRect.size.width, cgRect.size.height])
    }

    /// The number at a place; 0 for a place that the vector does not have.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// How many numbers there are.
    open var count: Int { values.count }
    /// The first number, or 0.
    open var x: CGFloat { value(at: 0) }
    /// The second number, or 0.
    open var y: CGFloat { value(at: 1) }
    /// The third number, or 0.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as origin and size of a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
    /// The numbers as “[1 2]”.
    open var stringRepresentation: String {
        "["
            + values.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String(Double($0)) }
            .joined(separator: " ") + "]"
    }
    open override var description: String { stringRepresentation }
}
