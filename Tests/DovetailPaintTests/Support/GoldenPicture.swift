import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Pictures that were looked at and are kept beside the tests: what is drawn now must look the same.
///
/// With the variable `DOVETAIL_RECORD` set, pictures that are missing or differ are written in place of being compared. Look at each of
/// them before it is committed.
@MainActor
enum GoldenPicture {
    /// Compares a picture, as a PNG of so many pixels, with the one that is kept under a name.
    static func check(
        _ drawn: Data, width: CGFloat, height: CGFloat, _ name: String, in folder: String,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(folder).appendingPathComponent("\(name).png")
        let known = try? Data(contentsOf: file)
        if known == drawn { return }
        let difference = try known.map {
            try PictureDifference(pixels(of: $0, width, height), pixels(of: drawn, width, height))
        }
        if let difference, !difference.isSeen { return }
        if ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil { return try drawn.write(to: file) }
        let shown = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).png")
        try drawn.write(to: shown)
        let reason = difference.map { "\($0)" } ?? "there is no picture \(file.lastPathComponent)"
        Issue.record("\(name): \(reason); what is drawn is in \(shown.path)", sourceLocation: location)
    }

    /// A picture of views, one pixel for each point.
    static func picture<V: View>(size: CGSize, @ViewBuilder _ content: @escaping () -> V) throws -> Picture {
        let host = TestHost(size: size, content: content)
        return try Picture(of: host.window.displayTree, size: size, scale: 1, background: .white)
    }

    /// The pixels of a PNG file.
    private static func pixels(of png: Data, _ width: CGFloat, _ height: CGFloat) throws -> Picture {
        let canvas = Canvas(width, height)
        let image = ResolvedImage(source: .data(png), templatePaint: nil, smooth: true)
        canvas.show(canvas.node(CGRect(x: 0, y: 0, width: width, height: height), .image(image)))
        return try canvas.picture()
    }
}
