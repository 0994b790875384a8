import Foundation
import GalleryExamples
import SwiftUI

/// Paints the gallery and each of its pages as on a phone and as on a desktop, light and dark: into `phone/light/Buttons.png` and so on, with a
/// page `index.html` that shows them side by side.
@MainActor
struct GalleryPictures {
    let folder: URL

    /// An idiom, and the size of its pictures in points.
    private static let devices: [(idiom: Idiom, size: CGSize)] = [
        (.phone, CGSize(width: 393, height: 852)), (.desktop, CGSize(width: 900, height: 640)),
    ]
    private static let schemes: [(name: String, scheme: ColorScheme)] = [("light", .light), ("dark", .dark)]

    func write() throws {
        for (idiom, size) in Self.devices {
            for (name, scheme) in Self.schemes {
                let folder = folder.appendingPathComponent("\(idiom.rawValue)/\(name)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try paint(GalleryView(), idiom, scheme, size, to: folder, "Gallery")
                for example in galleryExamples {
                    try paint(ExampleStage(example: example), idiom, scheme, size, to: folder, example.id)
                }
            }
        }
        let index = folder.appendingPathComponent("index.html")
        try Data(page.utf8).write(to: index)
        print("\(galleryExamples.count) pages, as on a phone and a desktop, light and dark: open \(index.path)")
    }

    private func paint<Content: View>(
        _ view: Content, _ idiom: Idiom, _ scheme: ColorScheme, _ size: CGSize, to folder: URL, _ name: String
    ) throws {
        let renderer = ImageRenderer(content: view.background(.background).environment(\.idiom, idiom))
        renderer.proposedSize = ProposedViewSize(size)
        renderer.colorScheme = scheme
        renderer.isOpaque = true
        guard let data = renderer.pngData else { throw PaintingError(name: name) }
        try data.write(to: folder.appendingPathComponent("\(name).png"))
    }

    // MARK: The page

    private var page: String {
        let pages =
            [("Gallery", "The gallery", "All pages, in a list")] + galleryExamples.map { ($0.id, $0.title, $0.summary) }
        let sections = pages.map { id, title, summary in
            let pictures = Self.devices.flatMap { idiom, _ in
                Self.schemes.map { scheme, _ in
                    (
                        file: "\(idiom.rawValue)/\(scheme)/\(id).png",
                        description: "\(title), \(idiom.rawValue), \(scheme)"
                    )
                }
            }
            return PictureIndex.Section(id: id, title: title, summary: summary, pictures: pictures)
        }
        return PictureIndex(title: "Dovetail Gallery", sections: sections).html
    }
}

/// A picture that could not be painted; the reason has been logged.
private struct PaintingError: Error, CustomStringConvertible {
    let name: String
    var description: String { "no picture of \(name)" }
}
