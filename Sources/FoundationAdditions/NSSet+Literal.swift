import Foundation

extension ExpressibleByArrayLiteral where Self: NSSet {
    /// A set of what a list in brackets holds, as on Apple's systems: `department.employees = [first, second]`.
    ///
    /// `NSSet` alone: a list that is to be an `NSMutableSet` or another subclass ends the program, since none of them has an initialiser
    /// that subclasses must have, and the compiler calls it all the same.
    public init(arrayLiteral elements: Any...) {
        // A class can't be given such an initialiser from outside; one of a protocol's returns any object of the class.
        guard let set = NSSet(array: elements) as? Self else {
            fatalError("\(Self.self) can't be written as a list in brackets; make it by init(array:)")
        }
        self = set
    }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral {
    /// Anything.
    public typealias ArrayLiteralElement = Any
}
