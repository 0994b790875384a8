import Foundation

extension NSImage {
    /// The picture that lies in a clipboard; nil when there is none.
    @MainActor @preconcurrency
    public convenience init?(pasteboard: NSPasteboard) {
        guard let image = pasteboard.readObjects(forClasses: [NSImage.self])?.first as? NSImage else { return nil }
        self.init(image.value)
        size = image.size
    }

    /// Whether there is a picture in a clipboard.
    @MainActor @preconcurrency
    public class func canInit(with pasteboard: NSPasteboard) -> Bool {
        pasteboard.canReadObject(forClasses: [NSImage.self])
    }
}
