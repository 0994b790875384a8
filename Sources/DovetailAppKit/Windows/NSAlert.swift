import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A question with buttons, over the window that was last used.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// How grave it is. All look alike here, but the button of a critical one is red.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// What stands first.
    open var messageText = "Alert"
    /// What stands below.
    open var informativeText = ""
    open var alertStyle = Style.warning
    /// A view below the texts; nil for none.
    open var accessoryView: NSView?
    /// A picture; nil for none.
    open var icon: NSImage!
    /// Whether a mark offers not to ask again.
    open var showsSuppressionButton = false
    /// The mark that offers not to ask again, while ``showsSuppressionButton`` is true.
    open private(set) lazy var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "Do not ask again", target: nil, action: nil)
    /// Whether a button offers help. There is none.
    open var showsHelp = false
    /// The buttons, in the order in which they were added.
    public private(set) var buttons: [NSButton] = []

    /// Stands for the window of the alert. Alerts are drawn over the window that was last used: this one is never shown, and what it is told
    /// changes nothing.
    open private(set) lazy var window: NSWindow = {
        Log.warnOnce(
            "NSAlert.window", "NSAlert: alerts have no window of their own; what theirs is told changes nothing")
        return NSPanel()
    }()

    public override init() {}

    /// A question about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    /// Adds a button. The Return key presses the first, Escape one called “Cancel”.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        buttons.append(button)
        return button
    }

    /// Shows the question and tells which button was pressed, the first being ``NSApplication/ModalResponse/alertFirstButtonReturn``.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { show(in: sheetWindow.root, handler ?? { _ in }) }

    /// Shows the question and returns when it was answered. Meanwhile the windows of the app go on.
    ///
    /// Where no main loop runs, such as in tests, nobody could answer: cancelled.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        NSApplication.wait { show(in: ProgramWindows.ofProgram.current, $0) }
    }

    private func show(in window: WindowRoot?, _ handler: @escaping (NSApplication.ModalResponse) -> Void) {
        guard let window else { return handler(.cancel) }
        if buttons.isEmpty { addButton(withTitle: "OK") }
        window.attach(AlertPresenter(alert: self, answer: handler))
    }
}

/// An empty view that presents a question until that is answered.
private struct AlertPresenter: View {
    let alert: NSAlert
    let answer: (NSApplication.ModalResponse) -> Void
    @State private var isShown = true

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .alert(Text(verbatim: alert.messageText), isPresented: $isShown) {
                ForEach(Array(alert.buttons.enumerated()), id: \.offset) { index, button in
                    Button(button.title, role: role(of: button, index)) {
                        answer(NSApplication.ModalResponse(button.tag))
                    }
                    .keyboardShortcut(index == 0 ? .defaultAction : nil)
                }
            } message: {
                if !alert.informativeText.isEmpty { Text(verbatim: alert.informativeText) }
                if let view = alert.accessoryView { NSViewContent(view).fixedSize() }
                if alert.showsSuppressionButton, let mark = alert.suppressionButton { NSViewContent(mark).fixedSize() }
            }
    }

    private func role(of button: NSButton, _ index: Int) -> ButtonRole? {
        if button.hasDestructiveAction || index == 0 && alert.alertStyle == .critical { return .destructive }
        return button.title == "Cancel" ? .cancel : nil
    }
}
