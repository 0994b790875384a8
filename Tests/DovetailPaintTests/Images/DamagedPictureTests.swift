import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailPaint

/// Pictures with a sound head, and content that is missing or damaged.
@MainActor @Suite("Damaged pictures") struct DamagedPictureTests {
    /// A picture with some detail, so that its files have content.
    private func png() throws -> Data {
        let canvas = Canvas(60, 40)
        for index in 0..<20 {
            let color = Color.Resolved(red: Float(index) / 20, green: 1 - Float(index) / 20, blue: 0.3)
            canvas.show(canvas.box(CGRect(x: 3 * index, y: 2 * index, width: 60 - 3 * index, height: 3), color))
        }
        return try canvas.picture().pngData()
    }

    private func jpeg() throws -> Data { try #require(PictureFile.convert(png(), to: .jpeg(quality: 0.9))) }
    private func tiff() throws -> Data { try #require(PictureFile.convert(png(), to: .tiff)) }

    @Test("whole files are readable")
    func whole() throws {
        for data in try [png(), jpeg(), tiff()] { #expect(PictureFile.isReadable(data)) }
        // What follows the end of a picture is no part of it.
        #expect(try PictureFile.isReadable(jpeg() + Data([1, 2, 3])))
        #expect(try PictureFile.isReadable(png() + Data([1, 2, 3])))
        let svg = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='5' height='5'/></svg>".utf8)
        #expect(PictureFile.isReadable(svg))
        #expect(PictureFile.isReadable(Self.gif) && PictureFile.isReadable(Self.gif.dropLast()))
    }

    private static let gif = Data(base64Encoded: "R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")!

    @Test("files that end too early are not, wherever they end")
    func cut() throws {
        for data in try [png(), jpeg(), Self.gif.dropLast()] {
            for count in stride(from: 1, to: data.count, by: max(1, data.count / 40)) {
                #expect(!PictureFile.isReadable(data.prefix(data.count - count)), "\(count) of \(data.count) bytes")
            }
        }
        #expect(try !PictureFile.isReadable(tiff().prefix(tiff().count / 2)))
        #expect(!PictureFile.isReadable(Data("RIFF".utf8) + Data([100, 0, 0, 0]) + Data("WEBPVP8 ".utf8)))
    }

    @Test("files of which bytes were changed are not, where the file can tell")
    func changed() throws {
        let png = try png()
        for place in stride(from: 8, to: png.count - 12, by: 7) {
            var damaged = png
            damaged[place] ^= 0x40
            #expect(!PictureFile.isReadable(damaged), "byte \(place)")
        }
    }

    @Test("loaded by address they are failures")
    func asynchronous() async throws {
        for (data, shown) in try [
            (png(), "picture"), (png().prefix(png().count / 2), "failure"), (jpeg().dropLast(40), "failure"),
        ] {
            let host = TestHost {
                AsyncImage(url: URL(string: "data:image/png;base64," + data.base64EncodedString())) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image.accessibilityLabel("picture")
                    case .failure(let error): Text("failure").accessibilityValue(error.localizedDescription)
                    }
                }
            }
            try await wait(for: "the end of loading") {
                await host.settle()
                return !host.exists("empty")
            }
            #expect(host.exists(shown))
            host.close()
        }
    }
}
