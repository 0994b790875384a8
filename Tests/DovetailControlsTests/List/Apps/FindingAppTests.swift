import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Apps in which a person looks for something, and chooses it.
@MainActor
@Suite("List apps: finding and choosing")
struct FindingAppTests {
    private func host(_ view: some View, _ width: CGFloat = 400, idiom: Idiom = .phone) -> TestHost {
        TestHost(size: CGSize(width: width, height: 700), idiom: idiom) { view }
    }

    private func finish(_ host: TestHost) { host.advance(by: .seconds(1)) }

    @Test("sections of what a search finds come and go; where nothing is found that is said", arguments: Idiom.allCases)
    func contacts(idiom: Idiom) throws {
        let host = host(ContactsApp(), idiom: idiom)
        func people() -> [String] { host.texts.filter { ContactsApp.names.contains($0) } }
        func letters() -> [String] { host.texts.filter { $0.count == 1 && $0 == $0.uppercased() } }
        #expect(people().prefix(4) == ["Ada", "Alan", "Barbara", "Charles"])
        #expect(letters().prefix(3) == ["A", "B", "C"])
        try host.type("d", into: "Find a person")
        finish(host)
        #expect(people() == ["Ada", "Claude", "Dennis", "Donald", "Edsger"])
        #expect(letters() == ["A", "C", "D", "E"])
        try host.type("x")
        finish(host)
        #expect(people() == [] && letters() == [])
        #expect(host.texts.contains { $0.contains("dx") })
        try host.type("Ken", into: "Find a person")
        finish(host)
        try host.tap("Ken")
        finish(host)
        #expect(host.exists("Page of Ken"))
    }

    @Test("a row's menu changes it, and a row leads to its page and back")
    func contactMenu() throws {
        let host = host(ContactsApp())
        let row = try host.frame(of: "Alan")
        host.tap(at: CGPoint(x: row.midX, y: row.midY), button: .secondary)
        try host.tap("Favorite")
        finish(host)
        #expect(host.symbols.contains("star.fill"))
        try host.tap("Alan")
        finish(host)
        #expect(host.exists("Page of Alan"))
        try host.tap("Contacts")
        finish(host)
        #expect(host.exists("Alan") && !host.exists("Page of Alan"))
    }

    @Test("a search has scopes, tokens and suggestions", arguments: Idiom.allCases)
    func mail(idiom: Idiom) throws {
        let host = host(MailSearchApp(), idiom: idiom)
        func subjects() -> [String] { host.texts.filter { ["Lunch", "Report", "Lunch again"].contains($0) } }
        #expect(subjects() == ["Lunch", "Report", "Lunch again"])
        try host.tap("Search")
        finish(host)
        try host.tap("From Bob")
        finish(host)
        #expect(subjects() == ["Report", "Lunch again"])
        try host.tap("Unread")
        finish(host)
        #expect(subjects() == ["Lunch again"])
        try host.tap("All")
        finish(host)
        try host.type("rep", into: "Search")
        #expect(subjects() == ["Report"])
        try host.tap("Clear")
        #expect(subjects() == ["Report", "Lunch again"])
        try host.tap("Clear")
        #expect(subjects() == ["Lunch", "Report", "Lunch again"])
    }

    @Test(
        "a sidebar shows a tree whose folders open, and what is chosen in it stands beside",
        arguments: [Idiom.pad, .desktop])
    func files(idiom: Idiom) throws {
        let host = host(FilesApp(), 900, idiom: idiom)
        func names() -> [String] {
            host.texts.filter { ["Documents", "Letter", "Taxes", "2024", "Pictures", "Readme"].contains($0) }
        }
        #expect(names() == ["Documents", "Pictures", "Readme"])
        try host.tap("Readme")
        #expect(host.exists("chosen: Readme"))
        func open(_ name: String) throws {
            let row = try host.layoutFrame(of: name)
            let buttons = try chevrons(host).filter { abs($0.midY - row.midY) < 8 }
            let button = try #require(buttons.first)
            host.tap(at: CGPoint(x: button.midX, y: button.midY))
            finish(host)
        }
        try open("Documents")
        #expect(names() == ["Documents", "Letter", "Taxes", "Pictures", "Readme"])
        try open("Taxes")
        #expect(names() == ["Documents", "Letter", "Taxes", "2024", "Pictures", "Readme"])
        #expect(try host.frame(of: "2024").minX > host.frame(of: "Letter").minX)
        try host.tap("2024")
        #expect(host.exists("chosen: 2024"))
        try open("Documents")
        #expect(names() == ["Documents", "Pictures", "Readme"])
        try open("Tags")
        #expect(host.exists("Red") && host.exists("Blue"))
        try host.tap("Blue")
        #expect(host.exists("chosen: blue"))
    }

    private func chevrons(_ host: TestHost) throws -> [CGRect] {
        AccessibilityElements(of: host.window).all
            .filter { ["Expand", "Collapse"].contains($0.label) }
            .map { $0.node.frameInWindow }
    }

    @Test("three columns: one folder is chosen, several of its mails, and what is chosen goes with the folder")
    func mailbox() throws {
        let host = host(MailboxApp(), 1_000, idiom: .desktop)
        #expect(host.exists("Mail 5") && host.exists("nothing chosen"))
        try host.tap("Mail 2")
        host.press(.down, modifiers: .shift)
        #expect(host.exists("2+3"))
        let row = try host.layoutFrame(of: "Mail 5")
        host.tap(at: CGPoint(x: row.midX, y: row.midY), modifiers: .control)
        #expect(host.exists("2+3+5"))
        try host.tap("Mail 3", button: .secondary)
        #expect(host.exists("Archive 3"))
        host.press(.escape)
        finish(host)
        try host.tap("Sent")
        finish(host)
        #expect(host.exists("Mail 6") && !host.exists("Mail 5") && host.exists("nothing chosen"))
    }
}
