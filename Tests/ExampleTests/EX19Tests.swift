import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-19: an identity made with Hasher")
struct EX19Tests {
    @Test("steps 1 to 4: BEH-176, BEH-181: a change of any input resets all that the view holds; no change keeps it")
    func script() throws {
        let before = EX19.DataModel.instances.made
        func made() -> Int { EX19.DataModel.instances.made - before }
        let host = TestHost(size: CGSize(width: 400, height: 400)) { EX19.ContentView() }
        #expect(host.exists("Name: Ravi") && host.exists("disabled"))
        #expect(made() == 1)

        for count in 0..<3 { try host.tap("n: \(count)") }
        try host.tap("Note")
        #expect(host.exists("focused"))
        let held = try host.frame(of: "not held")
        host.hold(at: CGPoint(x: held.midX, y: held.midY))
        #expect(host.exists("held"))

        host.release()
        try host.tap("Flip")
        #expect(host.exists("enabled") && host.exists("n: 0"))
        #expect(host.exists("not focused") && host.exists("not held"))
        #expect(made() == 2)
        #expect(EX19.DataModel.instances.alive(after: before).map(\.isEnabled) == [true])

        try host.tap("Maria")
        #expect(host.exists("Name: Maria"))
        #expect(made() == 3)

        try host.tap("n: 0")
        try host.tap("Redraw 0")
        #expect(host.exists("n: 1"))
        #expect(made() == 3)
    }
}
