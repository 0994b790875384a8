import Foundation

private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
    let keys: EventModifiers
    // Any thread may make the modifier; its body reads the view on the main thread alone.
    nonisolated(unsafe) let alternate: Alternate
    @State private var held: EventModifiers = []

    nonisolated init(keys: EventModifiers, alternate: Alternate) {
        self.keys = keys
        self.alternate = alternate
    }

    func body(content: Content) -> some View {
        UnaryView {
            if !keys.isEmpty, held == keys { alternate } else { content }
        }
        .onModifierKeysChanged(mask: keys) { held = $1 }
    }
}

extension View {
    /// Shows another view in place of this one while modifier keys are held and the window has the keyboard.
    ///
    /// - Parameters:
    ///   - modifiers: The keys, all of which have to be held.
    ///   - alternate: What is shown then.
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { modifier(ModifierKeyAlternate(keys: modifiers, alternate: alternate())) }
}
