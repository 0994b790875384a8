import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPlatform
import Foundation

extension NSApplication {
    /// What a program answers when it is asked to end.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

    /// How much a program wants to be noticed.
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }

    /// What the panel about the program says.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A text: what stands below all else, as a `String` or an attributed one.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        /// The program's name.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The picture over the name.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The number of the build.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// The version as people know it.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    }

    /// Shows a panel with the program's name and version.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

    /// Shows a panel about the program. What is not told is that of the main bundle.
    public func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
        let about = AboutText(optionsDictionary)
        let size = HostedView(rootView: AboutPanel(about: about)).idealSize
        let panel = NSPanel(
            contentRect: CGRect(origin: .zero, size: size), styleMask: .titled, backing: .buffered, defer: false)
        panel.title = about.name
        panel.contentView = NSHostingView(rootView: AboutPanel(about: about))
        aboutPanel = panel
        panel.makeKeyAndOrderFront(nil)
    }

    /// Light or dark for all windows that are open, whatever the desktop has; nil for that of the desktop.
    public var appearance: NSAppearance? {
        get { givenAppearance }
        set {
            givenAppearance = newValue
            for window in windows { window.appearance = newValue }
        }
    }

    /// Closes no window and puts none aside: desktops here have no programs that are hidden. It minimises the windows.
    public func hide(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
    /// Brings the windows back.
    public func unhide(_ sender: Any?) { for window in windows { window.deminiaturize(sender) } }
    /// Brings the windows back.
    public func unhideWithoutActivation() { unhide(nil) }

    /// The window with a number; nil when there is none.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }
}

/// What the panel about the program says.
struct AboutText {
    let name: String
    let version: String
    let credits: String
    let icon: NSImage?
    let copyright: String

    init(_ options: [NSApplication.AboutPanelOptionKey: Any]) {
        let info = Bundle.main.infoDictionary ?? [:]
        name =
            options[.applicationName] as? String ?? info["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
        let version = options[.applicationVersion] as? String ?? info["CFBundleShortVersionString"] as? String
        let build = options[.version] as? String ?? info["CFBundleVersion"] as? String
        self.version = [version.map { "Version \($0)" }, build.map { version == nil ? "Version \($0)" : "(\($0))" }]
            .compactMap { $0 }.joined(separator: " ")
        credits = (options[.credits] as? NSAttributedString)?.string ?? options[.credits] as? String ?? ""
        icon = options[.applicationIcon] as? NSImage
        copyright = info["NSHumanReadableCopyright"] as? String ?? ""
    }
}

private struct AboutPanel: View {
    let about: AboutText

    var body: some View {
        VStack(spacing: 8) {
            if let icon = about.icon {
                Image(nsImage: icon).resizable().scaledToFit().frame(width: 64, height: 64)
            }
            Text(verbatim: about.name).font(.headline)
            if !about.version.isEmpty { Text(verbatim: about.version).font(.caption) }
            if !about.credits.isEmpty {
                Text(verbatim: about.credits).font(.caption).multilineTextAlignment(.center)
            }
            if !about.copyright.isEmpty {
                Text(verbatim: about.copyright).font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 32).padding(.vertical, 24)
        .frame(minWidth: 260)
    }
}

/// What the desktop shows for the program among others: nothing that a program decides, so that it is kept and changes nothing.
@MainActor @preconcurrency
open class NSDockTile: NSObject {
    open var badgeLabel: String?
    open var contentView: NSView?
    open func display() {}
}

/// A short sound.
@MainActor @preconcurrency
open class NSSound: NSObject {
    /// A sound of the system by its name: there is none here.
    public init?(named name: String) { return nil }
    /// Plays it. Returns whether it could be played.
    @discardableResult
    open func play() -> Bool { false }
    /// Plays the desktop's sound for something that can't be done.
    public static func beep() { if let display = gdk_display_get_default() { gdk_display_beep(display) } }
}

/// Animates what a closure changes of views that are shown.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
    /// How long it takes, in seconds.
    open var duration: TimeInterval = 0.25
    /// Whether changes that are not made through `animator()` are animated, too. They always are.
    open var allowsImplicitAnimation = false

    private static var stack: [NSAnimationContext] = []
    /// The context of the changes that are made now.
    public static var current: NSAnimationContext { stack.last ?? NSAnimationContext() }

    /// Animates what a closure changes of views of AppKit's, and of state.
    ///
    /// - Parameter completionHandler: Called when it has ended.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)?
    ) {
        let context = NSAnimationContext()
        stack.append(context)
        defer { stack.removeLast() }
        var transaction = Transaction(animation: context.animation)
        if let completionHandler {
            transaction.addAnimationCompletion(criteria: .logicallyComplete, completionHandler)
        }
        withTransaction(transaction) { changes(context) }
    }

    /// Animates what a closure changes of views of AppKit's, and of state, for as long as an animation usually takes.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
        runAnimationGroup(changes, completionHandler: nil)
    }

    /// Begins to animate what is changed of views of AppKit's, until ``endGrouping()``.
    public static func beginGrouping() { stack.append(NSAnimationContext()) }
    /// Ends what ``beginGrouping()`` began.
    public static func endGrouping() { _ = stack.popLast() }

    private var animation: Animation? { duration > 0 ? .easeInOut(duration: duration) : nil }
    /// How changes of views are animated that are made now; nil for not at all.
    static var runningAnimation: Animation? { stack.last?.animation }
}
