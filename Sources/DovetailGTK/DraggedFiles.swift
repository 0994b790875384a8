import DovetailCore
import Foundation

/// The files that stand for what is dragged to programs which take files alone, such as a file manager. They are made when such a program asks for
/// them.
///
/// Nobody tells when such a program has read a file: it may go on copying after the drag has ended. So a file stays for some minutes,
/// and where this program ends before that, one that drags later removes it.
enum DraggedFiles {
    /// How long files stay, in seconds.
    private static let life: TimeInterval = 600

    private static var all: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-drags", isDirectory: true)
    }

    /// A folder for the files of one drag, which is not there yet.
    static func newFolder() -> URL {
        removeOld()
        let folder = all.appendingPathComponent(UUID().uuidString, isDirectory: true)
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + life) {
            try? FileManager.default.removeItem(at: folder)
        }
        return folder
    }

    /// Removes what programs left behind.
    private static func removeOld() {
        let folders =
            (try? FileManager.default.contentsOfDirectory(
                at: all, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        for folder in folders {
            let date = try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, date.timeIntervalSinceNow < -life { try? FileManager.default.removeItem(at: folder) }
        }
    }

    /// Makes the file of an item; nil for one that has none.
    static func file(of item: NSItemProvider, in folder: URL) async -> URL? {
        guard let type = item.fileTypeForOthers else { return nil }
        return await withCheckedContinuation { continuation in
            item.writeFile(forTypeIdentifier: type, in: folder) { file, _ in continuation.resume(returning: file) }
        }
    }
}
