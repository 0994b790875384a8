import DovetailCore
import DovetailPlatform
import Foundation

extension NSApplication {
    /// The lines of the panel about the program.
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
}

/// The content of the panel about the program.
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
                Image(nsImage: icon).resizableInBox().scaledToFit().frame(width: 64, height: 64)
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
