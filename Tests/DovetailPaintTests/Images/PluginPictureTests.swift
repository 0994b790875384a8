import Foundation
import TestSupport
import Testing

@testable import DovetailPaint

/// Pictures of kinds that gdk-pixbuf reads by plugins: four by four pixels, all red.
@Suite("Pictures of newer kinds")
struct PluginPictureTests {
    private static let files = [
        "WebP": "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAQAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=",
        "HEIC": """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAA
        EGlkYXQAAAAAAAQABAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAANAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5m
        ZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM
        Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAA
        AEAAAABAAAAAFGlzcGUAAAAAAAAABAAAAAQAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwAC
        AAEAAQAAADxtZGF0AAAAMCgBrxMhZmNA+BD3Z//rvBX/mSE/8zex6c7IR0DA0iCAm0BIk11QCxYQgId2pVbc+A==
        """,
        "AVIF": """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA
        Imlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xy
        bmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAEAAAABAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAACRtZGF0
        EgAKBRgEfYEIMhEYAAooooQAALATVl9ApOsM/A==
        """,
    ]

    private func file(_ kind: String) throws -> Data {
        let text = try #require(Self.files[kind])
        return try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
    }

    @Test("WebP, HEIC and AVIF are read, as Apple's systems read them", arguments: ["WebP", "HEIC", "AVIF"])
    func decoding(kind: String) throws {
        let file = try file(kind)
        #expect(PluginPicture(file)?.rawValue == kind)
        #expect(PictureFile.isReadable(file))
        let pixels = try #require(PixelData(encoded: file))
        #expect(pixels.width == 4 && pixels.height == 4)
        // They are compressed with loss.
        for index in stride(from: 0, to: pixels.bytes.count, by: 4) {
            #expect(pixels.bytes[index] > 240 && pixels.bytes[index + 1] < 16 && pixels.bytes[index + 2] < 16)
            #expect(pixels.bytes[index + 3] == 255)
        }
        let painted = try #require(PictureFile.convert(file, to: .png, crop: CGRect(x: 0, y: 0, width: 2, height: 3)))
        #expect(PictureFile.size(of: painted).map { [$0.width, $0.height] } == [2, 3])
    }

    @Test("other files are of none of these kinds, and a part of one is not readable")
    func others() throws {
        for bytes in ["", "RIFF", "RIFF....WAVE", "....ftypisom", "\u{89}PNG\r\n"] {
            #expect(PluginPicture(Data(bytes.utf8)) == nil, "\(bytes)")
        }
        for kind in Self.files.keys {
            let file = try file(kind)
            // A slice's numbers go on from those of what it was taken from.
            #expect(PluginPicture((Data([0, 0]) + file).dropFirst(2))?.rawValue == kind)
            #expect(!PictureFile.isReadable(file.prefix(file.count - 20)), "\(kind)")
        }
    }
}
