import QuickLook
import SwiftUI

/// Files that are looked at without another program.
struct PreviewPage: View {
    @State private var shown: URL?
    @State private var files: [URL] = []

    var body: some View {
        List(files, id: \.self) { file in
            Button {
                shown = file
            } label: {
                Label(file.lastPathComponent, systemImage: "doc")
            }
        }
        .quickLookPreview($shown, in: files)
        .onAppear { if files.isEmpty { files = Self.make() } }
    }

    /// A text and a picture in the temporary folder.
    private static func make() -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "Dovetail modules", directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (text, picture) = (folder.appending(path: "Letter.txt"), folder.appending(path: "Sunset.png"))
        try? Data("Dear reader,\n\nthis is a text of two lines.\n".utf8).write(to: text)
        let content = LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
            .frame(width: 320, height: 200)
        if let data = ImageRenderer(content: content).uiImage?.pngData() { try? data.write(to: picture) }
        return [text, picture].filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
