import Foundation

extension NSError {
    /// An error that says nothing: its domain is empty and its code 0, as on Apple's systems.
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}
