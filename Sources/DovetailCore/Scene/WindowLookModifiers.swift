import Foundation

private struct WindowLookKey: EnvironmentKey {
    static var defaultValue: WindowLook { WindowLook() }
}

private struct PresentedWindowLookKey: EnvironmentKey {
    static var defaultValue: WindowLook { WindowLook() }
}

private struct TitleButtonSpaceKey: EnvironmentKey {
    static var defaultValue: TitleButtonSpace { TitleButtonSpace() }
}

extension EnvironmentValues {
    /// How the window of a view looks. Set when the window is made.
    package var windowLook: WindowLook {
        get { self[WindowLookKey.self] }
        set { self[WindowLookKey.self] = newValue }
    }

    /// How windows look that a view opens.
    var presentedWindowLook: WindowLook {
        get { self[PresentedWindowLookKey.self] }
        set { self[PresentedWindowLookKey.self] = newValue }
    }

    /// The room that the desktop's buttons take at the top of the window. Set by the host.
    package var titleButtonSpace: TitleButtonSpace {
        get { self[TitleButtonSpaceKey.self] }
        set { self[TitleButtonSpaceKey.self] = newValue }
    }
}

/// The content of a window that can be moved by it: by its top where there is no title bar, or by its background.
struct MovingContent<Content: View>: View {
    nonisolated(unsafe) let content: Content
    @Environment(\.windowLook) private var look
    @Environment(\.titleButtonSpace) private var space
    @Environment(\.windowDeclarations) private var declarations

    nonisolated init(_ content: Content) { self.content = content }

    var body: some View {
        if look.frame == .hiddenTitleBar {
            background.safeAreaInset(edge: .top, spacing: 0) {
                if let bar = declarations?.bar {
                    // The bar of the window stands beside the buttons, and is what moves the window.
                    // So does the bar of a page at the top.
                    BarReader(bar) { summary in
                        if let declarations {
                            DeclarationReader(declarations.titleBars) { bars in
                                handle(summary.hasItems || !bars.isEmpty ? 0 : space.height)
                            }
                        }
                    }
                } else {
                    handle(space.height)
                }
            }
        } else {
            background
        }
    }

    private func handle(_ height: CGFloat) -> some View {
        Color.clear.frame(height: height).contentShape(Rectangle()).gesture(WindowDragGesture())
    }

    @ViewBuilder private var background: some View {
        if look.movesByBackground {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(WindowDragGesture())
        } else {
            content
        }
    }
}
