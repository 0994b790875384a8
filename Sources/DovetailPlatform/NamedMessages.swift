/// An object that understands a few messages by their names alone: methods of the library's own that a ``Selector`` can't call as they are,
/// since they return something or take a value that no sender is.
@MainActor
package protocol NamedMessages: AnyObject {
    /// Does what a message says. Returns false for one that is not understood.
    func receive(_ name: String) -> Bool
}
