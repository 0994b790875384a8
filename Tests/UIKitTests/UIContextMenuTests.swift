import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Menus of views of UIKit's, and keys that call methods")
struct UIContextMenuTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Offers: NSObject, UIContextMenuInteractionDelegate {
        var chosen: [String] = []
        var asked = 0
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked += 1
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(title: "", children: [UIAction(title: "Copy") { _ in self.chosen.append("copy") }])
            })
        }
    }

    @Test("a view with an interaction offers its menu, which is asked for when it opens")
    func menu() throws {
        let (view, offers) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Offers())
        view.text = "page"
        let interaction = UIContextMenuInteraction(delegate: offers)
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.interactions.count == 1)
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Shown(view: view) }
        try host.tap("page", button: .secondary)
        #expect(host.exists("Copy") && offers.asked > 0)
        try host.tap("Copy")
        #expect(offers.chosen == ["copy"])
        view.removeInteraction(interaction)
        host.settle()
        #expect(interaction.view == nil && view.interactions.isEmpty)
        try host.tap("page", button: .secondary)
        #expect(!host.exists("Copy"))
    }

    private final class Board: UIView {
        var heard: [String] = []
        func up(_ command: UIKeyCommand) { heard.append(command.input ?? "") }
        func save(_ command: UIKeyCommand) { heard.append("save \(command.title)") }
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: UIKeyCommand.inputUpArrow, action: Selector(calling: Board.up)),
                UIKeyCommand(
                    title: "now", action: Selector(calling: Board.save), input: "s", modifierFlags: .command),
            ]
        }
    }

    @Test("keys call methods of the view that has the keyboard, with the modifiers that they ask for")
    func keys() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: board) }
        host.press(.up)
        #expect(board.heard.isEmpty)
        board.becomeFirstResponder()
        host.press(.up)
        host.press(.up, modifiers: .shift)
        host.press(.character("s"))
        host.press(.character("s"), modifiers: .command)
        #expect(board.heard == ["UIKeyInputUpArrow", "save now"])
    }
}
