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
        let host = TestHost(size: CGSize(width: 1000, height: 3600), idiom: .pad) { ModulesPage() }
        for page in ModulePage.untroubling {
            if page != .places { try host.tap(page.title) }
            #expect(host.texts.count(where: { $0 == page.title }) >= 2, "\(page)")
        }
    }

    /// What every page shows, or what is shown at another place: the window, and the two kits of views under SwiftUI.
    private static let elsewhere: Set = ["SwiftUI", "Combine", "UIKit", "AppKit", "DovetailTesting"]

    @Test("each product of the package is on a page")
    func products() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        let products = Set(manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) })
        #expect(products.count > 70)
        let pages = package.appending(path: "Examples/ModuleGallery/Pages")
        var imported: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: pages, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            imported.formUnion(text.matches(of: #/(?m)^import (\w+)$/#).map { String($0.1) })
        }
        #expect(products.subtracting(imported).subtracting(Self.elsewhere).sorted() == [])
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
        #expect(host(.location).texts.contains { $0 == "3,220 mi" })
    }

    @Test("a document of three pages is drawn and shown")
    func documents() { #expect(host(.documents).exists("3 pages · com.adobe.pdf")) }

    @Test("a book is added to the store, and stands where its year is")
    func books() throws {
        let host = host(.books)
        #expect(host.exists("Emma") && host.exists("1871"))
        try host.type("Piranesi", into: "Title")
        try host.tap("Add")
        host.advance(by: .seconds(1))
        #expect(
            host.texts.filter { ["Emma", "Middlemarch", "Piranesi"].contains($0) } == [
                "Emma", "Middlemarch", "Piranesi",
            ])
    }

    @Test("what was signed is genuine until it is changed")
    func keys() throws {
        let host = host(.keys)
        try host.tap("Sign")
        #expect(host.exists("The text is as it was signed"))
        try host.type(" Never.", into: "Text")
        #expect(host.exists("The text was changed"))
    }

    @Test("a model that the page has foretells a rent")
    func models() { #expect(host(.models).exists("€890.00")) }

    @Test("a picture is painted, written and read again")
    func images() {
        let host = host(.images)
        #expect(host.exists("public.png") && host.exists("64 × 64"))
    }

    @Test("the language and the words of a text")
    func language() throws {
        let host = host(.language)
        #expect(host.exists("German") && host.exists("Hund") && host.exists("Baum"))
    }

    @Test("a wave's sums and a turned vector are those of the numbers")
    func numbers() {
        let host = host(.numbers)
        #expect(host.exists("0.707") && host.exists("0.866") && host.exists("0.500"))
    }

    @Test("buttons do an app's intents")
    func intents() async throws {
        let host = host(.intents)
        try host.tap("Two glasses")
        await host.settle()
        try host.tap("One glass")
        await host.settle()
        #expect(host.exists("3"))
    }

    @Test("a light goes through its states, and dice fall")
    func games() throws {
        let host = host(.games)
        for colour in ["Green", "Amber", "Red"] {
            try host.tap("Next")
            #expect(host.exists(colour))
        }
        try host.tap("Throw")
        #expect(!host.exists("Not thrown yet"))
    }

    @Test("a person's card, and seventy kilograms in pounds")
    func people() {
        #expect(host(.people).exists("Ada Lovelace"))
        #expect(host(.health).exists("154.3"))
    }

    @Test(
        "services that no desktop has say so when they are asked",
        arguments: [
            (ModulePage.weather, "Weather in Berlin", "The weather service does not answer this app."),
            (.screen, "Record", "The screen can't be recorded on this device."),
            (.tasks, "Refresh in an hour", "Tasks in the background are not available on this device."),
            (.cloud, "Who is signed in?", "Nobody is signed in."),
            (.index, "Add it", "This device does not search the contents of apps."),
            (.calls, "Call Ada", "This device has no telephone for apps."),
            (.together, "Start", "Nobody is called from here."),
            (.privacy, "Ask to track", "Not allowed"),
            (.people, "Ask for contacts", "Access Denied"),
            (.calendar, "Ask for calendars", "Not allowed"),
            (.vision, "Read a text", "Pictures are not looked into on this device."),
            (.haptics, "Play it", "This device has nothing that can be felt."),
            (.speech, "Ask to listen", "Not allowed"),
            (.music, "Ask for Apple Music", "denied"),
            (.computer, "Hear of ⌥⌘K in all apps", "Keys for the whole system are refused."),
        ])
    func answers(page: ModulePage, question: String, answer: String) async throws {
        let host = host(page)
        let before = Set(host.texts)
        try host.tap(question)
        await host.settle()
        #expect(Set(host.texts).subtracting(before) == [answer])
    }
}

extension ModulePage {
    /// All but those that use what the program, or the computer, has one of: tips, the voice, stores of web sites and the temporary folder. Other tests
    /// go by these at the same time.
    static var untroubling: [ModulePage] { allCases.filter { ![.tips, .sound, .web, .preview].contains($0) } }
}
