import DovetailCore
import Foundation

/// A text that is pressed, in place of a control, which the engine does not know.
struct Button<Label: View>: View {
    private let action: () -> Void
    private let label: Label

    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    var body: some View { label.onTapGesture(perform: action).accessibilityAddTraits(.isButton) }
}

extension Button where Label == Text {
    init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
