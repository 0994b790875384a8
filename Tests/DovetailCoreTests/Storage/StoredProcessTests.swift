import Foundation
import TestSupport
import Testing

/// What programs find that are ended, killed and started again. They have a home of their own.
@Suite("Storage between processes", .serialized)
struct StoredProcessTests {
    /// A home folder that goes with the test.
    private final class Home {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-home-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        /// Runs the probe. Returns what it says.
        func probe(_ arguments: String..., settings: [String: String] = [:]) throws -> String {
            let own = ["HOME": url.path, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""]
            let result = try Tool.run(
                Tool.built("StorageProbe"), arguments, environment: own.merging(settings) { $1 })
            #expect(result.status == 0, "\(result.output)")
            return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        var defaults: URL { url.appendingPathComponent(".config/StorageProbe.plist") }
        var windows: URL { url.appendingPathComponent(".local/state/StorageProbe/windows.plist") }
    }

    @Test("BEH-227, BEH-231: values are there at the next start, and Foundation alone sees those in UserDefaults")
    func nextStart() throws {
        let home = try Home()
        #expect(try home.probe("tap") == "count 0, text 0, place 0")
        #expect(try home.probe("tap", "write", "write") == "count 2, text 2, place 2")
        #expect(try home.probe("tap") == "count 2, text 2, place 2")
        #expect(try home.probe("plain") == "count 2")
    }

    @Test("writes of UserDefaults are observed, unless DOVETAIL_DEFAULTS leaves Foundation's methods alone")
    func observed() throws {
        let home = try Home()
        #expect(try home.probe("observed") == "observed true")
        #expect(try home.probe("observed", settings: ["DOVETAIL_DEFAULTS": "plain"]) == "observed false")
        #expect(try home.probe("observed", settings: ["DOVETAIL_DEFAULTS": "other"]) == "observed true")
    }

    @Test("BEH-227: a value written right before exit is kept")
    func exit() throws {
        let home = try Home()
        #expect(try home.probe("tap", "exit") == "")
        #expect(try home.probe("tap") == "count 1, text 0, place 0")
    }

    @Test("BEH-232: two windows are restored, each with its values")
    func twoWindows() throws {
        let home = try Home()
        #expect(
            try home.probe("tap", "write", "new", "write 1", "write 1")
                == "count 3, text 3, place 1\ncount 3, text 3, place 3")
        #expect(try home.probe("tap") == "count 3, text 3, place 1\ncount 3, text 3, place 3")
    }

    @Test("BEH-227, BEH-231: after 200 kills while values are written, each is the old or the new one")
    func kills() throws {
        let home = try Home()
        #expect(try home.probe("kill", "200").hasPrefix("200 kills"))
    }

    @Test("damaged files are put aside as they are; the program starts with the defaults")
    func damaged() throws {
        let home = try Home()
        #expect(try home.probe("tap", "write") == "count 1, text 1, place 1")
        for file in [home.defaults, home.windows] {
            try Data(contentsOf: file).prefix(100).write(to: file)
            let damaged = try Data(contentsOf: file)
            let output = try home.probe("tap")
            #expect(output.contains("was put aside"))
            #expect(output.hasSuffix(file == home.defaults ? "count 0, text 0, place 1" : "count 0, text 0, place 0"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".damaged-1")) == damaged)
        }
        #expect(try home.probe("tap", "write") == "count 1, text 1, place 1")
        #expect(try home.probe("tap") == "count 1, text 1, place 1")
    }

    @Test("windows in a form of the future are put aside, not overwritten")
    func future() throws {
        let home = try Home()
        #expect(try home.probe("tap", "write") == "count 1, text 1, place 1")
        let future = try PropertyListSerialization.data(
            fromPropertyList: ["version": 99, "windows": ["?"]], format: .xml, options: 0)
        try future.write(to: home.windows)
        #expect(try home.probe("tap").hasSuffix("count 1, text 1, place 0"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.windows.path + ".damaged-1")) == future)
    }

    @Test("a file that cannot be written is told once; the program goes on")
    func readOnly() throws {
        let home = try Home()
        // In the place of the folder there is a file.
        try Data().write(to: home.url.appendingPathComponent(".config"))
        let output = try home.probe("tap", "write", "write")
        // Two streams of one process: either may come first.
        #expect(output.contains("count 2, text 2, place 2"))
        #expect(output.components(separatedBy: "could not be saved").count == 2)
    }
}
