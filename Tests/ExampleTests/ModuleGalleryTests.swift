import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import ModuleGallery

/// The pages of the modules beside SwiftUI, as a person goes through them.
@MainActor
@Suite("The gallery of modules")
struct ModuleGalleryTests {
    private func host(_ page: ModulePage, idiom: Idiom = .desktop) -> TestHost {
        TestHost(size: CGSize(width: 640, height: 800), idiom: idiom) { page.content }
    }

    @Test("each page is in the list, and comes when it is chosen")
    func list() throws {
        let host = TestHost(size: CGSize(width: 1000, height: 1300), idiom: .pad) { ModulesPage() }
        for page in ModulePage.untroubling {
            if page != .places { try host.tap(page.title) }
            #expect(host.texts.count(where: { $0 == page.title }) == 2, "\(page)")
        }
    }

    @Test("a text's digest is that of the text, and what was sealed is opened")
    func secrets() throws {
        let host = host(.secrets)
        // As `sha256sum` says.
        #expect(host.exists("d502810c71aeb17e5ea1cbf930b46b87bb645a75df45f500230d061992aeb90a"))
        #expect(host.exists("attack at dawn"))
    }

    @Test("a note is added, ticked and kept in order")
    func notes() throws {
        let host = host(.notes)
        #expect(host.exists("Water the plants") && host.exists("Call Ada"))
        try host.type("Buy bread", into: "New note")
        try host.tap("Add")
        host.advance(by: .seconds(1))
        #expect(host.exists("Buy bread"))
        try host.tap("Call Ada")
        #expect(try host.value(of: "Call Ada") == "1")
    }

    @Test("computers have no sensors, and the distances are those of the globe")
    func world() {
        #expect(host(.motion).texts.count(where: { $0 == "not on this device" }) == 4)
        #expect(host(.location).exists("5,182 km"))
    }

    @Test("a document of three pages is drawn and shown")
    func documents() { #expect(host(.documents).exists("3 pages")) }
}

extension ModulePage {
    /// All but those that use what the program, or the computer, has one of: tips, the voice, stores of web sites and the temporary folder. Other tests
    /// go by these at the same time.
    static var untroubling: [ModulePage] { allCases.filter { ![.tips, .sound, .web, .preview].contains($0) } }
}
