import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// The caret where the desktop's carets blink.
@MainActor
@Suite("Blinking caret")
struct CaretBlinkTests {
    private func host(_ model: Model<String>) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 200, height: 60), idiom: .desktop) {
            Bound(model) { TextField("Name", text: $0) }
        }
        host.window.environment.systemSettings.caretBlink = 1
        try host.tap("Name")
        return host
    }

    /// Whether the caret of the field that has the keyboard is drawn.
    private func isDrawn(_ host: TestHost) throws -> Bool {
        let node = try #require(host.window.focusedResponder?.node)
        let caret = try #require(node.children.last)
        guard case .fill = caret.content else { return false }
        return caret.effect == .none
    }

    @Test("it goes and comes, begins anew with each key, and rests when nothing is typed for ten seconds")
    func blinking() throws {
        let model = Model("")
        let host = try host(model)
        #expect(try isDrawn(host))
        host.advance(by: .milliseconds(600))
        #expect(try !isDrawn(host))
        host.advance(by: .milliseconds(500))
        #expect(try isDrawn(host))
        host.advance(by: .milliseconds(500))
        #expect(try !isDrawn(host))
        try host.type("a")
        #expect(try isDrawn(host))
        host.advance(by: .seconds(12))
        #expect(try isDrawn(host))
        #expect(host.window.loop.nextUpdate == nil, "a caret that rests costs nothing")
    }

    @Test("it stays where the desktop has carets that do, and in a window that is not in use")
    func steady() throws {
        let host = try host(Model(""))
        host.window.environment.systemSettings.controlActiveState = .inactive
        host.settle()
        host.advance(by: .milliseconds(600))
        #expect(try isDrawn(host))
        host.window.environment.systemSettings.controlActiveState = .key
        host.window.environment.systemSettings.caretBlink = nil
        host.settle()
        host.advance(by: .milliseconds(600))
        #expect(try isDrawn(host))
        #expect(host.window.loop.nextUpdate == nil)
    }
}
