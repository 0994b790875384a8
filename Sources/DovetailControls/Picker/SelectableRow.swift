import DovetailCore
import Foundation

/// A row of a picker that shows all its rows, chosen by a click. The picker has the keyboard; see ``View/choiceKeys(_:title:isFocused:)``.
struct SelectableRow<Content: View>: View {
    private let isSelected: Bool
    /// Whether the keyboard is at it.
    private let isFocused: Bool
    private let cornerRadius: CGFloat
    private let select: () -> Void
    private let content: Content

    init(
        isSelected: Bool, isFocused: Bool, cornerRadius: CGFloat, select: @escaping () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.isSelected = isSelected
        self.isFocused = isFocused
        self.cornerRadius = cornerRadius
        self.select = select
        self.content = content()
    }

    var body: some View {
        content
            .overlay { FocusRing(isShown: isFocused, cornerRadius: cornerRadius) }
            .interaction(semantics: semantics) { responder, actions in
                actions.activate = select
                responder.onUp = { [unowned responder] location, _ in
                    if responder.contains(location) { select() }
                }
            }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.combinesChildren = true
        semantics.isSelected = isSelected
        return semantics
    }
}
