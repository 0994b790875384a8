import DovetailCore
import Foundation

/// A sheet on screen: a panel over the dimmed window.
struct SheetSurface<Content: View>: View {
    let dismiss: () -> Void
    let content: () -> Content
    @Environment(\.colorScheme) private var colorScheme
    @State private var handle = PresentationHandle()
    @State private var isShown = false

    init(dismiss: @escaping () -> Void, content: @escaping () -> Content) {
        self.dismiss = dismiss
        self.content = content
    }

    var body: some View {
        let _ = handle.dismiss = dismiss
        SheetLayout {
            Color(white: 0, opacity: isShown ? (colorScheme == .light ? 0.28 : 0.5) : 0)
                .interaction { responder, _ in responder.onDown = { _, _ in } }
            SheetPanel(content: content)
                .semantics(Semantics(role: .sheet))
                .offset(y: isShown ? 0 : 28)
                .scaleEffect(isShown ? 1 : 0.97)
                .opacity(isShown ? 1 : 0.2)
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape else { return false }
                dismiss()
                return true
            }
        }
        .environment(\.presentation, handle)
        .sheetAppearance()
        .onAppear { withAnimation(.spring(response: 0.34, dampingFraction: 0.86)) { isShown = true } }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }
}

/// The panel of a sheet. Apart from ``SheetSurface``, so that the content's closure runs when its own data changed only.
private struct SheetPanel<Content: View>: View {
    let content: () -> Content
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        BarredContent(showsTitle: false) { content() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipShape(shape)
            .background {
                shape.fill(Color(Theme.windowBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.34), radius: 30, y: 14)
                    .interaction { responder, _ in responder.onDown = { _, _ in } }
            }
            .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false) }
    }
}

extension View {
    /// Takes away what belongs to the place that a sheet is presented from and not to what it shows.
    nonisolated fileprivate func sheetAppearance() -> some View {
        transformEnvironment(\.self) { values in
            values.builtIn.isEnabled = true
            values.builtIn.foregroundStyle = nil
            values.isInForm = false
            if values.isInBar {
                values.isInBar = false
                values.buttonStyle = AnyButtonStyle(BorderedButtonStyle())
            }
        }
    }
}
