import DovetailCore
import DovetailPaint
import Foundation
import GoldenViews
import SwiftUI
import TestSupport

/// Pictures of windows as the graphics card's renderer draws them, on a display of their own.
///
/// `GTKHostProbe` draws them, since GTK wants a process of its own.
@MainActor
final class GLDrawing {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gl-\(UUID().uuidString)")

    /// Draws all scenes whose names begin so.
    init(_ prefix: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "xvfb-run", "-a", "-s", "-screen 0 1280x900x24", Tool.built("GTKHostProbe"), "gl", folder.path, prefix,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["GSK_RENDERER": "gl", "WAYLAND_DISPLAY": ""])
        { $1 }
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw GLFailure(description: text) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The picture of a scene.
    func png(_ scene: WindowScene) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(scene.name).png"))
    }

    /// How many pixels of a scene's picture have the colour by which GSK tells that it could not draw something.
    func pinkPixels(in scene: WindowScene) throws -> Int {
        let picture = try Self.pixels(of: png(scene), scene.size.width * scene.scale, scene.size.height * scene.scale)
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                if pixel.red == 255, pixel.green == 105, pixel.blue == 180 { count += 1 }
            }
        }
        return count
    }

    private static func pixels(of png: Data, _ width: CGFloat, _ height: CGFloat) throws -> Picture {
        let tree = DisplayTree()
        tree.setGeometry(tree.root, origin: .zero, size: CGSize(width: width, height: height))
        let node = tree.makeNode()
        tree.setGeometry(node, origin: .zero, size: CGSize(width: width, height: height))
        tree.setContent(node, .image(ResolvedImage(source: .data(png), templatePaint: nil, smooth: true)))
        tree.setEffect(node, .none)
        tree.setChildren(node, [])
        tree.setChildren(tree.root, [node])
        return try Picture(of: tree, size: CGSize(width: width, height: height), scale: 1, background: nil)
    }
}

struct GLFailure: Error, CustomStringConvertible {
    let description: String
}
