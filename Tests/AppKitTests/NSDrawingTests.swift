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

    private final class Sunset: NSView {
        override func draw(_ dirtyRect: NSRect) {
            let colors = [
                NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
            ]
            let gradient = NSGradient(colors: colors)!
            gradient.draw(in: NSRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height), angle: 90)
            let right = NSRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
            gradient.draw(in: NSBezierPath(rect: right), angle: 0)
        }
    }

    @Test("a gradient goes the way of its angle, within its rectangle or path") func gradient() throws {
        let host = TestHost(size: CGSize(width: 40, height: 40)) { Wrapped(view: Sunset()) }
        #expect(try host.color(at: CGPoint(x: 10, y: 38)).red > 0.9 && host.color(at: CGPoint(x: 10, y: 2)).blue > 0.9)
        #expect(try host.color(at: CGPoint(x: 21, y: 20)).red > 0.9 && host.color(at: CGPoint(x: 38, y: 20)).blue > 0.9)
    }

    @Test("what a gradient's colours are is told, and one of less than two is none") func gradientColors() throws {
        #expect(NSGradient(colors: [.red]) == nil)
        let gradient = try #require(
            NSGradient(colorsAndLocations: (NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), 0.5), (.white, 1)))
        var (color, location) = (NSColor.clear, CGFloat(0))
        gradient.getColor(&color, location: &location, at: 0)
        #expect(gradient.numberOfColorStops == 2 && location == 0.5)
        #expect(gradient.interpolatedColor(atLocation: 0.2).cgColor.components?.first == 0)
        let middle = try #require(gradient.interpolatedColor(atLocation: 0.75).cgColor.components?.first)
        #expect(abs(middle - 0.5) < 0.01)
    }

    private struct Wrapped: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }
}
