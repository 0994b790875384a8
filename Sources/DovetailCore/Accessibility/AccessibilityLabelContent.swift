import AttributeGraph

extension View {
    /// Says what the view is by what is written in other views, which are not shown.
    ///
    ///     Button("Favourites", action: open)
    ///         .accessibilityLabel { label in
    ///             if hasNews { Text("New") }
    ///             label
    ///         }
    ///
    /// Where the view is several elements, the first has the label.
    /// - Parameter content: The label. What the closure gets stands for the label that the view has without it.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let slot = PlaceholderSlot()
        return LabelledByViews(content: self, label: content(PlaceholderContentView(slot)), slot: slot)
    }
}

/// A view with what is written in others as its label.
private struct LabelledByViews<Content: View, Label: View>: View {
    // Only read on the main actor, where views are made.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let slot: PlaceholderSlot

    nonisolated init(content: Content, label: Label, slot: PlaceholderSlot) {
        self.content = content
        self.label = label
        self.slot = slot
    }

    var body: some View {
        // Each new value brings a slot of its own, and branches made later look into that.
        slot.makeList = { inputs in
            AccessibilityOwnLabel._makeViewList(view: Attribute(value: AccessibilityOwnLabel()), inputs: inputs)
        }
        return
            content
            .background(AccessibilityStandIn(content: label).accessibilityDetails { $0.naming = .label })
            .accessibilityDetails { $0.naming = .relabelling }
    }
}

/// Stands in a label for the one that the view has without it, which is known only once the elements are found.
struct AccessibilityOwnLabel: View {
    /// No text has it: it is one of the characters that nobody has given a meaning.
    private static let mark = "\u{F5E1D}"

    var body: some View { Text(verbatim: Self.mark) }

    /// A label with the view's own in place of what stands for it.
    static func replacing(in label: String, by own: String) -> String {
        guard label.contains(mark) else { return label }
        let parts = label.split(separator: mark, omittingEmptySubsequences: false)
        return parts.joined(separator: own).trimmingSpaces
    }
}

extension String {
    /// Without the spaces around that a label leaves that turns out to be empty.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
