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
        var html = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Dovetail Gallery</title>
            <style>
            body { font: 15px system-ui, sans-serif; margin: 2em; color: #222; background: #f4f4f6; }
            nav { columns: 5 12em; margin: 1em 0 2em; }
            a { color: #0a60c8; text-decoration: none; }
            nav a { display: block; }
            p { margin: 0 0 0.8em; color: #666; }
            .pictures { display: flex; gap: 12px; overflow-x: auto; margin-bottom: 2.5em; }
            .pictures img { height: 426px; border-radius: 8px; box-shadow: 0 1px 6px #0003; }
            </style>
            <h1>Dovetail Gallery</h1>

            """
        let pages =
            [("Gallery", "The gallery", "All pages, in a list")] + galleryExamples.map { ($0.id, $0.title, $0.summary) }
        html += "<nav>" + pages.map { "<a href=\"#\($0.0)\">\(escaped($0.1))</a>" }.joined() + "</nav>\n"
        for (id, title, summary) in pages {
            html += "<h2 id=\"\(id)\">\(escaped(title))</h2><p>\(escaped(summary))</p><div class=\"pictures\">"
            for (idiom, _) in Self.devices {
                for (scheme, _) in Self.schemes {
                    let file = "\(idiom.rawValue)/\(scheme)/\(id).png"
                    html +=
                        "<a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt=\"\(escaped(title)), \(idiom.rawValue), \(scheme)\"></a>"
                }
            }
            html += "</div>\n"
        }
        return html + "</html>\n"
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// A picture that could not be painted; the reason has been logged.
private struct PaintingError: Error, CustomStringConvertible {
    let name: String
    var description: String { "no picture of \(name)" }
}
