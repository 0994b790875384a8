import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// What views of AppKit's tell and do beside layout.
@MainActor
@Suite("Members of AppKit's views")
struct NSViewMembersTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    private func host(_ view: NSView) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { Shown(view: view).frame(width: 100, height: 100) }
    }

    @Test("subviews are replaced, sorted and set, and the view in common is found")
    func hierarchy() {
        let (outer, one, other, inner) = (NSView(), NSButton(), NSButton(), NSView())
        (one.tag, other.tag) = (2, 1)
        outer.addSubview(one)
        outer.addSubview(other, positioned: .below, relativeTo: one)
        one.addSubview(inner)
        #expect(outer.subviews == [other, one])
        outer.sortSubviews({ a, b, _ in a.tag > b.tag ? .orderedAscending : .orderedDescending }, context: nil)
        #expect(outer.subviews == [one, other])
        #expect(inner.ancestorShared(with: other) === outer && inner.isDescendant(of: outer))
        #expect(outer.viewWithTag(1) === other && outer.tag == -1)
        outer.replaceSubview(one, with: inner)
        #expect(outer.subviews == [inner, other] && one.superview == nil)
        outer.subviews = [other]
        #expect(inner.superview == nil && outer.subviews == [other])
        outer.isHidden = true
        #expect(other.isHiddenOrHasHiddenAncestor)
    }

    @Test("frames and bounds are told, and what is inside moves with the origin of the bounds")
    func bounds() throws {
        @MainActor final class Counter { var frames = 0, bounds = 0 }
        let (counter, view, inner) = (Counter(), NSView(), NSTextField(labelWithString: "in"))
        inner.frame = CGRect(x: 10, y: 60, width: 30, height: 20)
        view.addSubview(inner)
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(forName: NSView.frameDidChangeNotification, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { counter.frames += 1 }
            },
            center.addObserver(forName: NSView.boundsDidChangeNotification, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { counter.bounds += 1 }
            },
        ]
        defer { tokens.forEach(center.removeObserver) }
        let host = host(view)
        host.settle()
        #expect(counter.frames > 0 && view.frame.size == CGSize(width: 100, height: 100))
        let before = (frames: counter.frames, bounds: counter.bounds)
        #expect(try host.frame(of: "in").minX == 10)
        view.setBoundsOrigin(CGPoint(x: 5, y: 0))
        host.settle()
        #expect(try host.frame(of: "in").minX == 5)
        #expect(counter.frames == before.frames && counter.bounds == before.bounds + 1)
        #expect(view.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 11, y: 61))
        #expect(inner.convert(CGPoint(x: 10, y: 60), from: view) == .zero)
        view.postsBoundsChangedNotifications = false
        view.setBoundsOrigin(.zero)
        #expect(counter.bounds == before.bounds + 1)
    }

    @Test("points are converted between views, flipped and not, and to the window")
    func conversion() {
        final class Flipped: NSView { override var isFlipped: Bool { true } }
        let (outer, inner) = (NSView(), Flipped(frame: CGRect(x: 10, y: 20, width: 40, height: 30)))
        outer.addSubview(inner)
        // A window is that of an app.
        struct Page: App {
            static var view = NSView()
            var body: some Scene { WindowGroup { Shown(view: Self.view).frame(width: 100, height: 100) } }
        }
        Page.view = outer
        let host = TestHost(app: Page.self, size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(outer.convert(CGPoint.zero, from: inner) == CGPoint(x: 10, y: 50))
        #expect(inner.convert(CGPoint(x: 10, y: 50), from: outer) == .zero)
        #expect(inner.convert(CGPoint(x: 10, y: 50), from: nil) == .zero)
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        outer.clipsToBounds = true
        inner.frame.origin.x = 80
        #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 30))
        // The window lives as long as its host.
        withExtendedLifetime(host) {}
    }

    @Test("a picture and a page are made of a view that draws")
    func picture() throws {
        final class Drawing: NSView {
            override func draw(_ dirtyRect: CGRect) {
                NSColor.red.setFill()
                CGRect(x: 0, y: 0, width: 20, height: 10).fill()
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let rep = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        view.cacheDisplay(in: view.bounds, to: rep)
        #expect(rep.size == CGSize(width: 20, height: 20))
        let pixels = CGFloat(rep.pixelsHigh)
        let picture = try #require(rep.cgImage)
        let host = TestHost(size: CGSize(width: 20, height: 20)) {
            Image(decorative: picture, scale: pixels / 20).resizable().frame(width: 20, height: 20)
        }
        // The lower half is red: heights grow upwards.
        #expect(try host.color(at: CGPoint(x: 10, y: 15)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 10, y: 5)).green > 0.5)
        #expect(view.dataWithPDF(inside: view.bounds).starts(with: Data("%PDF".utf8)))
        #expect(view.bitmapImageRepForCachingDisplay(in: .zero) == nil)
    }

    @Test("a layer is updated in place of drawing, and shadows, turns and hiding are shown")
    func looks() throws {
        final class Layered: NSView {
            var hid = 0
            override var wantsUpdateLayer: Bool { true }
            override func updateLayer() { layer?.backgroundColor = NSColor.green.cgColor }
            override func viewDidHide() { hid += 1 }
            override func viewDidUnhide() { hid -= 1 }
        }
        let view = Layered()
        view.wantsLayer = true
        let host = host(view)
        host.settle()
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).green > 0.5)
        view.frameCenterRotation = 45
        host.settle()
        #expect(try host.color(at: CGPoint(x: 3, y: 3)).red > 0.9)
        view.isHidden = true
        #expect(view.hid == 1)
        view.isHidden = false
        #expect(view.hid == 0)
    }

    @Test("what an app says for assistive tools reaches them, and so does a press")
    func accessibility() throws {
        final class Tile: NSView {
            var presses = 0
            override func accessibilityLabel() -> String? { "Tile" }
            override func isAccessibilityElement() -> Bool { true }
            override func accessibilityPerformPress() -> Bool {
                presses += 1
                return true
            }
        }
        let tile = Tile()
        tile.setAccessibilityRole(.button)
        tile.setAccessibilityValue(3)
        tile.setAccessibilityHelp("opens it")
        tile.setAccessibilityIdentifier("tile")
        let host = host(tile)
        #expect(try host.value(of: "Tile") == "3")
        #expect(host.tree.contains("button") && host.tree.contains("opens it"))
        try host.tap("Tile")
        #expect(host.exists("tile"))
        tile.setAccessibilityHidden(true)
        host.settle()
        #expect(!host.exists("Tile"))
        #expect(tile.accessibilityIdentifier() == "tile" && tile.accessibilityRole() == .button)
    }
}
