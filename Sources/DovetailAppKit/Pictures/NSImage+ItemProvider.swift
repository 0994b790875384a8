import DovetailPlatform
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

extension NSImage: NSItemProviderReading {
    /// Pictures.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

    /// A picture of data. Throws where the data are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        // Classes of an app's own that are made of NSImage can't be made here.
        guard let image = NSImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension NSImage: NSItemProviderWriting {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

    /// The picture as PNG. Throws where it can't be drawn.
    public func data(ofType identifier: String) throws -> Data {
        guard let data = value.data(.png) else { throw CocoaError(.fileWriteUnknown) }
        return data
    }
}
