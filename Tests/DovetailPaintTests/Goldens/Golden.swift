import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import Testing

/// A sheet of drawings, and the pictures of it that were looked at: in light and dark, at 1 and 2 pixels for each point.
struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let idiom: Idiom
    let view: @MainActor @Sendable () -> AnyView
    /// What is done before the picture is taken, such as opening a menu.
    let prepare: (@MainActor @Sendable (TestHost) -> Void)?

    init<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, idiom: Idiom = .pad,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content,
        prepare: (@MainActor @Sendable (TestHost) -> Void)? = nil
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.idiom = idiom
        self.view = { AnyView(view()) }
        self.prepare = prepare
    }

    var testDescription: String { name }

    @MainActor
    func check(_ scheme: ColorScheme, scale: CGFloat) throws {
        let view = view
        let host = TestHost(size: size, colorScheme: scheme, idiom: idiom) { view() }
        prepare?(host)
        let drawn = try host.png(scale: scale)
        host.close()
        try GoldenPicture.check(
            drawn, width: size.width * scale, height: size.height * scale,
            "\(name)-\(scheme == .dark ? "dark" : "light")\(scale == 2 ? "@2x" : "")", in: "Goldens/Pictures")
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
