import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// What views and pictures of AppKit's draw by code, in which y grows upwards unless they say otherwise.
@MainActor
@Suite("Drawing by AppKit's calls")
struct NSDrawingTests {
    private final class Flag: NSView {
        var isUpsideDown = false
        var count = 0
        override var isFlipped: Bool { isUpsideDown }
        override func draw(_ dirtyRect: NSRect) {
            count += 1
            NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
            NSBezierPath(rect: NSRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)).fill()
            NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).set()
            NSRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2).fill()
        }
    }
    private struct Shown: NSViewRepresentable {
        let flag: Flag
        func makeNSView(context: Context) -> Flag { flag }
        func updateNSView(_ nsView: Flag, context: Context) {}
    }

    @Test("a view is drawn from below, a flipped one from above, and once for each size and wish")
    func view() throws {
        let flag = Flag()
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Shown(flag: flag) }
        #expect(try host.color(at: CGPoint(x: 20, y: 30)).red > 0.9)
        #expect(try host.color(at: CGPoint(x: 20, y: 10)).blue > 0.9)
        let count = flag.count
        host.advance(by: .seconds(1))
        #expect(flag.count == count)
        flag.isUpsideDown = true
        flag.needsDisplay = true
        host.settle()
        #expect(flag.count == count + 1)
        #expect(try host.color(at: CGPoint(x: 20, y: 10)).red > 0.9)
    }

    @Test(
        "a picture is drawn by a function and between lockFocus and unlockFocus; what is drawn into it stands upright")
    func picture() throws {
        let drawn = NSImage(size: NSSize(width: 20, height: 20), flipped: false) { rect in
            NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
            NSRect(x: 0, y: 0, width: rect.width, height: 10).fill()
            return true
        }
        let locked = NSImage(size: NSSize(width: 20, height: 20))
        locked.lockFocus()
        drawn.draw(in: NSRect(x: 0, y: 0, width: 20, height: 20))
        locked.unlockFocus()
        for image in [drawn, locked] {
            let host = TestHost(size: CGSize(width: 20, height: 20)) {
                Image(nsImage: image).background(Color(red: 0, green: 0, blue: 1))
            }
            #expect(try host.color(at: CGPoint(x: 10, y: 15)).red > 0.9)
            #expect(try host.color(at: CGPoint(x: 10, y: 5)).blue > 0.9)
        }
        #expect(NSGraphicsContext.current == nil)
    }
}
