import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Constraints and autoresizing of AppKit's views.
@MainActor
@Suite("Layout of AppKit's views")
struct NSLayoutTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    private func box(_ name: String, _ size: CGSize = CGSize(width: 20, height: 10)) -> NSView {
        let view = NSView(frame: CGRect(origin: .zero, size: size))
        view.setAccessibilityElement(true)
        view.setAccessibilityLabel(name)
        return view
    }

    private func host(_ view: NSView, _ width: CGFloat = 200, _ height: CGFloat = 100) -> TestHost {
        TestHost(size: CGSize(width: width, height: height)) { Shown(view: view).frame(width: width, height: height) }
    }

    @Test("anchors place a view by its edges, its middle and lengths, from above, and its frame is told from below")
    func anchors() throws {
        let (outer, inner) = (NSView(), box("inner"))
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8)
        NSLayoutConstraint.activate([
            top, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        let host = host(outer)
        #expect(try host.frame(of: "inner") == CGRect(x: 5, y: 8, width: 100, height: 30))
        #expect(inner.frame == CGRect(x: 5, y: 62, width: 100, height: 30))
        top.animator().constant = 20
        host.settle()
        #expect(try host.frame(of: "inner").minY == 20)
        #expect(outer.constraints.contains { $0 === top })
        inner.removeFromSuperview()
        #expect(outer.constraints.isEmpty && !top.isActive)
    }

    @Test("guides, margins, formats and items place views, and a constraint of a higher priority counts more")
    func guides() throws {
        let (outer, one, other) = (NSView(), box("one"), box("other"))
        for view in [one, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        outer.additionalSafeAreaInsets = NSEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        let guide = NSLayoutGuide()
        outer.addLayoutGuide(guide)
        let weak = guide.widthAnchor.constraint(equalToConstant: 90)
        weak.priority = .defaultLow
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor), weak,
            guide.widthAnchor.constraint(equalToConstant: 40),
            one.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            one.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            NSLayoutConstraint(
                item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 30),
            other.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
        ])
        outer.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[one]-6-[other]|", options: [], metrics: nil,
                views: ["one": one, "other": other]))
        let host = host(outer)
        #expect(try host.frame(of: "one") == CGRect(x: 40, y: 12, width: 30, height: 10))
        #expect(try host.frame(of: "other") == CGRect(x: 76, y: 70, width: 124, height: 10))
        #expect(guide.frame.width == 40 && outer.layoutMarginsGuide.frame.height == 60)
        outer.removeLayoutGuide(guide)
        #expect(outer.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test("a view is as large as constraints of what is inside of it need, and changes them when it is told to")
    func fitting() throws {
        final class Card: NSView {
            let label = NSTextField(labelWithString: "words")
            var updates = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
            override func updateConstraints() {
                if updates == 0 {
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
                        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                    ])
                }
                updates += 1
                super.updateConstraints()
            }
        }
        let card = Card(frame: .zero)
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Shown(view: card).fixedSize() }
        host.settle()
        #expect(card.updates == 1)
        let label = card.label.intrinsicContentSize
        #expect(card.fittingSize == CGSize(width: label.width + 20, height: label.height + 8))
        #expect(card.frame.size == card.fittingSize)
        card.needsUpdateConstraints = true
        host.settle()
        #expect(card.updates == 2)
    }

    @Test("views are laid out where no window shows them")
    func unshown() {
        let (outer, inner) = (NSView(frame: CGRect(x: 0, y: 0, width: 80, height: 60)), NSView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
        ])
        outer.layoutSubtreeIfNeeded()
        #expect(inner.frame == CGRect(x: 30, y: 20, width: 20, height: 20))
    }

    @Test("views follow the size of the view around them as their masks say, unless that says otherwise")
    func masks() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (wide, right) = (
            NSView(frame: CGRect(x: 10, y: 10, width: 80, height: 20)),
            NSView(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
        )
        wide.autoresizingMask = .width
        right.autoresizingMask = [.minXMargin, .minYMargin]
        outer.addSubview(wide)
        outer.addSubview(right)
        outer.setFrameSize(CGSize(width: 150, height: 120))
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 130, height: 20))
        #expect(right.frame == CGRect(x: 140, y: 110, width: 10, height: 10))
        outer.autoresizesSubviews = false
        outer.setFrameSize(CGSize(width: 100, height: 100))
        #expect(wide.frame.width == 130)
    }

    @Test("priorities say how a represented view takes what it is offered")
    func priorities() throws {
        let view = NSTextField(labelWithString: "words")
        view.setContentHuggingPriority(.init(1), for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        let host = TestHost(size: CGSize(width: 300, height: 50)) { Shown(view: view) }
        host.settle()
        #expect(view.frame.width == 300)
        view.setContentHuggingPriority(.required, for: .horizontal)
        host.settle()
        #expect(view.frame.width == view.intrinsicContentSize.width)
    }
}
