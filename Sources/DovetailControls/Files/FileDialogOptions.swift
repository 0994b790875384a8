import DovetailCore
import Foundation

/// What dialogs for files say, where they begin and what they take.
struct FileDialogOptions {
    var message: String?
    var confirmation: String?
    var nameLabel: String?
    var directory: URL?
    /// What the folder is remembered by that a person chose from last.
    var customizationID: String?
    var importsUnresolvedAliases = false
    var enabled: Predicate<URL>?

    func isEnabled(_ url: URL) -> Bool {
        guard let enabled else { return true }
        return (try? enabled.evaluate(url)) ?? false
    }

    private var key: String? { customizationID.map { "dovetail.fileDialog.\($0)" } }

    /// The folder that a person chose from last, if it is still there.
    func lastDirectory(in store: UserDefaults) -> URL? {
        guard let key, let path = store.string(forKey: key), FileManager.default.fileExists(atPath: path) else {
            return nil
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    func noteDirectory(of url: URL, in store: UserDefaults) {
        if let key { store.set(url.deletingLastPathComponent().path, forKey: key) }
    }
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

/// How a dialog for files shows them.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// What is inside of packages, which are folders here, is always shown.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown if the desktop's setting says so; people change it in the dialog by Ctrl+H.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions are always shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets what dialogs for files inside the view say, which is their title.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        environment(\.fileDialogOptions.message, message?.plainString)
    }

    /// Sets what dialogs for files inside the view say, which is their title.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets what dialogs for files inside the view say, which is their title.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets what the button that ends a dialog for files says.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.confirmation, label?.plainString)
    }

    /// Sets what the button that ends a dialog for files says.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets what the button that ends a dialog for files says.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets what stands beside the name in dialogs that save. The desktop's dialogs have words of their own there, so it is their title
    /// where the app gives no other.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.nameLabel, label?.plainString)
    }

    /// Sets what stands beside the name in dialogs that save: the title of the dialog where the app gives no other.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets what stands beside the name in dialogs that save: the title of the dialog where the app gives no other.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets the folder that dialogs for files begin with.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogOptions.directory, defaultDirectory)
    }

    /// Lets dialogs with an id begin with the folder that a person chose from last in one with the same id, unless a folder is set.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        environment(\.fileDialogOptions.customizationID, id)
    }

    /// Sets whether a symbolic link that a person chooses is handed over as it is, and not as the file that it leads to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        environment(\.fileDialogOptions.importsUnresolvedAliases, imports)
    }

    /// Sets which files can be opened. The desktop's dialogs show the others, too: if a person chooses none but those, the dialog comes
    /// again.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        environment(\.fileDialogOptions.enabled, predicate)
    }
}
