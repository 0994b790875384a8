import DovetailTesting
import Foundation
import GalleryExamples
import SwiftUI
import Testing

/// The pages of the gallery, each on show in light and dark, narrow and wide.
@MainActor
@Suite("Showcase")
struct ShowcaseTests {
    @Test("every page is drawn, and survives being scrolled and resized")
    func pages() throws {
        for example in galleryExamples {
            let host = TestHost(size: CGSize(width: 760, height: 640)) { example.view }
            #expect(!host.tree.isEmpty, "\(example.id)")
            host.scroll(at: CGPoint(x: 380, y: 320), by: CGSize(width: 0, height: 400))
            host.advance(by: .seconds(1))
            host.resize(to: CGSize(width: 320, height: 480))
            host.advance(by: .milliseconds(100))
            #expect(try host.png().count > 500, "\(example.id)")
            host.close()
        }
    }

    @Test("every page has its source beside it, tells no requirement, and is found by its title")
    func sources() throws {
        for example in galleryExamples {
            let source = try #require(example.source, "\(example.id)")
            #expect(source.contains("import SwiftUI"))
            #expect(!example.title.contains("EX-") && !example.summary.contains("EX-"))
            #expect(example.matches(example.title.uppercased()) && !example.matches("no such page"))
        }
    }

    @Test("buttons of the showcase count, toggles of several follow each other, tags flow")
    func works() throws {
        func host(_ id: String) throws -> TestHost {
            let example = try #require(galleryExamples.first { $0.id == id })
            return TestHost(size: CGSize(width: 700, height: 1_400)) { example.view }
        }
        let buttons = try host("Buttons")
        try buttons.tap("Prominent")
        try buttons.tap("Plain")
        buttons.settle()
        #expect(buttons.exists("Pressed 2 times"))
        let switches = try host("Switches")
        try switches.tap("All toppings")
        #expect(try switches.value(of: "Capers") == switches.value(of: "Olives"))
        let mail = try host("Mail")
        #expect(mail.exists("No Letter Chosen"))
        try mail.tap("A moth")
        #expect(mail.exists("Found in a relay this morning. I taped it into the book."))
    }
}
