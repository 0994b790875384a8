import Foundation
import SwiftUI

/// `Gallery` opens the window, with an argument at the example of that name; `Gallery --render <folder>` paints all pages into PNG files
/// instead, with a page `index.html` that shows them.
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
        do {
            try GalleryPictures(folder: URL(fileURLWithPath: arguments[index + 1])).write()
        } catch {
            FileHandle.standardError.write(Data("The gallery could not be painted: \(error)\n".utf8))
            exit(1)
        }
    }
}
