import Foundation
import GalleryExamples
import SwiftUI

/// `Gallery` opens the window, with an argument at the example of that name; `Gallery --render <folder>` paints every example into
/// PNG files instead: as on a touch device into the folder `pad`, as on a desktop into `desktop`.
@main
enum Main {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments
        guard let index = arguments.firstIndex(of: "--render") else { return GalleryApp.main() }
        guard index + 1 < arguments.count else {
            FileHandle.standardError.write(Data("usage: Gallery --render <folder>\n".utf8))
            exit(64)
        }
        exit(render(into: URL(fileURLWithPath: arguments[index + 1])))
    }

    /// Returns the exit status.
    @MainActor
    private static func render(into folder: URL) -> Int32 {
        do {
            for idiom in [Idiom.pad, .desktop] {
                let folder = folder.appendingPathComponent(idiom.rawValue)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try write(
                    GalleryView().environment(\.idiom, idiom), size: CGSize(width: 1080, height: 760), to: folder,
                    name: "Gallery")
                for example in galleryExamples {
                    try write(
                        ExampleStage(example: example).environment(\.idiom, idiom),
                        size: example.fillsPage ? CGSize(width: 720, height: 640) : CGSize(width: 480, height: 320),
                        to: folder,
                        name: example.id)
                }
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("The gallery could not be rendered: \(error)\n".utf8))
            return 1
        }
    }

    @MainActor
    private static func write<V: View>(_ view: V, size: CGSize, to folder: URL, name: String) throws {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(size)
        renderer.scale = 2
        renderer.isOpaque = true
        guard let data = renderer.pngData else { throw RenderError(name: name) }
        let file = folder.appendingPathComponent("\(name).png")
        try data.write(to: file)
        print(file.path)
    }
}

/// A picture that could not be painted; the reason has been logged.
struct RenderError: Error, CustomStringConvertible {
    let name: String
    var description: String { "no picture of \(name)" }
}
