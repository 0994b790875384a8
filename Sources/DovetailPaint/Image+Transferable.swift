import CoreTransferable
import DovetailCore
import Foundation

extension Image: Transferable {
    /// A picture is given as a PNG file, drawn in its own size and without modifiers of views around it, and taken from any picture file
    /// that GTK reads.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { image in
            guard let data = await image.transferredData else { throw ImageTransferError() }
            return data
        }
        DataRepresentation(importedContentType: .image) { Image(data: $0) }
    }

    @MainActor private var transferredData: Data? {
        let renderer = ImageRenderer(content: self)
        if case .data(_, let scale) = source { renderer.scale = scale }
        return renderer.pngData
    }
}

/// A picture could not be drawn; the reason is in the log.
private struct ImageTransferError: LocalizedError {
    var errorDescription: String? { "The picture could not be drawn." }
}
