import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Editing commands of UIKit's fields", .serialized)
struct UIEditActionTests {
    /// A field as apps make them for passwords and dates.
    private final class Closed: UITextField {
        var log: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == Selector("paste(_:)", calling: UIResponder.paste(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) {
            log.append("copy")
            super.copy(sender)
        }
        override func delete(_ sender: Any?) { log.append("delete") }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func host(_ view: UIView) -> TestHost {
        view.accessibilityIdentifier = "field"
        return TestHost(size: CGSize(width: 300, height: 200)) { Shown(view: view).frame(width: 200, height: 34) }
    }

    @Test("the class of a field decides about its menu and the menu's keys, and may do its commands otherwise")
    func ownClass() throws {
        let field = Closed(frame: .zero)
        field.text = "one two"
        let host = host(field)
        host.clipboard = "pasted"
        try host.tap("field")
        host.press(.character("a"), modifiers: .control)
        #expect(field.selectedTextRange.map { field.text(in: $0) } == "one two")
        host.press(.character("v"), modifiers: .control)
        #expect(field.text == "one two")
        host.press(.character("c"), modifiers: .control)
        #expect(host.clipboard == "one two" && field.log == ["copy"])
        host.press(.character("x"), modifiers: .control)
        #expect(field.text == "" && host.clipboard == "one two")

        field.text = "three"
        try host.tap("field")
        host.press(.character("a"), modifiers: .control)
        try host.tap("field", button: .secondary)
        #expect(try !host.isEnabled("Paste") && host.isEnabled("Copy"))
        try host.tap("Delete")
        #expect(field.text == "three" && field.log == ["copy", "delete"])
    }

    @Test("a program calls the commands of a field and of a text view")
    func called() {
        for view in [UITextField(), UITextView()] as [UIView & UITextInput] {
            let host = host(view)
            host.clipboard = nil
            view.insertText("one two")
            let can = { (name: String) in view.canPerformAction(Selector((name)), withSender: nil) }
            #expect(
                !can("copy") && !can("cut") && !can("delete:") && !can("paste") && can("select") && can("selectAll"))
            view.select(nil)
            #expect(view.selectedTextRange.map { view.text(in: $0) } == "two")
            #expect(
                can("copy(_:)") && can("cut") && can("delete:") && !can("paste") && !can("select") && can("selectAll"))
            view.copy(nil)
            #expect(host.clipboard == "two" && can("paste"))
            view.cut(nil)
            #expect(view._text == "one ")
            view.paste(nil)
            view.paste(nil)
            #expect(view._text == "one twotwo")
            view.selectAll(nil)
            #expect(!can("selectAll") && can("cut"))
            view.delete(nil)
            #expect(!view.hasText && host.clipboard == "two")
        }
    }

    @Test("an action without a target goes to the first responder from the keyboard outwards that does it")
    func chain() throws {
        final class Page: UIViewController {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            var saved = 0
            override func viewDidLoad() {
                field.accessibilityIdentifier = "field"
                field.text = "text"
                view.addSubview(field)
            }
            func save(_ sender: Any?) { saved += 1 }
        }
        struct Shown: UIViewControllerRepresentable {
            let page: Page
            func makeUIViewController(context: Context) -> Page { page }
            func updateUIViewController(_ page: Page, context: Context) {}
        }
        let page = Page()
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Shown(page: page) }
        let save = Selector("save(_:)", calling: Page.save(_:))
        try host.tap("field")
        #expect(page.field.isFirstResponder)
        #expect(page.field.target(forAction: save, withSender: nil) as? Page === page)
        #expect(UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil) && page.saved == 1)
        let all = Selector("selectAll(_:)", calling: UIResponder.selectAll(_:))
        #expect(UIApplication.shared.sendAction(all, to: nil, from: nil, for: nil))
        #expect(page.field.selectedTextRange.map { page.field.text(in: $0) } == "text")
        #expect(page.target(forAction: all, withSender: nil) == nil)
        let other = Selector("tap", calling: UIEditActionOther.tap)
        #expect(!UIApplication.shared.sendAction(other, to: nil, from: nil, for: nil))
    }
}

@MainActor
private final class UIEditActionOther: NSObject { func tap() {} }
