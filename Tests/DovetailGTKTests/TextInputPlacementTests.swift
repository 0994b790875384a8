import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailGTK

/// Where the toolkit's widget lies over a field, and how it looks there. Needs no display.
@MainActor
@Suite("Placement of text inputs")
struct TextInputPlacementTests {
    private func placement<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> TextInputPlacement
    {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { content() }
        func input(in node: DisplayNode) -> DisplayNode? {
            if case .textInput = node.content { return node }
            for child in node.children { if let found = input(in: child) { return found } }
            return nil
        }
        let node = try #require(input(in: host.window.displayTree.root))
        return withExtendedLifetime(host) { TextInputPlacement(of: node) }
    }

    @Test("opacities around a field are multiplied")
    func opacity() throws {
        let placement = try placement {
            TextField("Name", text: .constant("text")).opacity(0.5).padding(10).opacity(0.5)
        }
        #expect(placement.opacity == 0.25)
        #expect(!placement.isDistorted)
    }

    @Test("a field that is moved keeps its look; one that is turned or blurred has none that a widget could have")
    func distortion() throws {
        let plain = try placement { TextField("Name", text: .constant("text")) }
        let moved = try placement { TextField("Name", text: .constant("text")).offset(x: 7, y: -3) }
        #expect(!plain.isDistorted && plain.opacity == 1 && !moved.isDistorted)
        #expect(moved.frame == plain.frame.offsetBy(dx: 7, dy: -3))
        #expect(try placement { TextField("Name", text: .constant("text")).rotationEffect(.degrees(5)) }.isDistorted)
        #expect(try placement { TextField("Name", text: .constant("text")).blur(radius: 2) }.isDistorted)
    }
}
