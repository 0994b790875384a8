import Foundation
import TestSupport
import Testing

extension OpenTests {
    @Test("an app that asks UIKit for pages, gestures and constraints, and the system for its log, compiles as it stands")
    func uikit() throws {
        let output = Output()
        let opened = try open("Tour", output, ["--check"])
        #expect(opened.status == 0, "\(opened.output.suffix(3000))")
        #expect(opened.output.contains("Nothing stands in the way."))
    }
}
