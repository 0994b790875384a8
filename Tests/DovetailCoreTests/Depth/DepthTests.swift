import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// How deep views lie in each other costs memory, and no stack: every pass works at depths that no recursion survives.
///
/// 20,000 levels of every kind would take many minutes, most of them for drags and long presses, which bring each level up to date for each
/// frame. So most kinds are tried at 1,000, which did overflow the stack where a pass called itself.
@MainActor
@Suite("Depth", .serialized)
struct DepthTests {
    /// The view at the end: its action changes what it shows, gradually.
    struct Press: View {
        @State private var count = 0
        var body: some View {
            Button("pressed \(count)") { withAnimation(.linear(duration: 0.1)) { count += 1 } }
                .accessibilityIdentifier("press")
                .overlay { if count % 2 == 1 { Color.red.allowsHitTesting(false).transition(.scale) } }
        }
    }

    private struct Root: View {
        let kind: Nest<Press>.Kind
        let levels: Int
        var body: some View {
            Nest(kind: kind, levels: levels) { Press() }
        }
    }

    /// Making, hit testing, updating with a movement, and closing.
    private func use(
        _ kind: Nest<Press>.Kind, levels: Int, height: CGFloat = 300, _ more: (TestHost) throws -> Void = { _ in }
    ) throws {
        let levels = Self.levels ?? levels
        let host = TestHost(size: CGSize(width: 400, height: height)) { Root(kind: kind, levels: levels) }
        try host.tap("press")
        host.advance(by: .milliseconds(40))
        host.advance(by: .milliseconds(100))
        #expect(host.texts.contains("pressed 1"))
        try more(host)
        host.close()
    }

    /// The same, and what else a person and a host do.
    private func everyPass(_ kind: Nest<Press>.Kind, levels: Int, height: CGFloat = 300) throws {
        try use(kind, levels: levels, height: height) { host in
            host.press(.tab)
            // What is around the button may have the keyboard first.
            if host.focused == "press" { host.press(.space) } else { try host.tap("press") }
            #expect(host.exists("pressed 2"))
            #expect(host.tree.contains("identifier press"))
            host.resize(to: CGSize(width: 500, height: 400))
            try host.longPress("press")
            host.swipe(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 100))
            host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 100))
            _ = try host.png()
            host.window.environment.idiom = .phone
            host.settle()
            #expect(host.exists("press"))
        }
    }

    /// `DOVETAIL_LEVELS` tries every kind at that depth, for as long as it takes.
    nonisolated private static let levels = ProcessInfo.processInfo.environment["DOVETAIL_LEVELS"].flatMap { Int($0) }

    @Test("20,000 stacks in each other are made, laid out, changed, pressed and released")
    func veryDeep() throws { try use(.vStack, levels: 20_000) }

    @Test(
        "1,000 views of a kind in each other are made, changed, pressed, dragged, painted, shown on another device and released",
        arguments: Nest<Press>.Kind.allCases.filter { Self.shallow[$0] == nil })
    func deep(kind: Nest<Press>.Kind) throws { try everyPass(kind, levels: 1_000) }

    /// Those that are tried with fewer levels. What lies in a lazy container is measured again by each one around it, a list in a list is as high
    /// as its share of the window and so soon out of sight, sections look through all that they hold, and a button in a button is another
    /// contender for each press.
    nonisolated private static let shallow: [Nest<Press>.Kind: Int] = [
        .lazyVStack: 40, .lazyHStack: 40, .lazyVGrid: 40, .list: 10, .form: 10, .section: 200, .disclosureGroup: 200,
        .tabView: 100, .navigationStack: 500, .sheet: 40, .button: 100, .scrollView: 200,
    ]

    @Test(
        "fewer views in each other where each costs more", arguments: shallow.keys.sorted { $0.rawValue < $1.rawValue })
    func shallow(kind: Nest<Press>.Kind) throws {
        // Lists in lists keep a distance above each.
        try everyPass(kind, levels: Self.shallow[kind]!, height: 2000)
    }
}
