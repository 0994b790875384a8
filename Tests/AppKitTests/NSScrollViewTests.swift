import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Scroll views of AppKit's.
@MainActor
@Suite("Scroll views of AppKit's")
struct NSScrollViewTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }
    private final class Document: NSView { override var isFlipped: Bool { true } }

    private func label(_ name: String, at place: CGPoint) -> NSTextField {
        let label = NSTextField(labelWithString: name)
        label.frame = CGRect(origin: place, size: CGSize(width: 60, height: 20))
        return label
    }

    private func host(_ view: NSView) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view).frame(width: 100, height: 100) }
    }

    @Test("a document of any size scrolls by wheels and by the program, and the clip's bounds tell how far")
    func scrolling() throws {
        @MainActor final class Counter { var bounds = 0 }
        let (scroll, document, counter) = (
            NSScrollView(), Document(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), Counter()
        )
        document.addSubview(label("top", at: CGPoint(x: 0, y: 10)))
        document.addSubview(label("deep", at: CGPoint(x: 0, y: 400)))
        scroll.documentView = document
        scroll.hasVerticalScroller = true
        let token = NotificationCenter.default.addObserver(
            forName: NSView.boundsDidChangeNotification, object: scroll.contentView, queue: nil
        ) { _ in MainActor.assumeIsolated { counter.bounds += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let host = host(scroll)
        host.settle()
        #expect(document.enclosingScrollView === scroll && document.superview === scroll.contentView)
        #expect(scroll.contentSize == CGSize(width: 100, height: 100))
        let top = try host.frame(of: "top")
        #expect(abs(top.minY - 10) < 1)
        counter.bounds = 0
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 20, height: 50))
        host.advance(by: .seconds(2))
        #expect(scroll.contentView.bounds.origin == CGPoint(x: 20, y: 50) && counter.bounds > 0)
        #expect(scroll.documentVisibleRect == CGRect(x: 20, y: 50, width: 100, height: 100))
        scroll.contentView.scroll(to: CGPoint(x: 0, y: 390))
        scroll.reflectScrolledClipView(scroll.contentView)
        host.settle()
        let deep = try host.frame(of: "deep")
        #expect(abs(deep.minY - 10) < 1)
        #expect(scroll.verticalScroller?.doubleValue == 390.0 / 400 && scroll.horizontalScroller == nil)
        document.scroll(CGPoint(x: 0, y: 1000))
        #expect(scroll.contentView.bounds.minY == 400)
        #expect(document.scrollToVisible(CGRect(x: 0, y: 10, width: 60, height: 20)))
        host.settle()
        #expect(try abs(host.frame(of: "top").minY) < 1)
    }

    @Test("a document that is not flipped begins at its lower end, and one with constraints is as large as they say")
    func sizes() throws {
        let (scroll, document) = (NSScrollView(), NSView(frame: CGRect(x: 0, y: 0, width: 80, height: 400)))
        document.addSubview(label("bottom", at: .zero))
        scroll.documentView = document
        let host = host(scroll)
        host.advance(by: .seconds(1))
        #expect(try abs(host.frame(of: "bottom").maxY - 100) < 1)
        #expect(scroll.contentView.bounds.minY == 0)

        let (other, wide) = (NSScrollView(), Document())
        wide.translatesAutoresizingMaskIntoConstraints = false
        other.documentView = wide
        NSLayoutConstraint.activate([
            wide.topAnchor.constraint(equalTo: other.contentView.topAnchor),
            wide.leadingAnchor.constraint(equalTo: other.contentView.leadingAnchor),
            wide.widthAnchor.constraint(equalTo: other.contentView.widthAnchor),
            wide.heightAnchor.constraint(equalToConstant: 250),
        ])
        let second = self.host(other)
        second.settle()
        #expect(wide.frame.size == CGSize(width: 100, height: 250))
    }

    @Test("live scrolling is told, and magnification keeps within its limits")
    func live() throws {
        @MainActor final class Counter { var names: [String] = [] }
        let (scroll, counter) = (NSScrollView(), Counter())
        scroll.documentView = Document(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        scroll.contentInsets = NSEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let names = [
            NSScrollView.willStartLiveScrollNotification, NSScrollView.didLiveScrollNotification,
            NSScrollView.didEndLiveScrollNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scroll, queue: nil) { _ in
                MainActor.assumeIsolated { counter.names.append(name.rawValue) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let host = host(scroll)
        host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), duration: .milliseconds(200))
        host.advance(by: .seconds(3))
        if !counter.names.isEmpty {
            #expect(counter.names.first == names[0].rawValue && counter.names.last == names[2].rawValue)
            #expect(counter.names.contains(names[1].rawValue))
        }
        scroll.maxMagnification = 2
        scroll.magnification = 3
        #expect(scroll.magnification == 2)
        scroll.magnify(toFit: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scroll.magnification == 1)
    }
}
