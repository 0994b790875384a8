import AttributeGraph

/// Decides about the editing commands of a text in its place, as fields of UIKit do, of which apps make classes of their own.
///
/// It is called on the main thread.
package protocol EditCommandOwner: AnyObject {
    /// Whether a command may be done that the text could do now; nil where it is no matter of this text.
    func canPerform(_ command: EditCommand, textCan: Bool?) -> Bool?
    /// Does a command; `byText` lets the text do it as it would without an owner.
    func perform(_ command: EditCommand, byText: @escaping () -> Void)
}

private struct EditCommandOwnerKey: EnvironmentKey {
    struct Owner {
        weak var object: (any EditCommandOwner)?
    }
    static var defaultValue: Owner { Owner() }
}

extension EnvironmentValues {
    /// Who decides about the editing commands of texts in it; nil for the texts themselves. It is not kept alive.
    package var editCommandOwner: (any EditCommandOwner)? {
        get { self[EditCommandOwnerKey.self].object }
        set { self[EditCommandOwnerKey.self] = EditCommandOwnerKey.Owner(object: newValue) }
    }
}
