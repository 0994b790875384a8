import DovetailCore

/// The label of a control, whatever view it is, as the name of the control's element.
///
/// The words of a `Text` are known at once. A label of any other kind has to be evaluated first, even where it is not shown; the control's
/// element then takes the words that are found in it, see ``AccessibilityNaming``.
struct ControlLabel {
    let view: AnyView
    /// The words of the label; nil where there is no label, and where they are known only once it has been evaluated.
    let text: String?
    /// Whether there is nothing to show.
    let isEmpty: Bool

    @MainActor
    init<Label: View>(_ label: Label) {
        view = AnyView(label)
        text = (label as? Text)?.plainString
        isEmpty = Label.self == EmptyView.self || text?.isEmpty == true
    }

    /// Whether the control's element has to find its name in the label.
    var isFound: Bool { text == nil && !isEmpty }
}

extension Semantics {
    /// Gives the element the label's text, or has it look for the name.
    mutating func takeName(from label: ControlLabel) {
        self.label = label.text
        if label.isFound { awaitName() }
    }

    /// Has the element take the name and the value that labels of the same scope say.
    mutating func awaitName() {
        var details = details ?? AccessibilityDetails()
        details.naming = .control
        self.details = details
    }
}

extension View {
    /// Marks a label that is shown beside a control that it names.
    @ViewBuilder func naming(_ naming: AccessibilityNaming, _ label: ControlLabel) -> some View {
        if label.isFound {
            accessibilityDetails { $0.naming = naming }
        } else if naming == .label {
            accessibilityHidden(true)
        } else {
            self
        }
    }

    /// Holds a control and its label together.
    ///
    /// - Parameters:
    ///   - label: What names the control. It is evaluated here where it is not shown.
    ///   - value: What says the control's value and is not shown.
    func named(by label: ControlLabel, isShown: Bool = false, value: ControlLabel? = nil) -> some View {
        modifier(NamedControl(label: label, isShown: isShown, value: value))
    }
}

private struct NamedControl: ViewModifier {
    let label: ControlLabel
    let isShown: Bool
    let value: ControlLabel?

    nonisolated init(label: ControlLabel, isShown: Bool, value: ControlLabel?) {
        self.label = label
        self.isShown = isShown
        self.value = value
    }

    func body(content: Content) -> some View {
        if label.isFound || value?.isFound == true {
            content.background {
                if label.isFound, !isShown {
                    AccessibilityStandIn(content: label.view).accessibilityDetails { $0.naming = .label }
                }
                if let value, value.isFound {
                    AccessibilityStandIn(content: value.view).accessibilityDetails { $0.naming = .value }
                }
            }
            .accessibilityDetails { $0.naming = .scope }
        } else {
            content
        }
    }
}
