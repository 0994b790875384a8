import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Apps with forms, tables and grids.
@MainActor
@Suite("List apps: forms, tables and grids")
struct TableAppTests {
    private func host(_ view: some View, _ size: CGSize, idiom: Idiom) -> TestHost {
        TestHost(size: size, idiom: idiom) { view }
    }

    private func finish(_ host: TestHost) { host.advance(by: .seconds(1)) }

    @Test("settings: rows come and go with a switch, and each control works", arguments: Idiom.allCases)
    func settings(idiom: Idiom) throws {
        let host = host(PreferencesApp(), CGSize(width: 500, height: 1_200), idiom: idiom)
        #expect(host.exists("Volume"))
        try host.tap("Play sounds")
        finish(host)
        #expect(!host.exists("Volume") && !host.exists("Repeat 3 times"))
        try host.tap("Play sounds")
        finish(host)
        try host.choose("Chime", in: "Alert")
        finish(host)
        #expect(try host.value(of: "Alert") == "Chime")
        try host.type("Grace", into: "Name")
        try host.tap("Reset")
        finish(host)
        try host.tap("Reset all")
        finish(host)
        #expect(try host.value(of: "Name") ?? "" == "")
        try host.tap("Privacy")
        finish(host)
        #expect(host.exists("Privacy page"))
    }

    @Test("people: sorted by their columns, chosen with keys, deleted by key, menu and double click, changed in cells")
    func people() throws {
        let host = host(PeopleApp(), CGSize(width: 600, height: 400), idiom: .desktop)
        func names() -> [String] { host.texts.filter { ["Al", "Bo", "Cy", "Di"].contains($0) } }
        #expect(names() == ["Al", "Bo", "Cy", "Di"])
        try host.tap("Age")
        #expect(names() == ["Cy", "Bo", "Al", "Di"])
        try host.tap("Age")
        #expect(names() == ["Di", "Al", "Bo", "Cy"])
        try host.tap("Al")
        host.press(.down, modifiers: .shift)
        #expect(host.exists("4 people, 2 chosen, 2 members"))
        try host.tap("Bo", button: .secondary)
        try host.tap("Delete 2")
        finish(host)
        #expect(names() == ["Di", "Cy"])
        let cell = try host.frame(of: "Cy")
        host.tap(at: CGPoint(x: 600 - 8 - 60, y: cell.midY))
        #expect(host.exists("2 people, 0 chosen, 0 members"))
        try host.tap("Di")
        host.press(.delete)
        finish(host)
        #expect(names() == ["Cy"])
    }

    @Test(
        "a grid's keys are of equal width, and those that span two columns are as wide as both",
        arguments: Idiom.allCases)
    func calculator(idiom: Idiom) throws {
        let host = host(CalculatorApp(), CGSize(width: 320, height: 500), idiom: idiom)
        let (seven, eight, zero, point) = try (
            host.frame(of: "key 7"), host.frame(of: "key 8"), host.frame(of: "key 0"), host.frame(of: "key .")
        )
        #expect(abs(seven.width - eight.width) < 1 && abs(zero.width - (2 * seven.width + 8)) < 1.5)
        #expect(abs(point.minX - (try host.frame(of: "key 9").minX)) < 1)
        for key in ["7", "0", "."] { try host.tap("key \(key)") }
        #expect(host.exists("70."))
        #expect(abs(try host.layoutFrame(of: "display").maxX - (try host.layoutFrame(of: "key ÷").maxX)) < 1)
    }
}
