import Foundation
import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Modifiers that decide how scroll views behave.
@MainActor
@Suite("Settings of scroll views")
struct ScrollSettingTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Rows: View {
        var count = 20
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in
                    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("row \(number)")
                }
            }
        }
    }

    private func host(_ view: some View, idiom: Idiom = .phone) -> TestHost {
        TestHost(size: Self.size, idiom: idiom) { view }
    }

    private let middle = CGPoint(x: 150, y: 100)

    @Test("content beyond a scroll view is drawn where clipping is switched off")
    func clipping() throws {
        func host(_ isDisabled: Bool) -> TestHost {
            self.host(ScrollView { Rows() }.frame(height: 100).scrollClipDisabled(isDisabled))
        }
        let outside = CGPoint(x: 150, y: 170)
        #expect(try host(false).color(at: outside).green > 0.9)
        #expect(try host(true).color(at: outside).green < 0.5)
    }

    @Test("bars are seen where they are asked for, and can be hidden on one axis")
    func indicators() throws {
        func bars(_ view: some View) throws -> (vertical: Bool, horizontal: Bool) {
            let host = host(view, idiom: .desktop)
            host.scroll(at: middle, by: CGSize(width: 10, height: 10))
            func isDark(_ point: CGPoint) throws -> Bool { try host.color(at: point).green < 0.9 }
            let vertical = try (0..<200).contains { try isDark(CGPoint(x: 295, y: $0)) }
            let horizontal = try (0..<290).contains { try isDark(CGPoint(x: $0, y: 195)) }
            return (vertical, horizontal)
        }
        let content = Color.white.frame(width: 900, height: 900)
        let both: Axis.Set = [.vertical, .horizontal]
        #expect(try bars(ScrollView(both) { content }) == (true, true))
        #expect(try bars(ScrollView(both, showsIndicators: false) { content }) == (false, false))
        #expect(try bars(ScrollView(both) { content }.scrollIndicators(.hidden)) == (false, false))
        #expect(try bars(ScrollView(both) { content }.scrollIndicators(.never, axes: .vertical)) == (false, true))
    }

    @Test("content goes beyond its ends under a finger as the behaviour says, on each axis by itself")
    func bounce() throws {
        func pull(_ view: some View, across: Bool = false, idiom: Idiom = .phone) throws -> CGFloat {
            let host = host(view, idiom: idiom)
            let before = try host.frame(of: "row 0")
            var event = ScrollEvent(
                delta: across ? CGSize(width: -60, height: 0) : CGSize(width: 0, height: -60), phase: .began,
                isPrecise: true, location: CGPoint(x: 150, y: 60), time: host.time)
            event.isTouch = true
            host.window.send(event)
            host.settle()
            let after = try host.frame(of: "row 0")
            return across ? after.minX - before.minX : after.minY - before.minY
        }
        let (long, short) = (Rows(count: 20), Rows(count: 1))
        #expect(try pull(ScrollView { long }) == 30)
        #expect(try pull(ScrollView { short }) == 30)
        #expect(try pull(ScrollView { short }.scrollBounceBehavior(.basedOnSize)) == 0)
        #expect(try pull(ScrollView { long }.scrollBounceBehavior(.basedOnSize)) == 30)
        #expect(try pull(ScrollView { short }, idiom: .desktop) == 0)
        #expect(try pull(ScrollView { short }.scrollBounceBehavior(.always), idiom: .desktop) == 30)
        let both: Axis.Set = [.vertical, .horizontal]
        #expect(try pull(ScrollView(both) { short }.scrollBounceBehavior(.basedOnSize), across: true) == 30)
        #expect(try pull(ScrollView(both) { short }.scrollBounceBehavior(.basedOnSize, axes: both), across: true) == 0)
    }

    @Test("a field loses the keyboard to a finger that scrolls where the app wants that, and never to a wheel")
    func keyboard() throws {
        func isEditing(after mode: ScrollDismissesKeyboardMode, finger: Bool) throws -> Bool {
            let host = host(
                ScrollView {
                    TextField("Name", text: .constant(""))
                    Rows()
                }
                .scrollDismissesKeyboard(mode))
            try host.tap("Name")
            #expect(host.focused == "Name")
            if finger {
                host.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 100))
            } else {
                host.turnWheel(at: middle, clicks: 1)
            }
            return host.focused == "Name"
        }
        #expect(try !isEditing(after: .immediately, finger: true))
        #expect(try !isEditing(after: .interactively, finger: true))
        #expect(try isEditing(after: .never, finger: true))
        #expect(try isEditing(after: .automatic, finger: true))
        #expect(try isEditing(after: .immediately, finger: false))
    }

    @Test("of scroll views in one another the inner one goes first; at its end the outer one goes on")
    func nested() throws {
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Rows(count: 6) }.frame(height: 150)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) {
                                Color.blue.frame(width: 60, height: 50).accessibilityIdentifier("cell \($0)")
                            }
                        }
                    }
                    Color.green.frame(height: 400).accessibilityIdentifier("end")
                }
            }, idiom: .desktop)
        let end = try host.frame(of: "end").minY
        host.turnWheel(at: CGPoint(x: 150, y: 60), clicks: 2)
        #expect(try host.frame(of: "row 0").minY == -120 && host.frame(of: "end").minY == end)
        host.turnWheel(at: CGPoint(x: 150, y: 60), clicks: 2)
        // 30 points are left inside; what is left of the click after those is not handed on.
        #expect(try host.frame(of: "row 5").maxY == host.frame(of: "cell 0").minY)
        #expect(try host.frame(of: "end").minY < end)
        let cells = try host.frame(of: "cell 0")
        host.scroll(at: CGPoint(x: 150, y: cells.midY), by: CGSize(width: 40, height: 0))
        #expect(try host.frame(of: "cell 0").minX == cells.minX - 40)
        #expect(try host.frame(of: "cell 0").minY == cells.minY)
    }

    @Test("a lazy horizontal grid fills its rows from top to bottom, and makes the columns in sight")
    func horizontalGrid() throws {
        let made = Probe<Int>()
        let host = host(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible(minimum: 20))], spacing: 10) {
                    ForEach(0..<1_000, id: \.self) { number in
                        let _ = made.note(number)
                        Color.red.frame(width: 50).accessibilityIdentifier("cell \(number)")
                    }
                }
            })
        let cells = try (0..<4).map { try host.frame(of: "cell \($0)") }
        #expect(cells[0].height == 40 && cells[0].minX == 0 && cells[1].minX == 0)
        #expect(cells[1].minY > cells[0].maxY && cells[1].maxY == 200)
        #expect(cells[2].minX == 60 && cells[2].minY == cells[0].minY)
        #expect(made.entries.count < 20)
        host.scroll(at: middle, by: CGSize(width: 1e6, height: 0))
        #expect(try host.frame(of: "cell 999").maxX == 300)
        #expect(made.entries.count < 40)
    }
}
