import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Asks where a file is to be written, by the desktop's dialog.
///
///     let panel = NSSavePanel()
///     panel.nameFieldStringValue = "Notes.txt"
///     panel.begin { if $0 == .OK, let url = panel.url { save(to: url) } }
///
/// The dialog belongs to the window that was last used.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
    /// What the dialog says; empty for the desktop's own words.
    open var message: String! = ""
    /// What is over the dialog; empty for the desktop's own words. It stands for ``message`` where that is empty.
    open var title: String! = ""
    /// What the button that ends the dialog says; empty for the desktop's own word.
    open var prompt: String! = ""
    /// Where the dialog begins; nil where it was last.
    open var directoryURL: URL?
    /// The name of the file that is proposed.
    open var nameFieldStringValue = ""
    /// What the file may be; empty for anything. The first decides about the ending of a name that has none.
    open var allowedContentTypes: [UTType] = []
    /// Whether files of other endings may be chosen, too. The desktop's dialog lets a person type any name.
    open var allowsOtherFileTypes = false
    /// Whether the ending of a name is hidden. The desktop's dialog shows whole names.
    open var isExtensionHidden = false
    /// Whether a person may choose to hide endings. The desktop's dialog shows whole names.
    open var canSelectHiddenExtension = false
    /// Whether hidden files are shown. The desktop's dialog has a key for that.
    open var showsHiddenFiles = false
    /// What stands in front of the field for the name. The desktop's dialog has a word of its own.
    open var nameFieldLabel: String! = ""
    /// Whether files get tags. The desktop has none.
    open var showsTagField = false
    /// Whether packages open as folders do. There are no packages here.
    open var treatsFilePackagesAsDirectories = false
    /// Whether the person may make folders. The desktop's dialog lets them.
    open var canCreateDirectories = true
    /// A view in the dialog. The desktop's dialog takes none: it is kept, and nothing else. The log tells it once.
    open var accessoryView: NSView? {
        didSet {
            guard accessoryView != nil else { return }
            Log.warnOnce("accessoryView", "NSSavePanel: the desktop's dialog shows no view of the program's")
        }
    }
    /// Whether ``accessoryView`` is open. It is not shown.
    open var isAccessoryViewDisclosed = false
    /// The tags that the file gets. The desktop has none: they are kept, and nothing else.
    open var tagNames: [String]?
    /// How far in front the dialog is. The desktop decides: it is kept, and nothing else.
    open var level = NSWindow.Level.modalPanel
    /// The file that was chosen; nil before, and when none was.
    open var url: URL? { chosen.first }
    fileprivate var chosen: [URL] = []

    public override init() {}

    fileprivate var kind: FileRequest.Kind {
        .save(type: allowedContentTypes.first, name: nameFieldStringValue.isEmpty ? nil : nameFieldStringValue)
    }
    fileprivate func named(_ url: URL) -> URL {
        guard url.pathExtension.isEmpty, let ending = allowedContentTypes.first?.preferredFilenameExtension else {
            return url
        }
        return url.appendingPathExtension(ending)
    }

    /// Shows the dialog and tells the answer.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        chosen = []
        guard let choose = ProgramWindows.ofProgram.current?.services.chooseFiles else {
            Log.warnOnce("file dialog", "no files are asked for: there is no desktop")
            return handler(.cancel)
        }
        var request = FileRequest(kind)
        request.message = [message, title].compactMap { $0 }.first { !$0.isEmpty }
        request.confirmation = prompt?.isEmpty == false ? prompt : nil
        request.directory = directoryURL
        choose(request) { urls in
            self.chosen = (urls ?? []).map(self.named)
            handler(self.chosen.isEmpty ? .cancel : .OK)
        }
    }

    /// Shows the dialog and tells the answer. The dialog belongs to the window that was last used.
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { begin(completionHandler: handler) }

    /// Shows the dialog and returns when it was answered. Meanwhile the windows of the app go on.
    ///
    /// Where no main loop runs, such as in tests, nobody could answer: cancelled.
    open func runModal() -> NSApplication.ModalResponse { NSApplication.wait { self.begin(completionHandler: $0) } }

    /// Shows the dialog and returns the answer.
    open func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }
}

/// Asks for files or folders to open, by the desktop's dialog.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen. Where files can be as well, the desktop's dialog asks for files.
    open var canChooseDirectories = false
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
    /// Whether the place that a link leads to is given. It is the link itself, here, which opens as well.
    open var resolvesAliases = true
    /// What was chosen.
    open var urls: [URL] { chosen }

    fileprivate override var kind: FileRequest.Kind {
        if !canChooseFiles, canChooseDirectories { return .folder }
        return .open(types: allowedContentTypes, allowsMany: allowsMultipleSelection)
    }
    fileprivate override func named(_ url: URL) -> URL { url }
}

extension NSApplication {
    /// How a dialog was answered.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let OK = ModalResponse(1)
        public static let cancel = ModalResponse(0)
        public static let stop = ModalResponse(-1000)
        public static let abort = ModalResponse(-1001)
        public static let `continue` = ModalResponse(-1002)
        public static let alertFirstButtonReturn = ModalResponse(1000)
        public static let alertSecondButtonReturn = ModalResponse(1001)
        public static let alertThirdButtonReturn = ModalResponse(1002)
    }

    /// Begins something and lets the main loop run until that is answered; cancelled where no main loop runs.
    static func wait(for begin: (@escaping (ModalResponse) -> Void) -> Void) -> ModalResponse {
        var answer: ModalResponse?
        begin { answer = $0 }
        // Code of an app that runs in windows is called by the loop of GLib; that of a test is not.
        while answer == nil, g_main_depth() > 0 { g_main_context_iteration(nil, 1) }
        if answer == nil {
            Log.warnOnce("modal", "nobody can answer a dialog that is waited for: no main loop runs")
        }
        return answer ?? .cancel
    }
}
