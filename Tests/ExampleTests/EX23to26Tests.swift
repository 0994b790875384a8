import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-23: fonts in a row of images")
struct EX23Tests {
    private func sizes(_ host: TestHost) throws -> [CGFloat] {
        try ["1.circle", "2.circle", "3.circle", "4.circle"].map { try host.frame(of: $0).height }
    }

    @Test("step 1: BEH-158, BEH-159: a descendant's own font wins")
    func outerFont() throws {
        let sizes = try sizes(TestHost { EX23.ContentView() })
        #expect(sizes[0] > sizes[1])
        #expect(Set(sizes[1...]).count == 1)
    }

    @Test("step 2: without the outer font the others have the default one")
    func noOuterFont() throws {
        let plain = try sizes(TestHost { EX23.ImageRow() })
        let titled = try sizes(TestHost { EX23.ContentView() })
        #expect(plain[0] == titled[0])
        #expect(plain[1] < titled[1])
        let body = try TestHost { Image(systemName: "2.circle").font(.body) }.frame(of: "2.circle").height
        #expect(Set(plain[1...]) == [body])
    }
}

@MainActor
@Suite("EX-26: waking up")
struct EX26Tests {
    @Test("steps 2 to 4: BEH-030, BEH-210: the static default, a chosen time, and a redraw (API-168, API-169)")
    func script() throws {
        let host = TestHost { EX26.RedrawingView() }
        #expect(host.exists("7:00"))
        let day = try #require(host.texts.first { $0.hasPrefix("day") })

        let morning = try #require(Calendar.current.date(from: DateComponents(hour: 8, minute: 30)))
        try host.set("Wake up", to: morning)
        #expect(host.exists("8:30"))
        #expect(host.exists(day))

        try host.tap("Redraw 0")
        #expect(host.exists("8:30"))
    }
}
