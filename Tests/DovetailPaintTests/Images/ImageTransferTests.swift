import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Pictures that are shared, dragged and dropped.
@MainActor
@Suite("Pictures as data")
struct ImageTransferTests {
    private func picture(_ color: Color, width: CGFloat, height: CGFloat) throws -> Image {
        let renderer = ImageRenderer(content: color.frame(width: width, height: height))
        return Image(decorative: try #require(renderer.cgImage), scale: 1)
    }

    @Test("A picture is given as a PNG file of its own size and taken from one")
    func roundTrip() async throws {
        let data = try await picture(.red, width: 30, height: 20).exported(as: .png)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let image = try await Image(importing: data, contentType: .png)
        let host = TestHost(size: CGSize(width: 100, height: 100)) { image.accessibilityIdentifier("it") }
        #expect(try host.frame(of: "it").size == CGSize(width: 30, height: 20))
        #expect(try host.color(at: CGPoint(x: 50, y: 50)) == Color.red.resolve(in: EnvironmentValues()))
    }

    @Test("A picture is taken from any kind of picture file, and given as PNG only")
    func kinds() async throws {
        #expect(Image.exportedContentTypes() == [.png])
        #expect(Image.importedContentTypes() == [.image])
        let image = try picture(.blue, width: 2, height: 2)
        await #expect(throws: (any Error).self) { _ = try await image.exported(as: .pdf) }
    }

    @Test("A picture can be shared, and be the preview of what is shared")
    func share() throws {
        let image = try picture(.green, width: 8, height: 8)
        let host = TestHost { ShareLink("Share it", item: image, preview: SharePreview("Green", image: image)) }
        #expect(host.exists("Share it"))
    }
}
