import Foundation
import TestSupport
import Testing

/// Programs that are driven by random events, without a display.
@Suite("Random events", .serialized)
struct RandomEventTests {
    private func drive(
        _ mode: String, _ events: String, _ settings: [String: String] = [:]
    ) throws -> (status: Int32, trace: [String], lines: [String], errors: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let probe = try ProbeProcess(
            mode, display: nil,
            environment: [
                "DOVETAIL_HOST": "random-events", "DOVETAIL_RANDOM_EVENTS": events, "DOVETAIL_OUTPUT": file.path,
            ].merging(settings) { $1 })
        let status = try probe.waitForEnd()
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return (status, text.split(separator: "\n").map(String.init), probe.lines, probe.errors)
    }

    @Test("come as many as were asked for, and the same again for a seed")
    func seed() throws {
        let first = try drive("animated", "60,7")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.trace.count == 60)
        #expect(try drive("animated", "30,7").trace == Array(first.trace.prefix(30)))
        #expect(try drive("animated", "30,8").trace != Array(first.trace.prefix(30)))
    }

    @Test("are refused where their number makes no sense", arguments: ["", "0", "-4", "many", "10,x", "1,2,3"])
    func number(text: String) throws {
        let result = try drive("animated", text)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("DOVETAIL_RANDOM_EVENTS is “\(text)”"), "\(result.errors)")
        #expect(result.trace.isEmpty)
    }

    @Test("paint each page once that they reach, beside its elements and a page that shows the pictures")
    func pictures() throws {
        let folder = TemporaryFolder()
        let place = folder.url.appendingPathComponent("new/pictures")
        let settings = ["DOVETAIL_PICTURES": place.path, "DOVETAIL_SIZE": "393x852"]
        let result = try drive("rooms", "60,7", settings)
        #expect(result.status == 0, "\(result.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        let pictures = files.filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 2 && files.count == 4, "\(files)")
        #expect(pictures.first == "01-start.png")
        #expect(pictures.last?.hasPrefix("02-event-") == true, "\(pictures)")
        for file in pictures {
            let data = try Data(contentsOf: place.appendingPathComponent(file))
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
        let texts = try String(contentsOf: place.appendingPathComponent("pages.txt"), encoding: .utf8)
        #expect(texts.contains("01-start.png: At the start\n"))
        #expect(texts.contains("“Room a”") && texts.contains("“Room b”"), "\(texts)")
        let index = try String(contentsOf: place.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(pictures.allSatisfy { index.contains("src=\"\($0)\"") }, "\(index)")
        #expect(result.lines.contains { $0.hasPrefix("2 pages were painted: open ") }, "\(result.lines)")
        // The pages are as a person sees them first.
        let changes = ["resize", "colorScheme", "locale", "typeSize", "direction"]
        #expect(!result.trace.contains { line in changes.contains { line.hasPrefix($0) } }, "\(result.trace)")
    }

    @Test("paint no more than two dozen pages, and say that there were more")
    func pictureLimit() throws {
        let folder = TemporaryFolder()
        let settings = ["DOVETAIL_PICTURES": folder.url.path, "ROOMS": "200"]
        let result = try drive("rooms", "400,7", settings)
        #expect(result.status == 0, "\(result.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files.filter { $0.hasSuffix(".png") }.count == 24)
        #expect(
            result.lines.contains { $0.hasPrefix("24 pages were painted; there were more, which were not") },
            "\(result.lines)")
    }

    @Test("have no folder for pictures where none can be made")
    func pictureFolder() throws {
        let result = try drive("rooms", "10,7", ["DOVETAIL_PICTURES": "/proc/none"])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("/proc/none can't be made: "), "\(result.errors)")
    }

    @Test("of a pointer and a keyboard come to pages in a window, while their data change")
    func window() throws {
        let result = try Tool.run(
            Tool.built("AppFuzzer"), ["--window", "--events", "300", "--idiom", "desktop", "--seed", "11"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("300 events"), "\(result.output)")
    }
}
