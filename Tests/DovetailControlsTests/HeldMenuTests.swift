import DovetailCore
import SwiftUI
import Testing

@testable import DovetailTesting

/// Menus that open when a press is held, as those of a touch device do.
@MainActor
@Suite("Menus of held presses")
struct HeldMenuTests {
    private func host(_ log: Probe<String>, idiom: Idiom) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) {
            Button("control") { log.note("pressed") }
                .frame(width: 100, height: 60)
                .contextMenu { Button("Act") { log.note("act") } }
        }
    }

    @Test("a press that is held opens the menu, and does not press the button", arguments: [Idiom.phone, .pad])
    func held(idiom: Idiom) throws {
        let log = Probe<String>()
        let host = host(log, idiom: idiom)
        let place = try host.frame(of: "control")
        try host.hold("control")
        host.advance(by: .milliseconds(400))
        #expect(!host.exists("Act"))
        host.advance(by: .milliseconds(200))
        #expect(host.exists("Act"))
        host.pointer(.up, CGPoint(x: place.midX, y: place.midY))
        #expect(log.entries.isEmpty)
        #expect(host.exists("Act"))
        try host.tap("Act")
        #expect(log.entries == ["act"])
        #expect(!host.exists("Act"))
        try host.tap("control")
        #expect(log.entries == ["act", "pressed"])
    }

    @Test("a press that moves opens none; with a pointer on a desktop none does, and with a finger one does")
    func others() throws {
        let log = Probe<String>()
        let phone = host(log, idiom: .phone)
        let place = try phone.frame(of: "control")
        try phone.hold("control")
        phone.pointer(.moved, CGPoint(x: place.midX + 20, y: place.midY))
        phone.advance(by: .seconds(1))
        #expect(!phone.exists("Act"))
        let desktop = host(log, idiom: .desktop)
        try desktop.hold("control")
        desktop.advance(by: .seconds(1))
        #expect(!desktop.exists("Act"))
        let touched = host(log, idiom: .desktop)
        let point = try touched.frame(of: "control")
        touched.pointer(.down, CGPoint(x: point.midX, y: point.midY), isTouch: true)
        touched.advance(by: .seconds(1))
        #expect(touched.exists("Act"))
        #expect(log.entries.isEmpty)
    }

    @Test("a drag that began with the press is over when the menu opens; its state goes back")
    func drag() throws {
        struct Dragged: View {
            let log: Probe<String>
            @GestureState private var isDragging = false
            var body: some View {
                Color.red
                    .accessibilityIdentifier(isDragging ? "dragged" : "still")
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($isDragging) { _, state, _ in state = true }
                            .onEnded { _ in log.note("ended") }
                    )
                    .contextMenu { Button("Act") {} }
            }
        }
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .phone) { Dragged(log: log) }
        host.pointer(.down, CGPoint(x: 100, y: 100))
        #expect(host.exists("dragged"))
        host.advance(by: .seconds(1))
        host.pointer(.up, CGPoint(x: 100, y: 100))
        #expect(host.exists("Act"))
        host.press(.escape)
        #expect(host.exists("still"))
        #expect(log.entries.isEmpty)
    }

    @Test("a menu with a primary action, and the menu of a list's rows, open so")
    func menus() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .phone) {
            VStack {
                Menu("control") {
                    Button("First") { log.note("first") }
                } primaryAction: {
                    log.note("primary")
                }
                List {
                    ForEach(["one", "two"], id: \.self) { row in
                        Text(row).contextMenu { Button("Act on \(row)") { log.note(row) } }
                    }
                }
            }
        }
        let place = try host.frame(of: "control")
        try host.hold("control")
        host.advance(by: .seconds(1))
        host.pointer(.up, CGPoint(x: place.midX, y: place.midY))
        try host.tap("First")
        #expect(log.entries == ["first"])
        let row = try host.layoutFrame(of: "two")
        try host.hold("two")
        host.advance(by: .seconds(1))
        host.pointer(.up, CGPoint(x: row.midX, y: row.midY))
        try host.tap("Act on two")
        #expect(log.entries == ["first", "two"])
    }
}
