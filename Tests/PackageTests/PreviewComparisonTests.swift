import Foundation
import TestSupport
import Testing

/// Previews of two commits.
@Suite("dovetail preview --compare", .onThreadsOfTheirOwn)
struct PreviewComparisonTests {
    private let folder = TemporaryFolder("compare")

    private func write(_ text: String, _ path: String) throws {
        let file = folder.url.appendingPathComponent("Shop/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(_ arguments: String...) throws {
        let run = try Tool.run(
            "/usr/bin/env", ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments,
            in: folder.url.appendingPathComponent("Shop"))
        #expect(run.status == 0, "\(run.output)")
    }

    private func preview(_ arguments: String...) throws -> Tool.Result {
        try TestPlatform.dovetail(
            ["preview"] + arguments, in: folder.url.appendingPathComponent("Shop"),
            // SwiftPM leaves its locks in the temporary folder.
            environment: ["TMPDIR": folder.url.path])
    }

    @Test("tells of one colour that changed on one page, and of nothing else; folders as well as commits")
    func commits() throws {
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
            """, "Package.swift")
        try write(".build/\n", ".gitignore")
        let source = """
            import SwiftUI

            @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("Shop") } } }

            #Preview("Offer", traits: .fixedLayout(width: 120, height: 80)) {
                VStack { Text("Half price"); Circle().fill(Color.orange).frame(width: 20, height: 20) }
            }
            #Preview("Price", traits: .fixedLayout(width: 120, height: 80)) { Text("12 €").foregroundStyle(.red) }
            #Preview("Till", traits: .fixedLayout(width: 120, height: 80)) { Toggle("Open", isOn: .constant(true)) }
            #Preview("Width", traits: .fixedLayout(width: 120, height: 80)) { Width() }
            struct Width: View {
                @Environment(\\.horizontalSizeClass) private var sizeClass
                @SceneStorage("visits") private var visits = 1
                var body: some View {
                    Text((sizeClass == .compact ? "narrow " : "wide ") + String(visits)).onAppear { visits += 1 }
                }
            }
            """
        try write(source, "Sources/Shop/Shop.swift")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "One")
        try write(source.replacingOccurrences(of: ".orange", with: ".blue"), "Sources/Shop/Shop.swift")
        try git("commit", "-qam", "Two")

        let found = try preview("--compare", "HEAD~1", "HEAD", "--variants", "light", "--output", "page/changes.html")
        #expect(found.status == 1 && found.output.contains("1 of 4 pictures changed"), "\(found.output)")
        let page = try String(contentsOf: folder.url.appendingPathComponent("Shop/page/changes.html"), encoding: .utf8)
        #expect(page.contains("<h2>Offer@light.png</h2>") && page.contains("Difference"))
        #expect(!page.contains("Price@light") && !page.contains("Till@light"))
        #expect(page.components(separatedBy: "<img").count == 4)
        // No copy of a commit is left.
        let copies = try Tool.run(
            "/usr/bin/env", ["git", "worktree", "list"], in: folder.url.appendingPathComponent("Shop"))
        #expect(copies.output.split(separator: "\n").count == 1)

        // Folders, in which a picture has gone and one has other elements.
        for (name, text) in [
            ("old", source),
            (
                "new",
                source.replacingOccurrences(of: "\"Half price\"", with: "\"Half price\").accessibilityLabel(\"Cheap\"")
            ),
        ] {
            try write(text, "Sources/Shop/Shop.swift")
            let painted = try preview("--output", name, "--variants", "light", "--jobs", "2")
            #expect(painted.status == 0, "\(painted.output)")
        }
        let same = try preview("--compare", "old", "old")
        #expect(same.status == 0 && same.output.contains("0 of 4 pictures changed"), "\(same.output)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Shop/new/Till@light.png"))
        let folders = try preview("--compare", "old", "new")
        #expect(folders.status == 1 && folders.output.contains("2 of 4 pictures changed"), "\(folders.output)")
        let differing = try String(
            contentsOf: folder.url.appendingPathComponent("Shop/previews.html"), encoding: .utf8)
        #expect(
            differing.contains("Other elements for tools, the same picture") && differing.contains("+ text “Cheap”"),
            "\(differing.suffix(600))")
        #expect(differing.contains("<h2>Till@light.png</h2><p>Gone</p>"))

        // A phone's variant looks as on a phone, and what a scene keeps is kept while a preview is on show.
        let widths = try preview("--output", "widths", "--variants", "phone,tablet,light", "--name", "Width")
        #expect(widths.status == 0 && !widths.output.contains("outside a scene"), "\(widths.output)")
        let shown = try ["phone", "tablet", "light"].map { variant in
            try String(
                contentsOf: folder.url.appendingPathComponent("Shop/widths/Width@\(variant).txt"), encoding: .utf8)
        }
        #expect(shown[0].contains("narrow 2") && shown[1].contains("wide 2") && shown[2].contains(" 2"), "\(shown)")
    }
}
