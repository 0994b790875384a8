import Foundation

extension URL {
    /// A bookmark of the file, to be kept and resolved later, when the file may have been moved.
    ///
    /// It keeps the path and the numbers by which the file system knows the file. Values of the file are not kept in it.
    /// - Throws: `CocoaError.fileNoSuchFile` where there is no file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        try Bookmark(of: self, relativeTo: url).data()
    }

    /// The file of a bookmark.
    ///
    /// The bookmark is stale where the file has been moved, renamed or replaced: the app makes a new one then. A file that is not at its place
    /// is looked for in the folder where it was and in those around it, as long as they are within the home folder and have no more than
    /// 20,000 files.
    /// - Throws: `CocoaError.fileNoSuchFile` where the file isn't found, `CocoaError.fileReadCorruptFile` for data that is no bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let place = try Bookmark(data: data).resolved(relativeTo: url)
        bookmarkDataIsStale = place.isStale
        self.init(fileURLWithPath: place.path)
    }

    /// The file of a bookmark or of an alias that a file holds; see ``writeBookmarkData(_:to:)``.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        guard let data = try? URL.bookmarkData(withContentsOf: url) else {
            self = url.resolvingSymlinksInPath()
            return
        }
        var isStale = false
        try self.init(resolvingBookmarkData: data, options: options, bookmarkDataIsStale: &isStale)
    }

    /// Writes a bookmark to a file.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws {
        _ = try Bookmark(data: data)
        try data.write(to: url, options: .atomic)
    }

    /// The bookmark that a file holds.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        _ = try Bookmark(data: data)
        return data
    }
}

extension NSURL {
    /// A bookmark of the file; see `URL.bookmarkData(options:includingResourceValuesForKeys:relativeTo:)`.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]?,
        relativeTo relativeURL: URL?
    ) throws -> Data {
        try (self as URL).bookmarkData(options: options, relativeTo: relativeURL)
    }
}
