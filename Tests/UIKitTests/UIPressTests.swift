import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Keys told to views of UIKit's")
struct UIPressTests {
    private final class Game: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                guard let key = press.key else { continue }
                log.append(
                    "down \(key.keyCode.rawValue) \(key.charactersIgnoringModifiers) \(key.modifierFlags.rawValue)")
            }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            #expect(event?.allPresses == presses)
            log.append("up \(presses.first?.key?.keyCode.rawValue ?? 0)")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test(
        "a view that asks for the keyboard hears of each key once, until it gives the keyboard back or a field takes it"
    )
    func keys() throws {
        let game = Game(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                Shown(view: game).frame(width: 100, height: 100)
                TextField("name", text: .constant(""))
            }
        }
        host.press(.character("a"))
        #expect(game.log.isEmpty && !game.isFirstResponder)
        #expect(game.becomeFirstResponder() && game.isFirstResponder)
        host.press(.character("a"), modifiers: .shift)
        host.hold(.up, repeats: 3)
        host.release(.up)
        #expect(game.log == ["down 4 a \(1 << 17)", "up 4", "down 82 UIKeyInputUpArrow 0", "up 82"])
        game.log = []
        try host.tap("name")
        host.press(.character("b"))
        #expect(game.log.isEmpty && !game.isFirstResponder)
        #expect(game.becomeFirstResponder())
        host.press(.character("c"))
        #expect(game.log == ["down 6 c 0", "up 6"])
        #expect(game.resignFirstResponder() && !game.isFirstResponder)
        host.press(.character("d"))
        #expect(game.log.count == 2)
    }

    @Test(
        "what a view does not use of keys goes to the views around it, and views that can't have the keyboard don't get it"
    )
    func chain() {
        final class Inner: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (game, inner) = (Game(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Inner())
        game.addSubview(inner)
        let host = TestHost { Shown(view: game) }
        #expect(!UIView().becomeFirstResponder())
        #expect(inner.becomeFirstResponder())
        host.press(.space)
        #expect(game.log == ["down 44   0", "up 44"])
    }
}
