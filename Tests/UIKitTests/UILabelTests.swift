import DovetailTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Labels, buttons and controllers of UIKit's in detail")
struct UILabelTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("a label is as wide as constraints may make its lines, and as high as its style says lines are")
    func sizes() {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("one two three four five six", 0)
        let whole = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width <= 100 && label.intrinsicContentSize.height >= whole.height * 2)
        label.preferredMaxLayoutWidth = 0
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight, style.firstLineHeadIndent) = (40, 40, 5)
        #expect((style.copy() as? NSParagraphStyle)?.firstLineHeadIndent == 5)
        label.attributedText = NSAttributedString(
            string: "one", attributes: [.paragraphStyle: style, .font: label.font!])
        #expect(label.intrinsicContentSize.height == 40)
    }

    @Test("a highlighted label has another colour, one that is off is pale, and shadows are drawn")
    func looks() throws {
        let label = UILabel()
        (label.text, label.font, label.textColor) = ("█████", .systemFont(ofSize: 40), .black)
        label.highlightedTextColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Shown(view: label) }
        let place = CGPoint(x: 40, y: 30)
        #expect(try host.color(at: place).red < 0.1)
        label.isHighlighted = true
        host.settle()
        #expect(try host.color(at: place).red > 0.9)
        (label.isHighlighted, label.isEnabled) = (false, false)
        host.settle()
        let pale = try host.color(at: place).red
        #expect(pale > 0.3 && pale < 0.9)
        label.isEnabled = true
        let width = label.intrinsicContentSize.width
        #expect(try host.color(at: CGPoint(x: width + 6, y: 30)).red > 0.9)
        (label.shadowColor, label.shadowOffset) = (.black, CGSize(width: 10, height: 0))
        host.settle()
        #expect(try host.color(at: CGPoint(x: width + 6, y: 30)).red < 0.3)
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (UIColor.black, CGSize(width: 10, height: 0))
        label.shadowColor = nil
        label.attributedText = NSAttributedString(string: "█████", attributes: [.shadow: shadow, .font: label.font!])
        host.settle()
        #expect(try host.color(at: CGPoint(x: width + 6, y: 30)).red < 0.3)
    }

    @Test("a button has a name with looks of its own, a picture behind it, and stands where it is told to")
    func button() throws {
        let button = UIButton(type: .custom)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(
                string: "█", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)]),
            for: .normal)
        #expect(button.currentAttributedTitle?.string == "█" && button.state == .normal)
        let background = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        button.setBackgroundImage(background, for: .normal)
        button.contentHorizontalAlignment = .right
        let around = UIView()
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        around.addSubview(button)
        let host = TestHost(size: CGSize(width: 200, height: 60)) { Shown(view: around) }
        #expect(host.exists("█") && !host.exists("plain"))
        #expect(try host.color(at: CGPoint(x: 10, y: 30)).red < 0.1)
        #expect(try host.color(at: CGPoint(x: 190, y: 30)).red > 0.9)
        button.contentHorizontalAlignment = .left
        host.settle()
        #expect(try host.color(at: CGPoint(x: 10, y: 30)).red > 0.9)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.imageView?.tintColor = .green
        #expect(button.imageView?.image != nil && button.currentBackgroundImage === background)
    }

    @Test("a controller begins and ends its editing by its own button")
    func editing() throws {
        final class Page: UIViewController {
            var heard: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                heard.append(editing)
            }
        }
        struct Bars: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        let page = Page()
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Bars(controller: navigation) }
        try host.tap("Edit")
        #expect(page.isEditing && page.heard == [true])
        try host.tap("Done")
        #expect(!page.isEditing && page.heard == [true, false] && host.exists("Edit"))
        page.editButtonItem.isHidden = true
        host.settle()
        #expect(!host.exists("Edit"))
        let next = UIViewController()
        page.show(next, sender: nil)
        #expect(navigation.topViewController === next)
        page.didReceiveMemoryWarning()
        #expect(page.edgesForExtendedLayout == .all && page.additionalSafeAreaInsets == .zero)
    }

    @Test("work in the background has no end of time, and names of its own")
    func background() {
        let app = UIApplication.shared
        let (first, second) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "save") {})
        #expect(first != second && first != .invalid && app.backgroundTimeRemaining > 1e9)
        app.endBackgroundTask(first)
        app.endBackgroundTask(second)
    }

    @Test("a view hears of another tint, as those inside do that have none of their own")
    func tint() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own, deepest) = (Tinted(), Tinted(), Tinted(), Tinted())
        outer.addSubview(inner)
        outer.addSubview(own)
        inner.addSubview(deepest)
        own.tintColor = .red
        outer.tintColor = .green
        #expect([outer, inner, own, deepest].map(\.count) == [1, 1, 1, 1])
    }

    @Test("a timer with a date calls a method of an object")
    func timer() {
        final class Clock: NSObject {
            var count = 0
            func tick(_ timer: Timer) { count += 1 }
        }
        let clock = Clock()
        let timer = Timer(
            fireAt: .distantFuture, interval: 60, target: clock, selector: Selector(calling: Clock.tick), userInfo: nil,
            repeats: true)
        timer.fire()
        #expect(clock.count == 1 && timer.isValid)
        timer.invalidate()
    }
}
