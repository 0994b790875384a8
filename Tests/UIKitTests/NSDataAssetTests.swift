import Foundation
import TestSupport
import Testing
import UIKit

/// Data sets of asset catalogues.
struct NSDataAssetTests {
    private let folder = TemporaryFolder()
    private let bundle: Bundle

    init() throws {
        let files = [
            "Media.xcassets/Sounds/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Media.xcassets/Sounds/Slap.dataset/Contents.json": """
            {"data": [{"idiom": "tv", "filename": "tv.wav"}, {"idiom": "universal", "filename": "slap.wav"}]}
            """,
            "Media.xcassets/Sounds/Slap.dataset/slap.wav": "slap", "Media.xcassets/Sounds/Slap.dataset/tv.wav": "tv",
            "Media.xcassets/Words.dataset/Contents.json": """
            {"data": [{"filename": "words.bin", "universal-type-identifier": "public.json"}]}
            """,
            "Media.xcassets/Words.dataset/words.bin": "{}",
            "Media.xcassets/Out.dataset/Contents.json": #"{"data": [{"filename": "../Words.dataset/words.bin"}]}"#,
        ]
        for (path, text) in files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: folder.url.path))
    }

    @Test("The bytes are those of the file for every device, under the name with its namespace") func bytes() throws {
        let slap = try #require(NSDataAsset(name: "Sounds/Slap", bundle: bundle))
        #expect(slap.data == Data("slap".utf8) && slap.name == "Sounds/Slap")
        #expect(slap.typeIdentifier == "com.microsoft.waveform-audio")
        #expect(NSDataAsset(name: "Words", bundle: bundle)?.typeIdentifier == "public.json")
    }

    @Test("There is none for another name, nor for a file outside of its set") func absence() {
        #expect(NSDataAsset(name: "Slap", bundle: bundle) == nil && NSDataAsset(name: "Out", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "Nothing") == nil)
    }
}
