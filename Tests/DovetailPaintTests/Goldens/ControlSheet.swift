import ControlTable
import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import PictureSupport
import SwiftUI
import Testing

/// Controls in rows, each as it is, disabled, with the keyboard, under the pointer and held.
struct ControlSheet: Sendable, CustomTestStringConvertible {
    private let contents: ControlCase.Sheet
    private let idiom: Idiom

    /// All controls of the table, in both kinds of idioms.
    static let all = [Idiom.desktop, .pad].flatMap { idiom in
        ControlCase.sheets.map { ControlSheet(contents: $0, idiom: idiom) }
    }

    var testDescription: String { "\(contents.name), \(idiom.rawValue)" }

    /// A control as it is, disabled, with the keyboard, under the pointer, and held.
    private static let looks = 5

    private static let captionWidth: CGFloat = 150

    private var size: CGSize {
        CGSize(
            width: Self.captionWidth + contents.width * CGFloat(Self.looks),
            height: contents.cases.reduce(0) { $0 + $1.height })
    }

    /// The names of its pictures' files.
    fileprivate var files: [String] {
        [ColorScheme.light, .dark].flatMap { scheme in [1, 2].map { "\(name(scheme, $0)).png" } }
    }

    private func name(_ scheme: ColorScheme, _ scale: CGFloat) -> String {
        "\(contents.name)-\(idiom.rawValue)-\(scheme == .dark ? "dark" : "light")\(scale == 2 ? "@2x" : "")"
    }

    /// Draws the sheet in a colour scheme, and compares it at 1 and 2 pixels for each point.
    @MainActor
    func check(_ scheme: ColorScheme) throws {
        let scales: [CGFloat] = [1, 2]
        let trees = scales.map { _ in DisplayTree() }
        for tree in trees { tree.setGeometry(tree.root, origin: .zero, size: size) }
        var nodes: [[DisplayNode]] = scales.map { _ in [] }
        var y: CGFloat = 0
        for control in contents.cases {
            for (column, cell) in try cells(of: control, scheme, scales).enumerated() {
                let x = column == 0 ? 0 : Self.captionWidth + contents.width * CGFloat(column - 1)
                for (index, tree) in trees.enumerated() {
                    let node = tree.makeNode()
                    tree.setGeometry(
                        node, origin: CGPoint(x: x, y: y),
                        size: CGSize(width: column == 0 ? Self.captionWidth : contents.width, height: control.height))
                    tree.setContent(
                        node, .image(ResolvedImage(source: .data(cell[index]), templatePaint: nil, smooth: false)))
                    tree.setEffect(node, .none)
                    tree.setChildren(node, [])
                    nodes[index].append(node)
                }
            }
            y += control.height
        }
        for (index, scale) in scales.enumerated() {
            trees[index].setChildren(trees[index].root, nodes[index])
            try GoldenPicture.check(
                try Picture(of: trees[index], size: size, scale: scale, background: nil).pngData(),
                width: size.width * scale, height: size.height * scale, name(scheme, scale), in: "Goldens/Controls")
        }
    }

    /// The pictures of a row, each at all scales: the control's name, and the control in each look.
    @MainActor
    private func cells(of control: ControlCase, _ scheme: ColorScheme, _ scales: [CGFloat]) throws -> [[Data]] {
        let caption = TestHost(
            size: CGSize(width: Self.captionWidth, height: control.height), colorScheme: scheme, idiom: idiom
        ) {
            Text(verbatim: control.name).font(.caption).foregroundStyle(.secondary).padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        defer { caption.close() }
        func pictures(of host: TestHost) throws -> [Data] { try scales.map { try host.png(scale: $0) } }

        let plain = host(control, scheme)
        let disabled = host(control, scheme, isDisabled: true)
        let focused = host(control, scheme)
        defer { for host in [plain, disabled, focused] { host.close() } }
        let start = [try pictures(of: caption), try pictures(of: plain), try pictures(of: disabled)]
        guard control.use != nil else { return start }
        if focused.window.focusedResponder == nil { focused.press(.tab) }
        let place = focused.window.focusedResponder?.node?.frameInWindow
        // Some controls take the keyboard only in the idiom that they are used in.
        if idiom == control.idiom { #expect(place != nil, "the Tab key reaches \(control.name)") }
        guard let place else { return start }
        let end = [try pictures(of: focused)]
        plain.hover(at: CGPoint(x: place.midX, y: place.midY))
        plain.advance(by: .milliseconds(300))
        let hover = try pictures(of: plain)
        plain.hold(at: CGPoint(x: place.midX, y: place.midY))
        plain.advance(by: .milliseconds(300))
        return start + end + [hover, try pictures(of: plain)]
    }

    @MainActor
    private func host(_ control: ControlCase, _ scheme: ColorScheme, isDisabled: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: contents.width, height: control.height), colorScheme: scheme, idiom: idiom) {
            control.view { _ in }
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                .padding(.horizontal, 14).padding(.vertical, control.height > 64 ? 6 : 0)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .disabled(isDisabled)
        }
    }
}

/// That each picture of controls is one of the table's.
@Suite("Pictures of controls")
struct ControlSheetTests {
    @Test("are kept for every sheet of the table, and for no other")
    func files() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Controls")
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(kept) == Set(ControlSheet.all.flatMap(\.files)))
    }
}
