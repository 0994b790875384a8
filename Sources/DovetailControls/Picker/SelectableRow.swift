import DovetailCore
import Foundation

/// A row of a picker that shows all its rows, chosen by a click. The picker has the keyboard; see ``View/choiceKeys(_:label:isFocused:)``.
struct SelectableRow<Content: View>: View {
    private let isSelected: Bool
    /// Whether the keyboard is at it.
    private let isFocused: Bool
    private let cornerRadius: CGFloat
    /// See ``FocusRing``.
    private let sideMargin: CGFloat
    private let select: () -> Void
    private let content: (Bool) -> Content
    @State private var use = ControlUse()

    /// - Parameter content: The row, by whether the pointer holds it down.
    init(
        isSelected: Bool, isFocused: Bool, cornerRadius: CGFloat, sideMargin: CGFloat = 0, select: @escaping () -> Void,
        @ViewBuilder content: @escaping (Bool) -> Content
    ) {
        self.isSelected = isSelected
        self.isFocused = isFocused
        self.cornerRadius = cornerRadius
        self.sideMargin = sideMargin
        self.select = select
        self.content = content
    }

    var body: some View {
        content(use.isPressed)
            .overlay { FocusRing(isShown: isFocused, cornerRadius: cornerRadius, sideMargin: sideMargin) }
            .interaction(semantics: semantics) { responder, actions in
                var press = ControlPress(select)
                press.takesFocus = false
                responder.take(press, actions, use: $use)
            }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.combinesChildren = true
        semantics.isSelected = isSelected
        return semantics
    }
}
