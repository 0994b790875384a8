import ControlTable
import DovetailCore
import DovetailPaint
import DovetailTesting
import Foundation
import GoldenViews
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
        [ColorScheme.light, .dark].map { "\(name($0)).png" }
    }

    private func name(_ scheme: ColorScheme) -> String {
        "\(contents.name)-\(idiom.rawValue)-\(scheme == .dark ? "dark" : "light")"
    }

    /// Draws the sheet in a colour scheme, and compares it.
    @MainActor
    func check(_ scheme: ColorScheme) throws {
        let tree = DisplayTree()
        tree.setGeometry(tree.root, origin: .zero, size: size)
        var nodes: [DisplayNode] = []
        var y: CGFloat = 0
        for control in contents.cases {
            for (column, cell) in try cells(of: control, scheme).enumerated() {
                let x = column == 0 ? 0 : Self.captionWidth + contents.width * CGFloat(column - 1)
                let node = tree.makeNode()
                tree.setGeometry(
                    node, origin: CGPoint(x: x, y: y),
                    size: CGSize(width: column == 0 ? Self.captionWidth : contents.width, height: control.height))
                tree.setContent(node, .image(ResolvedImage(source: .data(cell), templatePaint: nil, smooth: false)))
                tree.setEffect(node, .none)
                tree.setChildren(node, [])
                nodes.append(node)
            }
            y += control.height
        }
        tree.setChildren(tree.root, nodes)
        try GoldenPicture.check(
            try Picture(of: tree, size: size, scale: 1, background: nil).pngData(),
            width: size.width, height: size.height, name(scheme), in: "Goldens/Controls")
    }

    /// The pictures of a row: the control's name, and the control in each look.
    @MainActor
    private func cells(of control: ControlCase, _ scheme: ColorScheme) throws -> [Data] {
        let caption = TestHost(
            size: CGSize(width: Self.captionWidth, height: control.height), colorScheme: scheme, idiom: idiom
        ) {
            Text(verbatim: control.name).font(.caption).foregroundStyle(.secondary).padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        defer { caption.close() }

        let plain = host(control, scheme)
        let disabled = host(control, scheme, isDisabled: true)
        let focused = host(control, scheme)
        defer { for host in [plain, disabled, focused] { host.close() } }
        let start = [try caption.png(), try plain.png(), try disabled.png()]
        guard control.use != nil else { return start }
        if focused.window.focusedResponder == nil { focused.press(.tab) }
        let place = focused.window.focusedResponder?.node?.frameInWindow
        // Some controls take the keyboard only in the idiom that they are used in.
        if idiom == control.idiom { #expect(place != nil, "the Tab key reaches \(control.name)") }
        guard let place else { return start }
        let end = [try focused.png()]
        plain.hover(at: CGPoint(x: place.midX, y: place.midY))
        plain.advance(by: .milliseconds(300))
        let hover = try plain.png()
        plain.hold(at: CGPoint(x: place.midX, y: place.midY))
        plain.advance(by: .milliseconds(300))
        return start + end + [hover, try plain.png()]
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

/// Which pictures are kept.
@Suite("Pictures that are kept")
struct KeptPictureTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func files(in folder: String) throws -> Set<String> {
        try Set(FileManager.default.contentsOfDirectory(atPath: Self.tests.appending(path: folder).path))
    }

    @Test("are those of every sheet, and no other")
    func files() throws {
        #expect(try files(in: "DovetailPaintTests/Goldens/Controls") == Set(ControlSheet.all.flatMap(\.files)))
        let goldens = Golden.all.flatMap { golden in
            golden.kept.map { "\(golden.file($0.scheme, scale: $0.scale)).png" }
        }
        #expect(try files(in: "DovetailPaintTests/Goldens/Pictures") == Set(goldens))
    }

    @Test("take less than 8 MB together, those of movements and of projects included")
    func size() throws {
        let paths = try #require(FileManager.default.enumerator(atPath: Self.tests.path)).compactMap { $0 as? String }
        let sizes = try paths.filter { $0.hasSuffix(".png") }.map { path in
            let attributes = try FileManager.default.attributesOfItem(atPath: Self.tests.appending(path: path).path)
            return try #require(attributes[.size] as? Int)
        }
        #expect(sizes.count > 100)
        #expect(sizes.reduce(0, +) < 8_000_000)
    }
}
