import Foundation
import UniformTypeIdentifiers

/// A question for files that the host of a window asks a person, by a dialog of the system's.
package struct FileRequest {
    package enum Kind {
        /// Files that exist, or folders where a type says so.
        case open(types: [UTType], allowsMany: Bool)
        /// A place for a new file.
        case save(type: UTType?, name: String?)
        /// A folder.
        case folder
    }
    package var kind: Kind
    /// What the dialog says; nil for the system's own words.
    package var message: String?
    /// What the button that ends the dialog says.
    package var confirmation: String?
    /// Where the dialog begins.
    package var directory: URL?

    package init(_ kind: Kind) { self.kind = kind }
}

/// Asks a person for files, and tells the answer: nil when they would rather not.
package typealias FileChooser = (FileRequest, @escaping @MainActor ([URL]?) -> Void) -> Void

private struct FileChooserKey: EnvironmentKey {
    // Never written.
    nonisolated(unsafe) static let defaultValue: FileChooser? = nil
}

extension EnvironmentValues {
    /// How the host of the window asks for files; nil where it cannot.
    package var fileChooser: FileChooser? {
        get { self[FileChooserKey.self] }
        set { self[FileChooserKey.self] = newValue }
    }
}
