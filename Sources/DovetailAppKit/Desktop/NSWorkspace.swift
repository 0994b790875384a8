import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// The desktop.
@MainActor @preconcurrency
open class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()

    private override init() {}

    /// Opens an address or a file with the system's program for it. Returns whether there was one.
    @discardableResult
    open func open(_ url: URL) -> Bool { SystemOpener.open(url) }

    /// Opens a file or a folder with the system's program for it. Returns whether there was one.
    @discardableResult
    open func openFile(_ fullPath: String) -> Bool { SystemOpener.open(URL(fileURLWithPath: fullPath)) }

    /// Opens the folder that a file is in with the system's program for folders. Returns whether there was one.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        let path = fullPath ?? rootFullPath
        guard !path.isEmpty else { return false }
        let url = URL(fileURLWithPath: path)
        return SystemOpener.open(fullPath == nil ? url : url.deletingLastPathComponent())
    }

    /// Opens the folder that files are in with the system's program for folders.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { _ = SystemOpener.open(folder) }
    }

    /// The program of an identifier: nil, since programs here have no bundles.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }

    /// A symbol for what a file is: a folder, a picture, a text or something else.
    open func icon(forFile fullPath: String) -> NSImage {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
        if isFolder.boolValue { return Self.icon("folder.fill") }
        let ending = URL(fileURLWithPath: fullPath).pathExtension
        return icon(for: UTType(filenameExtension: ending) ?? .data)
    }

    /// A symbol for what files of a type are.
    open func icon(for contentType: UTType) -> NSImage {
        let symbols: [(UTType, String)] = [
            (.folder, "folder.fill"), (.image, "photo"), (.audio, "music.note"), (.movie, "film"),
            (.pdf, "doc.richtext"),
            (.archive, "doc.zipper"), (.text, "doc.text"),
        ]
        return Self.icon(symbols.first { contentType.conforms(to: $0.0) }?.1 ?? "doc")
    }

    private static func icon(_ symbol: String) -> NSImage {
        NSImage(systemSymbolName: symbol, accessibilityDescription: nil)
            ?? NSImage(PictureValue(empty: Image(systemName: symbol)))
    }

    /// Where to hear of what happens on the desktop. Nothing is sent here: what the desktop does is not known.
    open var notificationCenter: NotificationCenter { Self.center }
    private static let center = NotificationCenter()

    /// Sent on macOS when the machine wakes. Not sent here.
    nonisolated public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Sent on macOS when the machine goes to sleep. Not sent here.
    nonisolated public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
}
