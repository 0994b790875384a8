import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Controllers for documents, fonts, printing and words")
struct UISystemControllerTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Listener: NSObject, UIDocumentInteractionControllerDelegate, UIFontPickerViewControllerDelegate
    {
        var log: [String] = []
        let owner = UIViewController()
        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { owner }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("menu")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("menu gone")
        }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append(viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 0).familyName } ?? "-")
        }
    }

    @Test("a document has a name and a type; its menu is presented by the controller that the delegate names")
    func documents() throws {
        let listener = Listener()
        let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/nowhere/letter.pdf"))
        documents.delegate = listener
        #expect(documents.name == "letter.pdf")
        #expect(documents.uti == "com.adobe.pdf")
        #expect(!documents.presentPreview(animated: false), "there is no such file")
        let host = TestHost { Shown(controller: listener.owner) }
        #expect(documents.presentOptionsMenu(from: .zero, in: listener.owner.view, animated: false))
        host.settle()
        #expect(host.exists("Open"))
        try host.tap("Cancel")
        #expect(listener.log == ["menu", "menu gone"])
        documents.url = nil
        #expect(!documents.presentOpenInMenu(from: .zero, in: listener.owner.view, animated: false))
    }

    @Test("a family of fonts is chosen from those that there are")
    func fonts() throws {
        let (picker, listener) = (UIFontPickerViewController(), Listener())
        picker.delegate = listener
        let family = try #require(UIFont.familyNames.first)
        let host = TestHost(size: CGSize(width: 390, height: 600)) { Shown(controller: picker) }
        try host.type(family, into: "Search")
        try host.tap(family)
        #expect(listener.log == [family])
    }

    @Test("nothing is printed, which is told; there are no dictionaries")
    func absent() {
        #expect(!UIPrintInteractionController.isPrintingAvailable)
        var failure: (any Error)?
        let isPrinted = UIPrintInteractionController.shared.present(animated: true) { _, isDone, error in
            failure = isDone ? nil : error
        }
        #expect(!isPrinted)
        #expect(failure?.localizedDescription == "There is no printing on this system.")
        #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tea"))
        let host = TestHost { Shown(controller: UIReferenceLibraryViewController(term: "tea")) }
        #expect(host.exists("No definition found"))
    }

    @Test("a button that pastes asks its target")
    func paste() throws {
        final class Target: UIView {
            var count = 0
            override func paste(_ sender: Any?) { count += 1 }
        }
        struct Box: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let (control, target) = (UIPasteControl(configuration: .init()), Target())
        control.target = target
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Box(view: control) }
        try host.tap("Paste")
        #expect(target.count == 1)
    }

    @Test("a command of a menu is sent to who answers it, and what is only known later is asked when the menu is made")
    func menus() throws {
        var asked = 0
        let deferred = UIDeferredMenuElement { tell in
            asked += 1
            tell([UIAction(title: "late") { _ in }])
        }
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [deferred, UICommand(title: "command", action: Selector("copy:"))])
        button.showsMenuAsPrimaryAction = true
        struct Box: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Box(view: button) }
        try host.tap("Menu")
        #expect(host.exists("late") && host.exists("command"))
        #expect(asked == 1)
    }
}
