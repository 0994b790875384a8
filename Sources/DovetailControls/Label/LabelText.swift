import DovetailCore

/// What a label says, as the name of the control that it belongs to.
///
/// A control that shows its value beside its label, or shows no label at all, can't be named by the texts in it.
enum LabelText {
    /// The texts that the label is written with, in their order. Nil where there are none, and where a view of an app's own makes them: what
    /// that shows is known only once it is on show.
    @MainActor
    static func of<Label>(_ label: Label) -> String? {
        if let text = label as? Text { return text.plainString }
        var parts: [String] = []
        collect(label, into: &parts, depth: 0)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Labels are small: what lies deeper than this is no part of one.
    private static let limit = 16

    @MainActor
    private static func collect(_ value: Any, into parts: inout [String], depth: Int) {
        if let text = value as? Text { return parts.append(text.plainString) }
        guard depth < limit else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .tuple, .optional, .enum:
            for child in mirror.children { collect(child.value, into: &parts, depth: depth + 1) }
        default: break
        }
    }
}
