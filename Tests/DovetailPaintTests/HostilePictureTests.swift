import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@testable import DovetailPaint

/// Pictures that claim too much, or are no pictures, are refused with a line in the log.
@MainActor
@Suite("Hostile pictures")
struct HostilePictureTests {
    /// A GIF of one frame whose header claims the given size. Its first frame is as large, and its data end at once.
    private func gif(_ width: UInt16, _ height: UInt16) -> Data {
        func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        return Data(
            Array("GIF89a".utf8) + bytes(width) + bytes(height) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
                + [0x2C, 0, 0, 0, 0] + bytes(width) + bytes(height) + [0, 2, 2, 0x44, 0x01, 0, 0x3B])
    }

    private func size(of data: Data) -> CGSize? {
        ImageLoader.shared.size(of: ResolvedImage(source: .data(data), templatePaint: nil, smooth: true))
    }

    @Test("a picture of too many pixels is not decoded")
    func tooLarge() {
        #expect(size(of: gif(65535, 65535)) == nil)
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'><rect width='9' height='9'/></svg>"
        #expect(size(of: Data(drawing.utf8)) == nil)
        #expect(
            Log.warnings.contains {
                $0.hasSuffix(
                    "has 65535 × 65535 pixels; pictures of more than 100000000 pixels are not decoded; a placeholder is drawn"
                )
            })
        // One of a usual size is.
        let usual = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='9' height='9'/></svg>"
        #expect(size(of: Data(usual.utf8)) == CGSize(width: 30, height: 20))
    }

    @Test("a pipe, a device and a folder in place of a picture are refused")
    func noFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("pipe.png").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero", folder.path] {
            let image = ResolvedImage(source: .file(path), templatePaint: nil, smooth: true)
            #expect(ImageLoader.shared.size(of: image) == nil)
            #expect(Log.warnings.contains("the image file \(path) is not a file; a placeholder is drawn"))
        }
    }

    @Test("the name of a picture does not lead out of its bundle")
    func outside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID())")
        let bundleFolder = folder.appendingPathComponent("a.bundle")
        try FileManager.default.createDirectory(at: bundleFolder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='9' height='9'/></svg>"
        try Data(drawing.utf8).write(to: folder.appendingPathComponent("outside.svg"))
        try Data(drawing.utf8).write(to: bundleFolder.appendingPathComponent("inside.svg"))
        let bundle = try #require(Bundle(path: bundleFolder.path))
        let host = TestHost { Image("../outside", bundle: bundle).accessibilityIdentifier("picture") }
        #expect(try host.frame(of: "picture").size != CGSize(width: 30, height: 20))
        let inside = TestHost { Image("inside", bundle: bundle).accessibilityIdentifier("picture") }
        #expect(try inside.frame(of: "picture").size == CGSize(width: 30, height: 20))
    }
}
