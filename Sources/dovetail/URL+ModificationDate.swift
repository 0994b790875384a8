import Foundation

extension URL {
    /// When a file was last written; nil where there is none.
    var modificationDate: Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}
