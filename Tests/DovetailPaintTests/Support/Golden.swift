import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Pictures that were looked at and are kept beside the tests: what is drawn now must look the same.
///
/// With the variable `DOVETAIL_RECORD` set, pictures that are missing or differ are written in place of being compared. Look at each of
/// them before it is committed. They show no text, which looks different from one machine's fonts to another's.
@MainActor
enum Golden {
    /// How much a part of a pixel may differ: machines round differently where edges are smooth.
    private static let tolerance = 6

    static func check(
        _ picture: Picture, _ name: String, in folder: String, location: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(folder).appendingPathComponent("\(name).png")
        let difference = try difference(picture, from: file)
        guard let difference else { return }
        if ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil {
            return try picture.pngData().write(to: file)
        }
        let shown = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png")
        try picture.pngData().write(to: shown)
        Issue.record("\(name): \(difference); what is drawn is in \(shown.path)", sourceLocation: location)
    }

    /// What is different, in words; nil for nothing that anybody sees.
    private static func difference(_ picture: Picture, from file: URL) throws -> String? {
        guard let data = try? Data(contentsOf: file), let image = CGImage(encoded: data) else {
            return "there is no picture \(file.lastPathComponent)"
        }
        guard image.width == picture.width, image.height == picture.height else {
            return "\(picture.width) × \(picture.height) pixels in place of \(image.width) × \(image.height)"
        }
        let kept = try Golden.picture(size: CGSize(width: image.width, height: image.height)) {
            Image(decorative: image, scale: 1)
        }
        for y in 0..<picture.height {
            for x in 0..<picture.width where !picture.pixel(x, y).isNear(kept.pixel(x, y), tolerance) {
                return "\(picture.pixel(x, y)) at \(x), \(y) in place of \(kept.pixel(x, y))"
            }
        }
        return nil
    }

    /// A picture of views, one pixel for each point.
    static func picture<V: View>(size: CGSize, @ViewBuilder _ content: @escaping () -> V) throws -> Picture {
        let host = TestHost(size: size, content: content)
        return try Picture(of: host.window.displayTree, size: size, scale: 1, background: .white)
    }
}
