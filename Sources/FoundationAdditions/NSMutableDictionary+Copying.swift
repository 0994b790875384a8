import Foundation

extension NSMutableDictionary {
    /// Sets the value of a key. A key that can't be compared has none: nothing is set.
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
    }
}
