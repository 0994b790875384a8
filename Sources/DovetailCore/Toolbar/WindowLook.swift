import Foundation

/// How a window's frame and its bars look, as far as somebody says so.
package struct WindowLook: Equatable, Sendable {
    package var frame: WindowFrame?
    package var toolbar: WindowToolbarLook?
    /// Whether a drag of the content that nothing in it takes moves the window.
    package var movesByBackground = false

    nonisolated package init() {}

    /// This look, with what another one says in place of it.
    func replaced(by other: WindowLook) -> WindowLook {
        var look = self
        look.frame = other.frame ?? frame
        look.toolbar = other.toolbar ?? toolbar
        return look
    }

    /// Whether the content stands in something that moves the window.
    var movesWindow: Bool { frame == .hiddenTitleBar || movesByBackground }
}

/// The room that the desktop's buttons take at the top of a window without a title bar, in points.
package struct TitleButtonSpace: Equatable, Sendable {
    package var height: CGFloat
    package var leading: CGFloat
    package var trailing: CGFloat

    nonisolated package init(height: CGFloat = 0, leading: CGFloat = 0, trailing: CGFloat = 0) {
        (self.height, self.leading, self.trailing) = (height, leading, trailing)
    }
}

/// A bar that stands in the place of a title bar.
package struct TitleBar: Equatable, Sendable {
    nonisolated package init() {}
}

/// How the bars of a window look.
package struct WindowToolbarLook: Equatable, Sendable {
    /// Whether bars show the titles of their pages.
    package var showsTitle = true
    /// Whether bars are lower than usual.
    package var isCompact = false
    /// Whether titles stand in a row of their own, over the items.
    package var isExpanded = false
}

/// What a window's frame consists of.
package enum WindowFrame: Sendable { case titleBar, hiddenTitleBar, plain }

private enum TitleBarsKey: WindowDeclarationKey { typealias Value = TitleBar }

extension WindowDeclarations {
    /// The bars of pages that stand at the top of a window without a title bar, beside the desktop's buttons.
    package var titleBars: DeclarationList<TitleBar> { self[TitleBarsKey.self] }
}
