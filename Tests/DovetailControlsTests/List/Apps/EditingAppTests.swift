import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Apps whose lists are edited, driven as a person does.
@MainActor
@Suite("List apps: editing")
struct EditingAppTests {
    private static let size = CGSize(width: 400, height: 700)

    private func host(_ view: some View, idiom: Idiom = .phone) -> TestHost {
        TestHost(size: Self.size, idiom: idiom) { view }
    }

    private func finish(_ host: TestHost) { host.advance(by: .seconds(1)) }

    private func titles(_ host: TestHost) -> [String] {
        host.texts.filter { ["Milk", "Bread", "Eggs", "Tea", "Jam"].contains($0) }
    }

    @Test("things to do are added, ticked, flagged, put off, cleared and deleted", arguments: Idiom.allCases)
    func todo(idiom: Idiom) throws {
        let host = host(TodoApp(), idiom: idiom)
        try host.type("Jam", into: "New item")
        host.press(.return)
        finish(host)
        #expect(titles(host) == ["Milk", "Bread", "Eggs", "Tea", "Jam"])
        #expect(host.exists("5 left"))
        #expect(try host.value(of: "New item") ?? "" == "")
        try host.tap("Tick Bread")
        #expect(host.exists("4 left"))
        let row = try host.layoutFrame(of: "Eggs")
        // Both sides, by two fingers or one.
        host.scroll(at: CGPoint(x: 200, y: row.midY), by: CGSize(width: -90, height: 1))
        finish(host)
        try host.tap("Flag")
        finish(host)
        #expect(host.exists("flagged") && !host.exists("Flag"))
        host.scroll(at: CGPoint(x: 200, y: row.midY), by: CGSize(width: 160, height: 1))
        finish(host)
        #expect(try host.frame(of: "Delete").minX > host.frame(of: "Later").minX)
        try host.tap("Later")
        finish(host)
        #expect(titles(host) == ["Milk", "Bread", "Tea", "Jam", "Eggs"])
        try host.tap("Clear")
        finish(host)
        #expect(titles(host) == ["Milk", "Tea", "Jam", "Eggs"])
    }

    @Test("in edit mode rows are moved by their handles and deleted by their signs; with nothing left a hint is shown")
    func todoEditing() throws {
        let host = host(TodoApp())
        try host.tap("Edit")
        finish(host)
        let (milk, tea) = (try host.frame(of: "Milk"), try host.frame(of: "Tea"))
        let handle = CGPoint(x: 400 - 20 - 26, y: milk.midY)
        host.drag(from: handle, to: CGPoint(x: handle.x, y: tea.midY), duration: .milliseconds(300))
        finish(host)
        #expect(titles(host) == ["Bread", "Eggs", "Tea", "Milk"])
        for name in ["Eggs", "Bread", "Milk", "Tea"] {
            let row = try host.frame(of: name)
            host.tap(at: CGPoint(x: 20 + 20 + 10, y: row.midY))
            finish(host)
            try host.tap("Delete")
            finish(host)
            #expect(!host.exists(name))
        }
        #expect(host.exists("All done") && host.exists("0 left"))
        try host.tap("Done")
        finish(host)
        try host.type("Jam", into: "New item")
        host.press(.return)
        finish(host)
        #expect(titles(host) == ["Jam"] && !host.exists("All done"))
    }

    @Test(
        "rows of bindings are edited in place, keep the keyboard, and go with what was typed in them",
        arguments: Idiom.allCases)
    func ingredients(idiom: Idiom) throws {
        let host = host(IngredientsApp(), idiom: idiom)
        func summary() throws -> String? { host.texts.last }
        try host.type("Salt", into: "Name 2")
        #expect(try summary() == "Ingredient 1:1 Salt:2 Ingredient 3:3 Ingredient 4:4")
        try host.tap("Need 1")
        #expect(try summary() == "Salt:2 Ingredient 3:3 Ingredient 4:4")
        try host.set("3 g", to: 5)
        #expect(try summary() == "Salt:2 Ingredient 3:5 Ingredient 4:4")
        try host.tap("Need 4")
        #expect(try !host.isEnabled("Name 4"))
        try host.tap("Add")
        finish(host)
        // The new row has the keyboard.
        try host.type("Oil")
        #expect(try summary() == "Salt:2 Ingredient 3:5 Oil:1")
        let row = try host.frame(of: "Name 5")
        host.scroll(at: CGPoint(x: row.minX + 2, y: row.midY), by: CGSize(width: 120, height: 1))
        finish(host)
        try host.tap("Delete")
        finish(host)
        #expect(try summary() == "Salt:2 Ingredient 3:5")
        #expect(!host.exists("Name 5"))
    }

    @Test("a pull reads again, and the rows that come leave those that were there as they are")
    func feed() async throws {
        let host = host(FeedApp { ["New story", "Newer story"] })
        #expect(host.texts.contains("Old story"))
        host.swipe(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 500))
        await host.settle()
        finish(host)
        #expect(
            host.texts.filter { $0.hasSuffix("story") && !$0.hasPrefix("Summary") } == [
                "New story", "Newer story", "Old story",
            ])
        #expect(host.exists("9") && host.exists("11"))
    }
}
