import DovetailCore
import Foundation

/// A row of a picker that shows all its rows: chosen by a click, or by Space or Return when it has the keyboard.
struct SelectableRow<Content: View>: View {
    private let isSelected: Bool
    private let cornerRadius: CGFloat
    private let select: () -> Void
    private let content: Content
    @State private var isFocused = false

    init(isSelected: Bool, cornerRadius: CGFloat, select: @escaping () -> Void, @ViewBuilder content: () -> Content) {
        self.isSelected = isSelected
        self.cornerRadius = cornerRadius
        self.select = select
        self.content = content()
    }

    var body: some View {
        content
            .overlay { FocusRing(isShown: isFocused, cornerRadius: cornerRadius) }
            .interaction(semantics: semantics) { responder, actions in
                actions.activate = select
                responder.takesFocus = true
                responder.onFocus = { isFocused = $0 }
                responder.onUp = { [unowned responder] location, _ in
                    if responder.contains(location) { select() }
                }
                responder.onKey = { key in
                    guard key.key == .space || key.key == .return else { return false }
                    select()
                    return true
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
