import Foundation

// On Apple's systems these classes have the initializer of NSObject. Here they don't inherit it, and an extension can't override it, so each has one
// that is called in the same way.

extension NSAttributedString {
    /// An empty text.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// An empty text.
    public convenience init(_emptyMutable: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// An empty text.
    public convenience init(_emptyMutable: Void = ()) { self.init(string: "") }
}
