import AttributeGraph
import Foundation

/// The clipboard, for a control that reads or writes it. Kept by the control and filled by ``ClipboardModifier``.
package final class ClipboardAccess {
    fileprivate var clipboard: (any Clipboard)?

    nonisolated package init() {}

    /// What is on the clipboard: for each thing its data, by identifiers of uniform types.
    package var items: [[String: Data]] {
        get { clipboard?.items ?? [] }
        set { clipboard?.items = newValue }
    }

    /// The text on the clipboard; nil when there is none.
    package var string: String? {
        get { clipboard?.string }
        set { clipboard?.string = newValue }
    }
}

/// Gives a control the clipboard of its window.
package struct ClipboardModifier: PrimitiveViewModifier {
    package typealias Body = Never
    nonisolated(unsafe) let access: ClipboardAccess

    nonisolated package init(access: ClipboardAccess) { self.access = access }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        modifier.untracked.access.clipboard = inputs.services.clipboard
        return body(inputs)
    }
}
