import CGTK
import DovetailCore
import Foundation

/// How large a window is, and what people may do about it.
@MainActor
final class WindowSizing {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let surface: UnsafeMutablePointer<GtkWidget>
    private let content: any WindowContent
    private let defaultSize: CGSize?
    /// Whether the window is to be as large as its content, where that has a size of its own.
    private let hasSizeOfContent: Bool
    private var leastSize = CGSize.zero
    /// What the views said of the window when it was last brought up to date.
    private var interaction = WindowInteraction()

    /// Gives a new window its size; see ``InitialWindowSize``.
    init(
        window: UnsafeMutablePointer<GtkWindow>, surface: UnsafeMutablePointer<GtkWidget>,
        content: any WindowContent, defaultSize: CGSize?, hasSizeOfContent: Bool
    ) {
        self.window = window
        self.surface = surface
        self.content = content
        self.defaultSize = defaultSize
        self.hasSizeOfContent = hasSizeOfContent
        // Views see this size from the start: what they measure when they appear is the window's.
        content.size = defaultSize ?? InitialWindowSize.ofProcess.usual
        let size = InitialWindowSize.ofProcess.size(
            of: content, defaultSize: defaultSize, hasSizeOfContent: hasSizeOfContent, monitor: ScreenSize.ofWindows)
        content.size = size
        gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    }

    /// The content's size if it has one, which does not grow with the window, and the window is to have it.
    private var sizeOfContent: CGSize? { hasSizeOfContent ? InitialWindowSize.onlySize(of: content) : nil }

    /// Makes the window as large as its content, or keeps it from being made smaller than that can be, and lets people close it and change
    /// its size where they may. Where the content is as it was, only what the views say of the window counts.
    func update(hasOtherContent: Bool) {
        let interaction = (content as? WindowRoot)?.interaction ?? WindowInteraction()
        guard hasOtherContent || interaction != self.interaction else { return }
        self.interaction = interaction
        let fixed = sizeOfContent
        let canBeResized = fixed == nil && interaction.canBeResized != false
        // A window that can't be resized has the size that its content asks for.
        if (gtk_window_get_resizable(window) != 0) != canBeResized {
            gtk_window_set_resizable(window, canBeResized ? 1 : 0)
        }
        let canBeClosed = interaction.canBeClosed != false
        if (gtk_window_get_deletable(window) != 0) != canBeClosed {
            gtk_window_set_deletable(window, canBeClosed ? 1 : 0)
        }
        if let fixed { return setLeastSize(fixed) }
        if !canBeResized { return setLeastSize(content.size) }
        var least = content.minimumSize
        // An app that asks for a smaller window gets it.
        if let defaultSize {
            least.width = min(least.width, defaultSize.width)
            least.height = min(least.height, defaultSize.height)
        }
        setLeastSize(least)
    }

    private func setLeastSize(_ least: CGSize) {
        guard least != leastSize, least.width.isFinite, least.height.isFinite else { return }
        leastSize = least
        // A screen has an end: what is larger is cut.
        gtk_widget_set_size_request(
            surface, Int32(min(least.width, 1200).rounded(.up)), Int32(min(least.height, 700).rounded(.up)))
    }
}
