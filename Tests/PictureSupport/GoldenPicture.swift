import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Pictures that were looked at and are kept beside the tests: what is drawn now must look the same.
///
/// With the variable `DOVETAIL_RECORD` set, pictures that are missing or differ are written in place of being compared. Look at each of
/// them before it is committed.
@MainActor
package enum GoldenPicture {
    /// Compares a picture, as a PNG of so many pixels, with the one that is kept under a name in a folder of the test target.
    ///
    /// - Parameter source: A file of the test target, in a folder beside the pictures' or below it.
    package static func check(
        _ drawn: Data, width: CGFloat, height: CGFloat, _ name: String, in folder: String, source: String = #filePath,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let file = try Self.folder(folder, near: source).appendingPathComponent("\(name).png")
        let known = try? Data(contentsOf: file)
        if known == drawn { return }
        let difference = try known.map {
            try PictureDifference(pixels(of: $0, width, height), pixels(of: drawn, width, height))
        }
        if let difference, !difference.isSeen { return }
        if ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] != nil { return try drawn.write(to: file) }
        // Not in the temporary folder, which is gone when all tests have run.
        let shown = Tool.repository.appendingPathComponent("out/pictures/\(name).png")
        try FileManager.default.createDirectory(
            at: shown.deletingLastPathComponent(), withIntermediateDirectories: true)
        try drawn.write(to: shown)
        let reason = difference.map { "\($0)" } ?? "there is no picture \(file.lastPathComponent)"
        Issue.record("\(name): \(reason); what is drawn is in \(shown.path)", sourceLocation: location)
    }

    /// How far two PNGs of so many pixels are apart.
    package static func difference(
        _ first: Data, _ second: Data, width: CGFloat, height: CGFloat
    ) throws -> PictureDifference {
        try PictureDifference(pixels(of: first, width, height), pixels(of: second, width, height))
    }

    /// The largest mean distance, of 255, in a cell of two PNGs of so many pixels.
    package static func greatestMeanDifference(
        _ first: Data, _ second: Data, width: CGFloat, height: CGFloat, rows: Int, columns: Int
    ) throws -> Int {
        try PictureDifference.greatestMean(
            pixels(of: first, width, height), pixels(of: second, width, height), rows: rows, columns: columns)
    }

    private static func folder(_ path: String, near source: String) throws -> URL {
        var place = URL(fileURLWithPath: source).deletingLastPathComponent()
        while place.path != "/" {
            let folder = place.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: folder.path) { return folder }
            place.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }

    /// A picture of views, one pixel for each point.
    package static func picture<V: View>(size: CGSize, @ViewBuilder _ content: @escaping () -> V) throws -> Picture {
        let host = TestHost(size: size, content: content)
        return try Picture(
            of: host.window.displayTree, size: size, scale: 1, background: Color.Resolved(red: 1, green: 1, blue: 1))
    }

    /// The pixels of a PNG file.
    private static func pixels(of png: Data, _ width: CGFloat, _ height: CGFloat) throws -> Picture {
        let size = CGSize(width: width, height: height)
        let tree = DisplayTree()
        tree.setGeometry(tree.root, origin: .zero, size: size)
        let node = tree.makeNode()
        tree.setGeometry(node, origin: .zero, size: size)
        tree.setContent(node, .image(ResolvedImage(source: .data(png), templatePaint: nil, smooth: true)))
        tree.setEffect(node, .none)
        tree.setChildren(node, [])
        tree.setChildren(tree.root, [node])
        return try Picture(of: tree, size: size, scale: 1, background: nil)
    }
}
