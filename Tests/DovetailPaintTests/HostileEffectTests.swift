import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Effects whose numbers are out of all bounds are painted without harm.
@MainActor
@Suite("Effects with hostile numbers")
struct HostileEffectTests {
    @Test(
        "shadows and blurs at tiny scales",
        arguments: [0.5, 0.1, 0.02, 0.01, 1e-3, 1e-5, 1e-9, 1e-30, 0, -0.01, .nan, .infinity, 1e9])
    func tinyScale(scale: CGFloat) throws {
        for pixels in [1.0, 2] {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                VStack {
                    Text("S").shadow(radius: 2).scaleEffect(scale)
                    Text("B").blur(radius: 2).scaleEffect(x: scale, y: 1)
                    Color.red.frame(width: 20, height: 20).shadow(radius: 2).scaleEffect(scale)
                }
            }
            #expect(try host.png(scale: pixels).count > 0)
        }
    }

    @Test(
        "radii without bounds",
        arguments: [1e-9, 1e3, 1e6, 1e12, 1e30, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func radius(radius: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack {
                Text("S").shadow(radius: radius)
                Text("S").shadow(color: .red, radius: 1, x: radius, y: radius)
                Color.red.frame(width: 20, height: 20).shadow(radius: radius)
                Text("B").blur(radius: radius)
                RoundedRectangle(cornerRadius: radius).fill(.blue).frame(width: 20, height: 20)
                Rectangle().stroke(lineWidth: radius).frame(width: 20, height: 20)
                Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [radius, radius], dashPhase: radius))
                    .frame(width: 20, height: 20)
                Text("R").rotationEffect(.degrees(radius)).offset(x: radius).opacity(radius)
            }
        }
        #expect(try host.png().count > 0)
        host.tap(at: CGPoint(x: 50, y: 50))
    }

    @Test("a text that is scaled without bounds spoils no other text", arguments: [1e3, 5e3, 1e6, 1e30])
    func scaledText(scale: CGFloat) throws {
        let hostile = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("Z").font(.system(size: 41.5)).bold().scaleEffect(scale)
        }
        _ = try hostile.png()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Text("M").font(.system(size: 43.5)).bold() }
        let empty = TestHost(size: CGSize(width: 100, height: 100)) { Text("") }
        #expect(try host.png() != empty.png())
    }
}
