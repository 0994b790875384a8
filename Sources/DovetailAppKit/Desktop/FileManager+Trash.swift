import CGTK
import Foundation

extension FileManager {
    /// Puts a file or a folder into the desktop's trash. Throws where that can't be, such as on a disk without one.
    /// - Parameter outResultingURL: Would be told where it is then. The desktop does not say: nil.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        guard let file = g_file_new_for_path(url.path) else { throw CocoaError(.fileNoSuchFile) }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        var error: UnsafeMutablePointer<GError>?
        guard g_file_trash(file, nil, &error) != 0 else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? ""
            g_clear_error(&error)
            throw CocoaError(
                .fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: reason])
        }
    }
}
