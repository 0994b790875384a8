import Foundation

/// What AppKit's editors are asked before an app saves or quits. No view edits objects of a context directly here, so nothing is ever pending.
extension NSManagedObjectContext {
    /// Takes over what is being typed. Returns whether that went well: it always does.
    @discardableResult public func commitEditing() -> Bool { true }
    /// Forgets what is being typed: nothing is.
    public func discardEditing() {}
}
