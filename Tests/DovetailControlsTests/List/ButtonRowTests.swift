import DovetailTesting
import SwiftUI
import Testing

/// Rows that hold a button and nothing else to press.
@MainActor
@Suite("Rows of one button")
struct ButtonRowTests {
    @Test(
        "such a row shows that it is pressed, anywhere in it; one without a button or with two does not",
        arguments: [Idiom.phone, .pad])
    func pressed(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 320, height: 300), idiom: idiom) {
            List {
                Button("Save") {}
                Text("Plain")
                HStack {
                    Button("One") {}
                    Button("Two") {}
                }
                .buttonStyle(.borderless)
            }
            .listStyle(.plain)
        }
        func changes(_ name: String) throws -> Bool {
            let y = try host.frame(of: name).midY
            let place = CGPoint(x: 300, y: y)
            let before = try host.color(at: place)
            host.hold(at: CGPoint(x: 250, y: y))
            host.advance(by: .milliseconds(200))
            let during = try host.color(at: place)
            host.release()
            host.advance(by: .seconds(1))
            #expect(try host.color(at: place) == before)
            return during != before
        }
        #expect(try changes("Save"))
        #expect(try !changes("Plain"))
        #expect(try !changes("One"))
    }

    @Test("a press anywhere in the row is one of the button")
    func action() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 320, height: 300), idiom: .phone) {
            List { Button("Save") { log.note("saved") } }
        }
        host.tap(at: CGPoint(x: 250, y: try host.frame(of: "Save").midY))
        #expect(log.entries == ["saved"])
    }
}
