import CoreTransferable
import Foundation

extension URLResourceKey {
    /// The kind of the file's content, as `URLResourceValues.contentType` tells it.
    ///
    /// Foundation on Linux knows no such value, and answers for the keys that it knows alone. So the key is that of the file's path, from which
    /// the kind follows: its text is not the one that Apple's key has.
    public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
    /// The kind of the file's content: by its extension, and `folder`, `symbolicLink` and the like by what it is. Nil where
    /// `URLResourceKey.contentTypeKey` was not asked for.
    public var contentType: UTType? { path.map { UTType.ofFile(at: $0) } }
}

extension UTType {
    /// The kind of a file or folder.
    fileprivate static func ofFile(at path: String) -> UTType {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .data }
        let name = (path as NSString).pathExtension
        switch status.st_mode & S_IFMT {
        case S_IFLNK: return .symbolicLink
        case S_IFDIR:
            // Folders whose extension says what is in them, such as those of programs.
            let named = UTType(filenameExtension: name, conformingTo: .directory)
            return named.flatMap { $0.isDynamic ? nil : $0 } ?? .folder
        default:
            if let type = UTType(filenameExtension: name) { return type }
            return status.st_mode & S_IXUSR != 0 ? .unixExecutable : .data
        }
    }
}
