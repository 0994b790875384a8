extension View {
    /// How the pointer looks over the view; nil leaves that to the views around it.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.pointer = style
        }
    }

    /// Whether the pointer is seen over the view. Where it is `visible`, it looks as usual, whatever the views around say.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.pointer =
                switch visibility {
                case .automatic: nil
                case .visible: .default
                case .hidden: .hidden
                }
        }
    }
}
