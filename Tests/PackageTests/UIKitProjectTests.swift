import Foundation
import TestSupport
import Testing

extension OpenTests {
    @Test("an app with pages, gestures and constraints of UIKit's compiles as it stands")
    func uikit() throws {
        let output = Output()
        let opened = try open("Tour", output, ["--check"])
        #expect(opened.status == 0, "\(opened.output.suffix(3000))")
        #expect(opened.output.contains("Nothing stands in the way."))
    }
}
