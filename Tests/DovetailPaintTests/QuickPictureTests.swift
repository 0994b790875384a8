import DovetailCore
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailPaint

/// Pictures that are written quickly, as those of previews and of programs that are watched are.
@MainActor @Suite("Pictures that are written quickly") struct QuickPictureTests {
    @Test("have the pixels of those that are written well", arguments: [1.0, 0.5, 0])
    func same(opacity: Double) throws {
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "quick pictures"))
        // No side is a power of two, and there is more than the packer gives out at once.
        let canvas = Canvas(203, 149)
        let whole = CGRect(x: 0, y: 0, width: 203, height: 149)
        var boxes = [canvas.box(whole, Color.Resolved(red: 1, green: 1, blue: 1, opacity: Float(opacity)))]
        for _ in 0..<3000 {
            let place = CGRect(
                x: Double.random(in: 0..<203, using: &random).rounded(),
                y: Double.random(in: 0..<149, using: &random).rounded(), width: 5,
                height: 5)
            let color = Color.Resolved(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random), opacity: opacity == 1 ? 1 : .random(in: 0...1, using: &random)
            )
            boxes.append(canvas.box(place, color))
        }
        canvas.tree.setChildren(canvas.tree.root, boxes)
        let picture = try canvas.picture()
        let quick = try #require(PixelData(encoded: picture.quickPNGData()))
        let good = try #require(PixelData(encoded: picture.pngData()))
        #expect(quick.width == 203 && quick.height == 149)
        #expect(quick.bytes == good.bytes)
    }
}
