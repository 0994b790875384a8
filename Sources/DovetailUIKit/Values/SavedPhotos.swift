// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailCore
import DovetailPlatform
import Foundation
import FoundationAdditions

/// Saves a picture among the person's: as a PNG file in the folder that the desktop has for pictures, `~/Pictures` mostly.
///
/// The file is written in the background, whole or not at all. Then the method is called on the main thread, with the picture, the error or
/// nil, and what was given as the context:
///
///     func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer)
///
/// - Parameters:
///   - completionTarget: The object whose method it is. It is kept until then.
///   - completionSelector: The method; nil for none.
///   - contextInfo: Handed on. A method that takes a pointer which can't be nil gets one that leads nowhere in place of nil.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    // Both are only handed on, to the main thread, where the target's method may run.
    nonisolated(unsafe) let target = completionTarget as AnyObject?
    nonisolated(unsafe) let context = contextInfo
    SavedPhotos.save(image, in: .picturesDirectory) { error in
        guard let target, let completionSelector else { return }
        completionSelector.send(
            to: target, from: image, event: SelectorArguments(error, .init(context ?? SavedPhotos.nowhere)))
    }
}

/// Pictures that apps give to the person.
package enum SavedPhotos {
    /// An address that nothing has.
    static var nowhere: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }

    /// What can't be saved.
    private struct NoPicture: LocalizedError {
        var errorDescription: String? { "The picture can't be read, so it is not saved." }
    }

    /// Writes a picture into a folder, which is made where it is missing. `completion` hears on the main thread what went wrong.
    package static func save(
        _ image: UIImage, in folder: URL, completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            var failure: (any Error)?
            do {
                // A picture that has to be painted is painted on the main thread.
                guard let data = image.pngData() ?? MainThread.sync({ image.pngData() }) else {
                    throw NoPicture()
                }
                try write(data, in: folder, at: Date())
            } catch {
                failure = error
            }
            DispatchQueue.main.async { [failure] in MainActor.assumeIsolated { completion(failure) } }
        }
    }

    /// Writes a file under a name that tells when, and that no other file of the folder has.
    private static func write(_ data: Data, in folder: URL, at time: Date) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let draft = folder.appendingPathComponent(".\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: draft) }
        try data.write(to: draft)
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH.mm.ss"
        let name = format.string(from: time)
        for number in 1... {
            let file = folder.appendingPathComponent(number == 1 ? "\(name).png" : "\(name) \(number).png")
            // Takes the name only where no file has it, whatever else writes there.
            if link(draft.path, file.path) == 0 { return }
            guard errno == EEXIST else { throw CocoaError(.fileWriteUnknown) }
        }
    }
}
