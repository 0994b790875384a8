import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// A sheet of drawings, and the pictures of it that were looked at: in light and dark, at 1 and 2 pixels for each point.
///
/// `DOVETAIL_RECORD_GOLDENS=1` draws the pictures anew. Look at them before you commit them.
struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.view = { AnyView(view()) }
    }

    var testDescription: String { name }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")
    private static var isRecording: Bool { ProcessInfo.processInfo.environment["DOVETAIL_RECORD_GOLDENS"] == "1" }

    @MainActor
    func check(_ scheme: ColorScheme, scale: CGFloat) throws {
        let view = view
        let host = TestHost(size: size, colorScheme: scheme) { view() }
        let drawn = try host.png(scale: scale)
        host.close()
        let file = Self.folder.appendingPathComponent(
            "\(name)-\(scheme == .dark ? "dark" : "light")\(scale == 2 ? "@2x" : "").png")
        if Self.isRecording {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            return try drawn.write(to: file)
        }
        let known = try Data(contentsOf: file)
        if known == drawn { return }
        let (width, height) = (size.width * scale, size.height * scale)
        let difference = try Difference(Self.pixels(known, width, height), Self.pixels(drawn, width, height))
        guard difference.isSeen else { return }
        let written = FileManager.default.temporaryDirectory.appendingPathComponent("golden-" + file.lastPathComponent)
        try drawn.write(to: written)
        Issue.record("\(file.lastPathComponent): \(difference); it is drawn as \(written.path)")
    }

    /// The pixels of a PNG file.
    @MainActor
    private static func pixels(_ png: Data, _ width: CGFloat, _ height: CGFloat) throws -> Picture {
        let canvas = Canvas(width, height)
        let image = ResolvedImage(source: .data(png), templatePaint: nil, smooth: true)
        canvas.show(canvas.node(CGRect(x: 0, y: 0, width: width, height: height), .image(image)))
        return try canvas.picture()
    }

    /// How far two pictures are apart. Edges may be drawn a little differently by another release of what draws them; a
    /// missing shape, another colour or a line that moved by a pixel is more than that.
    struct Difference: CustomStringConvertible {
        var differing = 0
        var total = 0
        var sum = 0

        init(_ known: Picture, _ drawn: Picture) {
            guard known.width == drawn.width, known.height == drawn.height else {
                (differing, total) = (1, 1)
                return
            }
            total = known.width * known.height
            for y in 0..<known.height {
                for x in 0..<known.width {
                    let (left, right) = (known.pixel(x, y), drawn.pixel(x, y))
                    let distance = max(
                        abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue),
                        abs(left.alpha - right.alpha))
                    sum += distance
                    if distance > 40 { differing += 1 }
                }
            }
        }

        var isSeen: Bool { differing * 2000 > total || sum > total }
        var description: String { "\(differing) of \(total) pixels differ much, all together by \(sum)" }
    }
}

/// Drawings in rows, each in a cell of its own.
struct Sheet<Content: View>: View {
    var columns = 6
    var side: CGFloat = 56
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { cells in
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<(cells.count + columns - 1) / columns, id: \.self) { row in
                    HStack(spacing: 8) {
                        ForEach(cells[row * columns..<min(cells.count, (row + 1) * columns)]) { cell in
                            cell.frame(width: side, height: side)
                        }
                    }
                }
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Paper())
    }
}

/// White, and nearly black in the dark.
private struct Paper: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        Color(white: environment.colorScheme == .dark ? 0.12 : 1)
    }
}
