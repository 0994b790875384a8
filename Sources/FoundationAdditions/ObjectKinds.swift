import Foundation

extension NSObjectProtocol {
    /// Whether it is an instance of a class, or of one that inherits from it. Takes time with the number of classes between them.
    public func isKind(of aClass: AnyClass) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == aClass { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Whether it is an instance of a class, and not of one that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { ObjectIdentifier(type(of: self)) == ObjectIdentifier(aClass) }
}
