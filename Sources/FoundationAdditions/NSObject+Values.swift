import Foundation

extension NSObject {
    // The key is of any type of text, so that classes with values of their own, such as managed objects, may have these methods for strings.

    /// The value of a stored property by its name: nil for a name that none has, where Objective-C ends the program.
    ///
    /// Objects that keep values by keys, such as those of Core Data, give these. Properties that are computed are not found.
    public func value(forKey key: some StringProtocol) -> Any? {
        PredicateValue.unwrapped(PredicateValue.member(String(key), of: self))
    }

    /// The value at the end of a path of names with points between.
    public func value(forKeyPath keyPath: some StringProtocol) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = PredicateValue.member(String(key), of: value) }
        return PredicateValue.unwrapped(value)
    }
}
