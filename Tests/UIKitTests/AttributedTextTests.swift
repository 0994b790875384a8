import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Views of UIKit's that show texts with looks of their own.
@MainActor
@Suite("Attributed texts of UIKit's")
struct AttributedTextTests {
    private struct Shown<V: UIView>: UIViewRepresentable {
        let view: V
        func makeUIView(context: Context) -> V { view }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    private func host<V: UIView>(_ view: V) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view).background(.white).ignoresSafeArea() }
    }

    private typealias Pixel = (red: Int, green: Int, blue: Int, alpha: Int)

    private func has(_ host: TestHost, _ matches: (Pixel) -> Bool) throws -> Bool {
        let window = host.window
        let picture = try Picture(of: window.displayTree, size: window.size, scale: 1, background: window.background)
        for y in 0..<picture.height { for x in 0..<picture.width where matches(picture[x, y]) { return true } }
        return false
    }

    private func isRed(_ color: Pixel) -> Bool { color.red > 215 && color.green < 110 && color.blue < 110 }
    private func isBlue(_ color: Pixel) -> Bool { color.blue > 215 && color.red < 80 }
    private func isYellow(_ color: Pixel) -> Bool { color.red > 230 && color.green > 190 && color.blue < 110 }

    @Test("a label draws fonts, colours and lines where they are set, and its own elsewhere")
    func label() throws {
        let label = UILabel()
        label.textColor = .blue
        let text = NSMutableAttributedString(string: "red and blue")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
        text.addAttributes([.font: UIFont.boldSystemFont(ofSize: 30)], range: NSRange(location: 0, length: 3))
        label.attributedText = text
        let host = host(label)
        #expect(host.texts == ["red and blue"])
        #expect(try has(host, isRed) && has(host, isBlue) && has(host, isYellow))
        #expect(label.text == "red and blue" && label.attributedText?.length == 12)
        let tall = label.intrinsicContentSize.height
        // A colour or font that is set later is that of all of it.
        label.textColor = .red
        label.font = .systemFont(ofSize: 12)
        host.advance(by: .seconds(1))
        #expect(try !has(host, isBlue) && has(host, isYellow))
        #expect(label.intrinsicContentSize.height < tall)
        // A plain text has the looks of the label.
        label.text = "plain"
        host.advance(by: .seconds(1))
        #expect(try host.texts == ["plain"] && !has(host, isYellow))
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("lines below and through a text, links and paragraphs are kept")
    func looks() throws {
        let label = UILabel()
        label.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 20
        style.alignment = .center
        let plain = NSAttributedString(string: "a\nb")
        label.attributedText = plain
        let height = label.intrinsicContentSize.height
        label.attributedText = NSAttributedString(
            string: "a\nb",
            attributes: [
                .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
                .link: "https://a.bc", .kern: 4, .baselineOffset: NSNumber(value: 2),
            ])
        #expect(label.intrinsicContentSize.height > height + 15)
        #expect(try has(host(label), isRed))
        #expect((style.copy() as? NSParagraphStyle) == style && style.mutableCopy() is NSMutableParagraphStyle)
    }

    @Test("a text view shows the looks, and keeps them while it is edited")
    func textView() throws {
        let view = UITextView()
        view.isEditable = false
        view.attributedText = NSAttributedString(string: "one two", attributes: [.foregroundColor: UIColor.red])
        #expect(try has(host(view), isRed))
        view.isEditable = true
        view.becomeFirstResponder()
        let host = host(view)
        try host.type(" three")
        #expect(view.text.contains("three") && view.attributedText.string == view.text)
        let end = view.attributedText.length - 1
        #expect(view.attributedText.attribute(.foregroundColor, at: end, effectiveRange: nil) as? UIColor == .red)
        view.text = "new"
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    }

    @Test("a field shows the first look, and an attributed placeholder")
    func field() throws {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name" && host(field).exists("Name"))
        field.attributedText = NSAttributedString(string: "Ann", attributes: [.foregroundColor: UIColor.red])
        #expect(field.text == "Ann")
        #expect(try has(host(field), isRed))
        field.attributedText = nil
        #expect(field.text == nil)
        field.placeholder = "Other"
        #expect(field.attributedPlaceholder?.string == "Other")
    }
}

/// `AttributedString` with UIKit's attributes.
@MainActor
@Suite("Attribute scope of UIKit's")
struct UIKitAttributeTests {
    @Test("attributes of UIKit's and SwiftUI's are told apart by their types")
    func scopes() {
        var text = AttributedString("red")
        text.foregroundColor = UIColor.red
        text.font = UIFont.boldSystemFont(ofSize: 20)
        text.uiKit.kern = 3
        #expect(text.uiKit.foregroundColor == .red && text.uiKit.font?.pointSize == 20 && text.uiKit.kern == 3)
        #expect(text.swiftUI.foregroundColor == nil && text.swiftUI.font == nil && text.swiftUI.kern == nil)
        text.foregroundColor = Color.blue
        #expect(text.swiftUI.foregroundColor == .blue && text.uiKit.foregroundColor == .red)
    }

    @Test("they go to a label and come back")
    func conversion() throws {
        var text = AttributedString("red link")
        let range = try #require(text.range(of: "red"))
        text[range].uiKit.foregroundColor = .red
        text[range].uiKit.underlineStyle = .single
        text[range].uiKit.baselineOffset = 2
        text[try #require(text.range(of: "link"))].link = URL(string: "https://a.bc")
        let object = NSAttributedString(text)
        #expect(object.string == "red link")
        #expect(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(object.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
        #expect((object.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? NSNumber)?.intValue == 1)
        #expect(object.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://a.bc"))
        #expect(AttributedString(object) == text)
        #expect(try AttributedString(object, including: \.uiKit) == text)
        let label = UILabel()
        label.attributedText = try NSAttributedString(text, including: \.uiKit)
        #expect(label.text == "red link")
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }

    @Test("Lines of paragraphs are as high as a style says")
    @MainActor func lineHeights() {
        let style = NSMutableParagraphStyle()
        let text = { @MainActor in
            NSAttributedString(
                string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        }
        let size = CGSize(width: 300, height: 1000)
        let plain = text().boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).height
        style.lineHeightMultiple = 2
        let high = text().boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).height
        #expect(high > plain * 1.5 && (style.copy() as? NSParagraphStyle)?.lineHeightMultiple == 2)
    }
}
