import Foundation
import Testing

@testable import XcodeProjects

@Suite("Imports")
struct ImportTests {
    private func imports(_ source: String, conditions: Set<String> = []) -> [String] {
        Imports(source, conditions: conditions, available: { $0 == "SwiftUI" || $0 == "Foundation" }).all
            .map { "\($0.module):\($0.line)" }
    }

    @Test("imports of all forms, with their lines")
    func forms() {
        let source = """
            import SwiftUI
              @testable import App
            import struct Foundation.Data
            public import UIKit.UIColor; let x = 1
            @_exported import  MapKit // why
            importance = 5
            let import1 = 2
            """
        #expect(imports(source) == ["SwiftUI:1", "App:2", "Foundation:3", "UIKit:4", "MapKit:5"])
    }

    @Test("comments and texts of several lines hold no imports")
    func hidden() {
        let source = #"""
            // import A
            /* import B
            import C /* inner */
            import D */
            let text = """
            import E
            """
            let url = "http://x" /* "
            import F
            */
            import G
            """#
        #expect(imports(source) == ["G:11"])
    }

    @Test("conditions are followed as the compiler on Linux does")
    func conditions() {
        let source = """
            #if canImport(UIKit)
            import UIKit
            #elseif os(Linux) && !targetEnvironment(simulator)
            import A
            #else
            import B
            #endif
            #if os(iOS) || os(macOS)
            import C
            #if DEBUG
            import D
            #endif
            #else
            import E
            #endif
            #if EXTRA && (swift(>=5.9) || os(tvOS))
            import F
            #endif
            #if !canImport(SwiftUI)
            import G
            #endif
            """
        #expect(imports(source) == ["A:4", "E:14"])
        #expect(imports(source, conditions: ["EXTRA"]) == ["A:4", "E:14", "F:17"])
    }

    @Test("a storyboard that says no more than classes goes along with the app, and another one is left out")
    func storyboards() throws {
        let simple = """
            <document initialViewController="B1"><viewController id="B1" customClass="GameViewController">
            <view key="view" customClass="SKView"/></viewController></document>
            """
        let folder = try TestFolder([
            "App/A.swift": "import SwiftUI", "App/Base.lproj/Main.storyboard": simple,
            "App/Other.storyboard": simple.replacingOccurrences(of: "/></v", with: "><subviews></subviews></view></v"),
        ])
        let project = try ProjectOpener.open(folder["App"])
        #expect(project.app.resources.map(\.destination) == ["Base.lproj/Main.storyboard"])
        #expect(CompatibilityReport(project).text.contains("Other.storyboard is left out"))
    }

    @Test("the report names modules, the most used first, with files, lines and what to do")
    func report() throws {
        let folder = try TestFolder([
            "App/A.swift": "import SwiftUI\nimport MapKit\nimport WidgetKit",
            "App/B.swift": "import Foundation\nimport MapKit",
            "App/C.swift": "#if canImport(UIKit)\nimport UIKit\n#endif", "App/Main.storyboard": "", "App/old.m": "",
            "App/LaunchScreen.storyboard": "",
        ])
        let report = CompatibilityReport(try ProjectOpener.open(folder["App"]))
        #expect(
            report.text == """
                App: 3 Swift files, 0 resources

                MapKit is not there on Linux (2 files)
                  It is a product of later versions of Dovetail.
                    A.swift:2
                    B.swift:2

                WidgetKit is not there on Linux (1 file)
                  It is a product of later versions of Dovetail.
                    A.swift:3

                What can be left out of these files
                  Can be left out alone: A.swift, B.swift

                Left out
                  Main.storyboard is left out: interfaces of UIKit and AppKit can't be loaded. Write the view in SwiftUI.
                  old.m is left out: it is no Swift. C can be put into a package of its own; Objective-C needs Apple's runtime.
                """)
        #expect(Set(report.blockedFiles.map(\.destination)) == ["A.swift", "B.swift"])
    }
}
