import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewSupport

/// A field whose text keeps clear of the sides, as many apps have one.
private final class PaddedField: UITextField {
    var padding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: padding) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: padding)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
    }
}

private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: own.width + 40, height: own.height + 20)
    }
}

private final class RectLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = bounds.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines).insetBy(dx: -5, dy: -5)
    }
}

private final class SilentLabel: UILabel {
    override func drawText(in rect: CGRect) {}
}

@MainActor
@Suite("Where fields and labels of an app's own classes have their texts")
struct UITextPlaceTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// How far from the left the first dark point of a line is.
    private func start(_ host: TestHost, y: CGFloat, width: CGFloat) throws -> CGFloat? {
        for x in stride(from: 0, to: width, by: 1) where try host.color(at: CGPoint(x: x, y: y)).red < 0.3 { return x }
        return nil
    }

    @Test("the text of a field is where its class says, and the view before it where that says")
    func field() throws {
        let (plain, padded) = (UITextField(), PaddedField())
        for field in [plain, padded] { (field.text, field.textColor) = ("███", .black) }
        let size = CGSize(width: 200, height: 40)
        let first = TestHost(size: size) { Shown(view: plain) }
        let second = TestHost(size: size) { Shown(view: padded) }
        let before = try #require(try start(first, y: 20, width: 100))
        #expect(try #require(try start(second, y: 20, width: 100)) == before + 30)
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        (padded.leftView, padded.leftViewMode) = (square, .always)
        second.settle()
        #expect(try second.color(at: CGPoint(x: 14, y: 20)).green < 0.1)
        #expect(try second.color(at: CGPoint(x: 4, y: 20)).green > 0.9)
        // Behind the view, which ends at 20, and the padding.
        #expect(try #require(try start(second, y: 20, width: 100)) == before + 50)
    }

    @Test("a label is as large as its class says, and its text stands where that hands it on to")
    func label() throws {
        let (plain, padded, silent) = (UILabel(), PaddedLabel(), SilentLabel())
        for label in [plain, padded, silent] { (label.text, label.textColor) = ("██", .black) }
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
        let size = CGSize(width: 150, height: 60)
        let first = TestHost(size: size) { Shown(view: plain) }
        let second = TestHost(size: size) { Shown(view: padded) }
        let third = TestHost(size: size) { Shown(view: silent) }
        let before = try #require(try start(first, y: 30, width: 100))
        let after = try #require(try start(second, y: 30, width: 100))
        #expect(after == before + 20)
        #expect(try start(third, y: 30, width: 100) == nil)
        let rect = RectLabel()
        rect.text = "██"
        #expect(rect.intrinsicContentSize.width == plain.intrinsicContentSize.width + 10)
        #expect(rect.sizeThatFits(CGSize(width: 500, height: 500)).height == plain.intrinsicContentSize.height + 10)
    }

    @Test("a field tells of its text by notifications, may keep the keyboard, and may be emptied when it gets it")
    func field2() throws {
        final class Keeper: NSObject, UITextFieldDelegate {
            var mayEnd = false
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
        }
        let (field, keeper) = (UITextField(), Keeper())
        (field.text, field.delegate, field.clearsOnBeginEditing) = ("old", keeper, true)
        field.accessibilityLabel = "field"
        let log = Probe<String>()
        var told: [String] { log.entries }
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { log.note(name) }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 40)) { Shown(view: field) }
        field.becomeFirstResponder()
        host.settle()
        #expect(field.text == "")
        try host.type("new")
        #expect(field.text == "new")
        #expect(!field.resignFirstResponder())
        keeper.mayEnd = true
        #expect(field.resignFirstResponder())
        host.settle()
        #expect(told.first == "UITextFieldTextDidChangeNotification", "the old text went before the field began")
        #expect(told.contains("UITextFieldTextDidBeginEditingNotification"))
        #expect(told.last == "UITextFieldTextDidEndEditingNotification")
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("looks of all of a field's text are its font and colour")
    func looks() {
        let field = UITextField()
        field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
        #expect(field.font == .boldSystemFont(ofSize: 20))
        #expect(field.textColor == .red)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    }
}
