import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Apps whose content scrolls in ways of its own.
@MainActor
@Suite("List apps: scrolling")
struct ScrollingAppTests {
    private func host(_ view: some View, _ size: CGSize = CGSize(width: 400, height: 600), idiom: Idiom = .phone)
        -> TestHost
    {
        TestHost(size: size, idiom: idiom) { view }
    }

    private func finish(_ host: TestHost) { host.advance(by: .seconds(2)) }

    @Test(
        "photos stand in as many columns as there is room for, appear as they come into sight, and their headers stay at the top"
    )
    func photos() throws {
        let log = Probe<String>()
        let host = host(PhotosApp(log: log))
        // (400 - 8 + 4) / (80 + 4) = 4.7: four columns.
        let (first, fourth, fifth) = try (
            host.frame(of: "photo 0"), host.frame(of: "photo 3"), host.frame(of: "photo 4")
        )
        #expect(fourth.minY == first.minY && fifth.minY > first.minY && fifth.minX == first.minX)
        #expect(abs(first.width - (392 - 12) / 4) < 0.01 && first.height == first.width)
        let made = log.entries.count
        #expect(made < 60)
        #expect(log.entries.allSatisfy { $0.hasPrefix("+") })
        host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
        #expect(try host.frame(of: "Month 0").minY < 5)
        #expect(log.entries.contains("-0") && !log.entries.contains("-12"))
        try host.tap("photo 20")
        #expect(host.symbols.contains("checkmark"))
        host.resize(to: CGSize(width: 700, height: 600))
        let row = try (20..<25).map { try host.layoutFrame(of: "photo \($0)").minY }
        // (700 - 8 + 4) / 84 = 8.3: eight columns, so 16 to 23 are in one line.
        #expect(Set(row.prefix(4)).count == 1 && row[4] > row[0])
        // What is in sight has appeared once more than it has disappeared.
        for number in 16..<24 {
            let (came, went) = (
                log.entries.filter { $0 == "+\(number)" }.count, log.entries.filter { $0 == "-\(number)" }.count
            )
            #expect(came == went + 1, "photo \(number)")
        }
    }

    @Test("cards come to rest at the margin, by fingers, wheel and program, and tell which is there")
    func carousel() throws {
        let host = host(CarouselApp())
        let card = try host.frame(of: "Card 0")
        // Eight tenths of what is between the margins.
        #expect(abs(card.midX - (20 + 0.8 * 360 / 2)) < 0.5)
        try host.tap("Next")
        finish(host)
        #expect(host.exists("shown 1"))
        // Without an anchor it moves as little as needed: the card ends at the margin.
        #expect(abs(try host.frame(of: "Card 1").midX - (380 - 0.8 * 360 / 2)) < 0.5)
        let y = card.midY
        host.fling(at: CGPoint(x: 200, y: y), by: CGSize(width: 50, height: 0), velocity: CGSize(width: 400, height: 0))
        finish(host)
        let shown = try #require(host.texts.first { $0.hasPrefix("shown") }.flatMap { Int($0.dropFirst(6)) })
        #expect(shown > 1)
        #expect(abs(try host.frame(of: "Card \(shown)").midX - card.midX) < 0.5)
        #expect(!host.exists("Card 20"))
    }

    @Test("a chat begins at its last message, follows new ones, and lets go of who reads older ones")
    func chat() throws {
        let host = host(ChatApp())
        let bar = try host.frame(of: "Send")
        func last(_ number: Int) throws -> CGRect {
            try host.frame(of: number % 5 == 0 ? ChatApp.Message(id: number).text : "Message \(number)")
        }
        #expect(try last(40).maxY < bar.minY && last(40).maxY > bar.minY - 60)
        try host.type("Hello", into: "Message")
        host.press(.return)
        finish(host)
        #expect(try last(41).maxY < bar.minY && last(41).maxY > bar.minY - 60)
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -600))
        finish(host)
        let place = try #require((10..<41).first { host.exists(ChatApp.Message(id: $0).text) })
        let before = try last(place)
        try host.tap("Send")
        finish(host)
        #expect(try last(place) == before)
        try host.tap("First")
        finish(host)
        let first = try last(1)
        #expect(first.minY >= 0 && first.minY < 40)
    }

    @Test("the row that comes into sight last asks for more, once for each piece")
    func endless() {
        let log = Probe<String>()
        let host = host(EndlessApp(log: log))
        let middle = CGPoint(x: 200, y: 300)
        #expect(log.entries == [])
        for _ in 0..<4 { host.scroll(at: middle, by: CGSize(width: 0, height: 300)) }
        finish(host)
        #expect(log.entries.first == "more at 20")
        #expect(host.exists("Row 25"))
        for _ in 0..<100 { host.scroll(at: middle, by: CGSize(width: 0, height: 400)) }
        finish(host)
        #expect(log.entries == (1...9).map { "more at \($0 * 20)" })
        #expect(host.exists("Row 199"))
    }

    @Test("pages come to rest one at a time, and the dots follow")
    func pages() throws {
        let host = host(PagesApp())
        #expect(try host.frame(of: "Page 0").midX == 200)
        host.swipe(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 100, y: 200), duration: .milliseconds(150))
        finish(host)
        #expect(host.exists("at 1"))
        #expect(try host.frame(of: "Page 1").midX == 200)
        try host.tap("Last")
        finish(host)
        #expect(host.exists("at 9"))
        #expect(try host.frame(of: "Page 9").midX == 200)
        host.resize(to: CGSize(width: 600, height: 500))
        finish(host)
        #expect(try host.frame(of: "Page 9").midX == 300)
    }
}
