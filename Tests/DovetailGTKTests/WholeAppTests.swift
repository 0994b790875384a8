import Foundation
import Testing

/// Whole apps in real windows, driven by pointer and keyboard, ended and started again.
@Suite("Whole apps in windows", .serialized)
struct WholeAppTests {
    /// Runs a test with a folder of its own for what apps keep.
    private func withHome(_ body: (URL, DisplayServer) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try body(home, try DisplayServer())
    }

    @Test("[12] HIITFit: pages, a timer, ratings and a history; all of it is there after the program was ended")
    func fit() throws {
        try withHome { home, display in
            let app = try AppDriver("fit", on: display, home: home, window: "Fit")
            defer { app.probe.stop() }
            // The default action of the page.
            try app.key("Return")
            try app.wait(for: "Squat", in: "Fit")
            try app.click("star 4")
            try app.wait(for: "Rated 4", in: "Fit")
            try app.click("Start")
            try app.wait(for: "Rest 0", in: "Fit")
            Thread.sleep(forTimeInterval: 0.4)
            try app.click("Done")
            try app.wait(for: "Burpee", in: "Fit")
            try app.click("star 2")
            try app.wait(for: "Rated 2", in: "Fit")
            try app.click("History")
            try app.wait(for: "1. Squat", in: "Fit")
            try app.key("Escape")
            try app.wait(without: "1. Squat", in: "Fit")
            // As the system ends it.
            app.probe.terminate()
            #expect(try app.probe.waitForEnd() == 0)

            let again = try AppDriver("fit", on: display, home: home, window: "Fit")
            defer { again.probe.stop() }
            try again.wait(for: "Burpee", in: "Fit")
            try again.wait(for: "Rated 2", in: "Fit")
            try again.click("Start")
            try again.wait(for: "Rest 0", in: "Fit")
            Thread.sleep(forTimeInterval: 0.4)
            try again.click("Done")
            try again.wait(for: "High Five!", in: "Fit")
            try again.key("Return")
            try again.wait(for: "Welcome", in: "Fit")
            try again.click("Get Started")
            try again.wait(for: "Rated 4", in: "Fit")
            try again.click("History")
            try again.wait(for: "2. Burpee", in: "Fit")
            try again.click("Close")
            try again.quit()
        }
    }
}
