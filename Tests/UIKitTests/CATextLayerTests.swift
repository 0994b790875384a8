import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Layers of text")
struct CATextLayerTests {
    private func host(width: CGFloat = 100, _ make: @escaping (CATextLayer) -> Void) -> TestHost {
        TestHost(size: CGSize(width: 120, height: 100)) {
            CALayerTests.Shown {
                let view = UIView()
                let layer = CATextLayer()
                layer.frame = CGRect(x: 10, y: 0, width: width, height: 80)
                layer.fontSize = 20
                layer.foregroundColor = UIColor.black.cgColor
                make(layer)
                view.layer.addSublayer(layer)
                return view
            }
            .background(Color.white)
        }
    }

    /// Where something that is not white is seen, of points that are two apart.
    private func ink(_ host: TestHost) throws -> CGRect {
        var found = CGRect.null
        for x in stride(from: CGFloat(0), to: 120, by: 2) {
            for y in stride(from: CGFloat(0), to: 100, by: 2) {
                let color = try host.color(at: CGPoint(x: x, y: y))
                if color.red + color.green + color.blue < 2.4 {
                    found = found.union(CGRect(x: x, y: y, width: 2, height: 2))
                }
            }
        }
        return found
    }

    @Test("its defaults are those of Core Animation")
    func defaults() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36 && !layer.isWrapped && layer.string == nil && layer.font == nil)
        #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
        #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("a text stands at the top, at the side that is said, in its size and colour")
    func text() throws {
        let left = try ink(host { $0.string = "HH" })
        #expect(left.minX >= 10 && left.minX < 16 && left.maxY < 26 && left.height > 8)
        let right = try ink(host { ($0.string, $0.alignmentMode) = ("HH", .right) })
        #expect(right.maxX > 104 && right.maxX <= 112 && right.minY == left.minY)
        let middle = try ink(host { ($0.string, $0.alignmentMode) = ("HH" as NSString, .center) })
        #expect(abs(middle.midX - 60) <= 2)
        let large = try ink(
            host {
                ($0.string, $0.fontSize) = ("HH", 40)
                // The font's own size makes no difference.
                $0.font = UIFont.boldSystemFont(ofSize: 3)
            })
        #expect(large.height > left.height * 1.7)
        #expect(try ink(host { ($0.string, $0.foregroundColor) = ("HH", UIColor.white.cgColor) }).isNull)
        #expect(try ink(host { _ in }).isNull)
    }

    @Test("lines end where the text says, and at the sides where it is wrapped; what is beyond the edges is not drawn")
    func lines() throws {
        let one = try ink(host { $0.string = "H" })
        let two = try ink(host { $0.string = "H\r\nH" })
        #expect(two.height > one.height * 2 && two.width == one.width)
        let long = "HHHH HHHH HHHH"
        let single = try ink(host(width: 60) { $0.string = "HHHHHHHHHHHH" })
        #expect(single.height == one.height && single.maxX <= 70 && single.maxX > 54)
        let wrapped = try ink(host(width: 60) { ($0.string, $0.isWrapped) = (long, true) })
        #expect(wrapped.height > one.height * 3)
        let all = Array(repeating: long, count: 9).joined(separator: " ")
        let much = try ink(host(width: 60) { ($0.string, $0.isWrapped) = (all, true) })
        #expect(much.maxY <= 80 && much.maxY > 70)
    }

    @Test("a text that is cut ends with dots, so less of it is seen than of one that is not")
    func truncation() throws {
        func seen(_ mode: CATextLayerTruncationMode) throws -> Bool {
            let host = host(width: 60) { ($0.string, $0.truncationMode) = ("HHHHHHHHHH", mode) }
            // The upper part of the last letters, where dots leave it white.
            return try (56..<68).contains { try host.color(at: CGPoint(x: $0, y: 8)).red < 0.5 }
        }
        #expect(try seen(.none))
        #expect(try !seen(.end))
        #expect(try seen(.start))
    }

    @Test("an attributed text has its own looks, line by line")
    func attributed() throws {
        let string = NSMutableAttributedString(
            string: "H\nH", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)])
        let host = host { ($0.string, $0.fontSize) = (string, 5) }
        let place = try ink(host)
        #expect(place.height > 50 && place.maxY <= 80)
        let colors = try stride(from: place.minX, to: place.maxX, by: 1).map {
            try host.color(at: CGPoint(x: $0, y: place.minY + 10))
        }
        #expect(colors.contains { $0.red > 0.9 && $0.green < 0.3 })
    }

    @Test("a font by its name, and an animation of size and colour that copies the layer")
    func fontsAndCopies() throws {
        #expect(CGFont("No Such Font 17" as CFString) == nil)
        let helvetica = try #require(CGFont("Helvetica" as CFString))
        #expect(helvetica.postScriptName == "Helvetica")
        #expect(try !ink(host { ($0.string, $0.font) = ("HH", helvetica) }).isNull)
        let layer = CATextLayer()
        (layer.string, layer.isWrapped, layer.truncationMode) = ("HH", true, .middle)
        layer.setValue(12, forKeyPath: "fontSize")
        #expect(layer.fontSize == 12 && layer.value(forKeyPath: "fontSize") as? CGFloat == 12)
        let copy = CATextLayer(layer: layer)
        #expect(copy.string as? String == "HH" && copy.isWrapped && copy.truncationMode == .middle)
        #expect(copy.fontSize == 12)
    }
}
