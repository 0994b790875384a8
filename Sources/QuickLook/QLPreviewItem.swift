@_exported import Foundation

/// A file that is previewed.
public protocol QLPreviewItem {
    /// Where the file is; nil for nothing.
    var previewItemURL: URL? { get }
    /// What it is called; nil for the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { absoluteURL }
}
