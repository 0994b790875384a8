import Foundation
import TestSupport
import Testing

/// What an app finds that uses `UserDefaults` and no view that stores.
@Suite("Settings of apps without stored values in views")
struct BareAppTests {
    private func probe(_ argument: String, in home: URL) throws -> String {
        try Tool.run(
            Tool.built("StorageProbe"), [argument],
            environment: ["HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""]
        ).output
    }

    @Test("a damaged file of settings is put aside as it is before Foundation takes it for an empty one")
    func damaged() throws {
        let home = TemporaryFolder()
        let folder = home.url.appendingPathComponent(".config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("StorageProbe.plist")
        let whole = try PropertyListSerialization.data(fromPropertyList: ["count": 7], format: .xml, options: 0)
        try whole.write(to: file)
        #expect(try probe("bare", in: home.url).contains("count 7, windows 1"))
        let damaged = whole.prefix(60)
        try damaged.write(to: file)
        let output = try probe("bare", in: home.url)
        #expect(output.contains("was put aside") && output.contains("count 0"), "\(output)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".damaged-1")) == damaged)
    }
}
