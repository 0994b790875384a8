import Foundation
import UniformTypeIdentifiers

extension NSSavePanel {
    /// What the file may be, by endings or identifiers of types; nil for anything. It is the older form of ``allowedContentTypes``.
    public var allowedFileTypes: [String]? {
        get {
            allowedContentTypes.isEmpty
                ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
        }
        set {
            allowedContentTypes = (newValue ?? []).compactMap { name in
                UTType(name) ?? UTType(filenameExtension: name)
            }
        }
    }
}
