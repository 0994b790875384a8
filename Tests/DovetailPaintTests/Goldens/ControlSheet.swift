import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import Testing

/// Controls in rows: as they are, disabled, and with the keyboard, which is why each is shown by a host of its own.
struct ControlSheet: Sendable, CustomTestStringConvertible {
    /// A control and the height of its row, in points.
    struct Row: Sendable {
        let height: CGFloat
        let view: @MainActor @Sendable () -> AnyView

        init<Content: View>(_ height: CGFloat = 44, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content) {
            self.height = height
            self.view = { AnyView(view()) }
        }
    }

    let name: String
    let idiom: Idiom
    /// Of a column, in points.
    var width: CGFloat = 240
    let rows: [Row]

    var testDescription: String { "\(name), \(idiom.rawValue)" }

    private enum Look: CaseIterable { case plain, disabled, focused }

    private var size: CGSize {
        CGSize(width: width * CGFloat(Look.allCases.count), height: rows.reduce(0) { $0 + $1.height })
    }

    @MainActor
    func check(_ scheme: ColorScheme, scale: CGFloat) throws {
        try GoldenPicture.check(
            try drawn(scheme, scale), width: size.width * scale, height: size.height * scale,
            "\(name)-\(idiom.rawValue)-\(scheme == .dark ? "dark" : "light")\(scale == 2 ? "@2x" : "")",
            in: "Goldens/Pictures")
    }

    @MainActor
    private func drawn(_ scheme: ColorScheme, _ scale: CGFloat) throws -> Data {
        let tree = DisplayTree()
        tree.setGeometry(tree.root, origin: .zero, size: size)
        var nodes: [DisplayNode] = []
        var y: CGFloat = 0
        for row in rows {
            for (column, look) in Look.allCases.enumerated() {
                let png = try picture(of: row, look, scheme, scale)
                let node = tree.makeNode()
                tree.setGeometry(
                    node, origin: CGPoint(x: CGFloat(column) * width, y: y),
                    size: CGSize(width: width, height: row.height))
                tree.setContent(node, .image(ResolvedImage(source: .data(png), templatePaint: nil, smooth: false)))
                tree.setEffect(node, .none)
                tree.setChildren(node, [])
                nodes.append(node)
            }
            y += row.height
        }
        tree.setChildren(tree.root, nodes)
        return try Picture(of: tree, size: size, scale: scale, background: nil).pngData()
    }

    @MainActor
    private func picture(of row: Row, _ look: Look, _ scheme: ColorScheme, _ scale: CGFloat) throws -> Data {
        let host = TestHost(size: CGSize(width: width, height: row.height), colorScheme: scheme, idiom: idiom) {
            row.view()
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                .padding(.horizontal, 14).frame(maxWidth: .infinity, maxHeight: .infinity)
                .disabled(look == .disabled)
        }
        defer { host.close() }
        if look == .focused { host.press(.tab) }
        return try host.png(scale: scale)
    }
}
