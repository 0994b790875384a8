import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite("Files of bundles")
struct BundleResourceTests {
    @Test("of an ending are told as values, as on Apple's systems")
    func endings() throws {
        let folder = TemporaryFolder()
        let root = folder.url.appendingPathComponent("Pictures.bundle")
        let resources = root.appendingPathComponent("Contents/Resources")
        for part in ["", "More", "fr.lproj"] {
            let place = resources.appendingPathComponent(part)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["a.jpg", "b.jpg", "c.png"] {
                try Data(name.utf8).write(to: place.appendingPathComponent(name))
            }
        }
        let bundle = try #require(Bundle(url: root))
        // Without a type beside it: the compiler takes the one with values by itself.
        guard let urls = bundle.urls(forResourcesWithExtension: "jpg", subdirectory: nil) else {
            Issue.record("There are no files.")
            return
        }
        let values: [URL] = urls
        #expect(Set(values.map(\.lastPathComponent)) == ["a.jpg", "b.jpg"])
        let more = try #require(bundle.urls(forResourcesWithExtension: "png", subdirectory: "More"))
        #expect(try Data(contentsOf: #require(more.first)) == Data("c.png".utf8))
        let french = try #require(
            bundle.urls(forResourcesWithExtension: "jpg", subdirectory: nil, localization: "fr"))
        #expect(french.allSatisfy { ["a.jpg", "b.jpg"].contains($0.lastPathComponent) })
        let within = try #require(Bundle.urls(forResourcesWithExtension: "png", subdirectory: nil, in: root))
        #expect(within.map(\.lastPathComponent) == ["c.png"])
    }
}
