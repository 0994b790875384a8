import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Layers of views of AppKit's.
@MainActor
@Suite("Layers of AppKit's views")
struct NSViewLayerTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    /// A class of the app's own, which is told where it is.
    private final class Pad: NSView {}

    private func host(_ view: NSView) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) {
            Shown(view: view).frame(width: 60, height: 60).background(.white)
        }
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.2
    }

    private func isWhite(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green > 0.9
    }

    @Test(
        "a view that wants a layer has one behind its subviews, with colour, corners and border, and follows its changes"
    )
    func look() throws {
        let view = Pad()
        #expect(view.layer == nil)
        view.wantsLayer = true
        let layer = try #require(view.layer)
        layer.backgroundColor = NSColor.red.cgColor
        layer.cornerRadius = 20
        let host = host(view)
        #expect(layer.bounds.size == CGSize(width: 60, height: 60))
        #expect(try isRed(host, 50, 50))
        #expect(try isWhite(host, 22, 22))
        layer.cornerRadius = 0
        layer.borderWidth = 4
        layer.borderColor = NSColor.white.cgColor
        host.settle()
        #expect(try isWhite(host, 22, 50))
        #expect(try isRed(host, 27, 27))
        layer.opacity = 0
        host.settle()
        #expect(try isWhite(host, 50, 50))
        layer.opacity = 1
        view.wantsLayer = false
        host.settle()
        #expect(try isWhite(host, 50, 50))
    }

    @Test("layers inside stand at their frames, and a layer's edges clip subviews where it says so")
    func sublayers() throws {
        let view = Pad()
        view.wantsLayer = true
        let inner = CALayer()
        inner.frame = CGRect(x: 30, y: 0, width: 30, height: 30)
        inner.backgroundColor = NSColor.red.cgColor
        view.layer?.addSublayer(inner)
        let host = host(view)
        #expect(try isRed(host, 75, 25))
        #expect(try isWhite(host, 25, 25))
        view.layer?.cornerRadius = 30
        view.layer?.masksToBounds = true
        host.settle()
        #expect(try isWhite(host, 78, 22))
        #expect(try isRed(host, 60, 40))
    }

    @Test("an animation of a layer is shown frame by frame")
    func animation() throws {
        let view = Pad()
        view.wantsLayer = true
        view.layer?.backgroundColor = NSColor.red.cgColor
        let host = host(view)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 2
        view.layer?.add(fade, forKey: "fade")
        // It begins with the next frame.
        host.advance(by: .milliseconds(20))
        host.advance(by: .seconds(1))
        let middle = try host.color(at: CGPoint(x: 50, y: 50))
        #expect(middle.green > 0.3 && middle.green < 0.9)
        host.advance(by: .seconds(2))
        #expect(try isRed(host, 50, 50))
    }

    @Test("a view can be dark in a light window")
    func appearance() throws {
        let view = NSHostingView(rootView: Rectangle().fill(.background))
        view.appearance = NSAppearance(named: .darkAqua)
        let host = host(view)
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).red < 0.3)
        #expect(view.effectiveAppearance.name == .darkAqua)
        view.appearance = nil
        host.settle()
        #expect(try host.color(at: CGPoint(x: 50, y: 50)).red > 0.9)
    }
}
