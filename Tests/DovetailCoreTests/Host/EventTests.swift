import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("Events")
struct EventTests {
    @Test("what is in front gets the tap")
    func front() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { log.note("back") }
                Color.blue.frame(width: 40, height: 40).onTapGesture { log.note("front") }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(log.entries == ["front", "back"])
    }

    @Test("what reaches a window after it is closed does nothing")
    func closed() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.onTapGesture { log.note("hit") } }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.close()
        host.tap(at: CGPoint(x: 50, y: 50))
        host.press(.character("q"), modifiers: .command)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        #expect(log.entries == ["hit"])
    }

    @Test("a transformed view is hit where it is drawn")
    func transformed() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Color.red.frame(width: 20, height: 20).onTapGesture { log.note("hit") }.offset(x: 60)
        }
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 160, y: 50))
        #expect(log.entries == ["hit"])
    }

    @Test("views without hit testing let events through")
    func hitTesting() {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { log.note("back") }
                Color.blue.allowsHitTesting(false)
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["back"])
    }

    @Test("a release outside a button does nothing")
    func releaseOutside() throws {
        let log = Probe<String>()
        let host = TestHost { Button("press") { log.note("pressed") } }
        let frame = try host.frame(of: "press")
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: 5, y: 5))
        #expect(log.entries.isEmpty)
    }

    @Test("the keyboard moves by Tab and presses by Space")
    func keyboard() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("one") { log.note("one") }
                Button("two") { log.note("two") }
            }
        }
        host.press(.tab)
        host.press(.tab)
        host.press(.space)
        #expect(log.entries == ["two"])
    }

    @Test("what cannot be found is an error that lists what is there")
    func errors() {
        let host = TestHost {
            VStack {
                Text("twin")
                Text("twin")
            }
        }
        let missing = #expect(throws: TestHostError.self) { try host.tap("nothing") }
        #expect(missing?.description.contains("text “twin”") == true)
        let twins = #expect(throws: TestHostError.self) { try host.tap("twin") }
        #expect(twins?.description.contains("2 elements") == true)
    }
}
