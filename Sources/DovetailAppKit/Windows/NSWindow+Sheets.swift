import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What a window's sheets are, and whose sheet it is.
@MainActor
final class WindowSheets {
    /// The windows that are shown as sheets over it, the last one in front.
    var shown: [ShownSheet] = []
    /// The window that this one is a sheet of.
    weak var parent: NSWindow?
}

/// A window, or the view of a controller, that is shown as a sheet.
@MainActor
final class ShownSheet: ObservableObject {
    @Published var isShown = true
    let window: NSWindow
    private let ended: (NSApplication.ModalResponse) -> Void
    /// What is told when the sheet has gone; a person who closes it has cancelled.
    var response = NSApplication.ModalResponse.cancel

    init(_ window: NSWindow, ended: @escaping (NSApplication.ModalResponse) -> Void) {
        (self.window, self.ended) = (window, ended)
    }

    func finish() {
        guard let parent = window.sheets.parent else { return }
        parent.sheets.shown.removeAll { $0 === self }
        window.sheets.parent = nil
        ended(response)
    }
}

extension NSWindow {
    /// Shows the content of another window as a sheet over this one, and calls the closure when that has ended. Where several are shown, the last is in
    /// front. Of a window that is not open nothing is shown: the closure is called with ``NSApplication/ModalResponse/abort``.
    public func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        guard let root, sheetWindow.sheets.parent == nil else {
            handler?(.abort)
            return
        }
        let sheet = ShownSheet(sheetWindow) { handler?($0) }
        sheetWindow.sheets.parent = self
        sheets.shown.append(sheet)
        root.attach(SheetPresenter(sheet: sheet))
    }
    /// Shows the content of another window as a sheet over this one, before those that are shown already. They are all shown at once here.
    public func beginCriticalSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { beginSheet(sheetWindow, completionHandler: handler) }
    /// Shows the content of another window as a sheet over this one, and returns what it was ended with.
    @discardableResult
    public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { done in beginSheet(sheetWindow) { done.resume(returning: $0) } }
    }
    /// The sheet in front; nil for none.
    public var attachedSheet: NSWindow? { sheets.shown.last?.window }
    /// Whether it is shown as a sheet.
    public var isSheet: Bool { sheets.parent != nil }
    /// The window that it is a sheet of.
    public var sheetParent: NSWindow? { sheets.parent }
}

/// An empty view that presents a window's content until it is ended.
private struct SheetPresenter: View {
    @ObservedObject var sheet: ShownSheet

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .sheet(isPresented: $sheet.isShown, onDismiss: sheet.finish) { WindowContent(window: sheet.window) }
    }
}

/// The content of a window that is shown within another one.
private struct WindowContent: View {
    let window: NSWindow

    var body: some View {
        if let view = window.contentView {
            let size = window.frame.size
            NSViewContent(view).frame(width: size.width, height: size.height).modifier(WindowOfView(view: view))
        }
    }
}
