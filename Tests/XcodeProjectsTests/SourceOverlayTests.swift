import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

@Suite("Sources of packages with forms that need Objective-C")
struct SourceOverlayTests {
    private let folder = TemporaryFolder("dovetail-overlay")

    private func write(_ text: String, _ path: String) throws -> URL {
        let file = folder.url.appendingPathComponent("Package/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    private var overlay: SourceOverlay { overlay(for: nil) }

    private func overlay(for system: AppleSystem?) -> SourceOverlay {
        SourceOverlay(
            packages: [folder.url.appendingPathComponent("Package")],
            folder: folder.url.appendingPathComponent("copies"), system: system)
    }

    private struct Layer: Decodable {
        struct Root: Decodable {
            let name: String
            let contents: String
            private enum CodingKeys: String, CodingKey { case name, contents = "external-contents" }
        }
        let roots: [Root]
    }

    private func copies(for system: AppleSystem? = nil) throws -> [String: String] {
        guard let file = try overlay(for: system).update() else { return [:] }
        let layer = try JSONDecoder().decode(Layer.self, from: Data(contentsOf: file))
        return try layer.roots.reduce(into: [:]) {
            $0[URL(fileURLWithPath: $1.name).lastPathComponent] = try String(
                contentsOfFile: $1.contents, encoding: .utf8)
        }
    }

    @Test("a package without such forms is read as it stands")
    func plain() throws {
        _ = try write("import SwiftUI\n#if canImport(os)\nimport os\n#endif\n", "Sources/A.swift")
        _ = try write("// @objc and #selector(tapped)\nlet text = \"@objc\"\n", "Sources/B.swift")
        #expect(try overlay.update() == nil)
    }

    @Test("only files with such forms have copies, which follow the files; the files stay as they are")
    func copied() throws {
        let page = try write("class Page { @objc func tap() {} }\n", "Sources/Page.swift")
        _ = try write("let other = 1\n", "Sources/Other.swift")
        _ = try write("import Darwin\nlet root = Darwin.sqrt(2)\n", "Sources/Root.swift")
        _ = try write("class Hidden { @objc func tap() {} }\n", ".build/checkouts/X/Hidden.swift")
        #expect(
            try copies() == [
                "Page.swift": "class Page { func tap() {} }\n",
                "Root.swift": "import Glibc\nlet root = Glibc.sqrt(2)\n",
            ])
        #expect(try String(contentsOf: page, encoding: .utf8) == "class Page { @objc func tap() {} }\n")
        let first = try FileManager.default.attributesOfItem(atPath: #require(try overlay.update()).path)
        let again = try FileManager.default.attributesOfItem(atPath: #require(try overlay.update()).path)
        #expect(first[.modificationDate] as? Date == again[.modificationDate] as? Date)

        _ = try write("class Page { @objc func tapTwice() {} }\n", "Sources/Page.swift")
        #expect(try copies()["Page.swift"] == "class Page { func tapTwice() {} }\n")
        _ = try write("class Page { func tapTwice() {} }\n", "Sources/Page.swift")
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("Package/Sources/Root.swift"))
        #expect(try copies() == [:])
    }

    @Test("a source whose name begins as a manifest's is a source, and manifests are none")
    func manifests() throws {
        _ = try write("class A { @objc func tap() {} }\n", "Sources/PackageList.swift")
        _ = try write("import Darwin\n", "Package.swift")
        _ = try write("import Darwin\n", "Package@swift-6.0.swift")
        #expect(try copies() == ["PackageList.swift": "class A { func tap() {} }\n"])
    }

    @Test("as for a system, its conditions are true in the sources that don't name Linux")
    func systems() throws {
        _ = try write("#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n", "Sources/A.swift")
        _ = try write("#if os(iOS) || os(Linux)\nlet b = 1\n#endif\n", "Sources/B.swift")
        _ = try write("let c = 1\n", "Sources/C.swift")
        #expect(try copies() == [:])
        #expect(
            try copies(for: .iOS) == [
                "A.swift": "#if (os(iOS) || os(Linux))\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n"
            ])
        #expect(
            try copies(for: .macOS) == [
                "A.swift": "#if os(iOS)\nlet a = 1\n#elseif (os(macOS) || os(Linux))\nlet a = 2\n#endif\n"
            ])
        #expect(try copies() == [:])
    }

    @Test("what an extension of a class of the package overrides stands in the class's copy")
    func overrides() throws {
        _ = try write("import UIKit\nclass Page: UIView {\n}\n", "Sources/Page.swift")
        _ = try write(
            "import UIKit\nextension Page {\n    override func layoutSubviews() {}\n}\n", "Sources/Layout.swift")
        _ = try write("class Other { override var description: String { \"\" } }\n", "Sources/Other.swift")
        for _ in 0..<2 {
            let copies = try copies()
            #expect(copies.keys.sorted() == ["Layout.swift", "Page.swift"])
            let page = try #require(copies["Page.swift"])
            #expect(page.contains("override func layoutSubviews() {}\n#sourceLocation"))
            #expect(page.contains("Package/Sources/Layout.swift\", line: 3)"))
            #expect(copies["Layout.swift"]?.contains("override") == false)
        }
        _ = try write("class Page: UIView {\n    override func layoutSubviews() {}\n}\n", "Sources/Page.swift")
        _ = try write("extension Page {}\n", "Sources/Layout.swift")
        #expect(try copies() == [:])
    }

    @Test(
        "a source asks for a system of Apple's where it names one or its views, and says nothing of Linux",
        arguments: [
            ("#if os(iOS)\n#endif", true), ("#if canImport(AppKit)\nimport AppKit\n#endif", true),
            ("#if os(macOS) && !os(Linux)\n#endif", false), ("import SwiftUI", false),
        ])
    func asking(source: String, asks: Bool) { #expect(SystemConditions.ask(Data(source.utf8)) == asks) }

    @Test("OpenCombine's sources are read as empty files, but for its shim, and what imports them gets Combine")
    func openCombine() throws {
        _ = try write("let package = Package(\n    name: \"OpenCombine\")", "Package.swift")
        _ = try write("public struct Deferred {}\n", "Sources/OpenCombine/Publishers/Deferred.swift")
        _ = try write("import OpenCombine\nextension X {}\n", "Sources/OpenCombineFoundation/X.swift")
        _ = try write("@_exported import Combine\n", "Sources/OpenCombineShim/Shim.swift")
        _ = try write("import OpenCombine\nlet a: OpenCombine.AnyCancellable?\n", "Sources/Other/Other.swift")
        #expect(
            try copies() == [
                "Deferred.swift": "", "X.swift": "", "Other.swift": "import Combine\nlet a: Combine.AnyCancellable?\n",
            ])
    }

    @Test("a folder that is called as OpenCombine's in another package is one like others")
    func namesake() throws {
        _ = try write("let package = Package(name: \"Mine\")", "Package.swift")
        _ = try write("public struct Deferred {}\n", "Sources/OpenCombine/Deferred.swift")
        #expect(try copies() == [:])
    }
}
