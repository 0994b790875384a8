import DovetailCore
import DovetailPaint
import Foundation
import Testing

@Suite struct NoFontsTests {
    /// In a process of its own, as a process reads the fonts once.
    @Test func saysWhatToInstallWhenThereAreNoFonts() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            try await MainActor.run {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appendingPathComponent("fonts.conf")
                let configuration = """
                    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
                    <fontconfig><dir>\(folder.path)/none</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
                    """
                try configuration.write(to: file, atomically: true, encoding: .utf8)
                setenv("FONTCONFIG_FILE", file.path, 1)

                let style = TextRunStyle(size: 13, color: .black)
                let text = ResolvedText(runs: [.init(text: "Hello", style: style)])
                _ = PangoTextEngine.shared.measure(text, width: 100, height: nil)
                _ = PangoTextEngine.shared.metrics(of: style)
                let shape = PangoTextEngine.shared.shape(text)
                let size = CGSize(width: 40, height: 20)
                _ = (shape.caret(at: 2, in: size), shape.offset(at: CGPoint(x: 10, y: 5), in: size))
                _ = shape.offset(besideCaretAt: 2, toTheRight: true, in: size)
                let canvas = Canvas(40, 20)
                canvas.show(canvas.node(CGRect(x: 0, y: 0, width: 40, height: 20), .text(text)))
                do {
                    _ = try canvas.picture()
                    exit(3)
                } catch PaintError.noFonts {
                    try FileManager.default.removeItem(at: folder)
                    exit(PaintError.noFonts.description.contains("apt-get install fonts-inter") ? 0 : 4)
                }
            }
        }
        let log = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(!log.contains("CRITICAL") && !log.contains("Pango-WARNING"), "\(log)")
    }
}
