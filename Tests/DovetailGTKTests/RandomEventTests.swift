import Foundation
import TestSupport
import Testing

/// Programs that are driven by random events, without a display.
@Suite("Random events", .serialized)
struct RandomEventTests {
    private func drive(_ mode: String, _ events: String) throws -> (status: Int32, trace: [String], errors: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let probe = try ProbeProcess(
            mode, display: nil,
            environment: [
                "DOVETAIL_HOST": "random-events", "DOVETAIL_RANDOM_EVENTS": events, "DOVETAIL_OUTPUT": file.path,
            ])
        let status = try probe.waitForEnd()
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return (status, text.split(separator: "\n").map(String.init), probe.errors)
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

    @Test("of a pointer and a keyboard come to pages in a window, while their data change")
    func window() throws {
        let result = try Tool.run(
            Tool.built("AppFuzzer"), ["--window", "--events", "300", "--idiom", "desktop", "--seed", "11"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("300 events"), "\(result.output)")
    }
}
