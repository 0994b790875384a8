import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// Views of UIKit's and AppKit's that an app wraps.
@Suite("Views that are not there")
struct MissingViewTests {
    private func report(_ files: [String: String]) throws -> CompatibilityReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("views-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        var project = try ProjectOpener.open(folder, options: OpenOptions())
        OptionalProducts.add(["UIKit", "AppKit"], to: &project)
        return CompatibilityReport(project)
    }

    @Test("representables are told by file and line with the view that they lack, the most frequent first")
    func representables() throws {
        let report = try report([
            "Page.swift": """
            import SwiftUI
            import SceneKit

            // struct Old: UIViewRepresentable { func makeUIView(context: Context) -> PKOldView {} }
            struct Page: UIViewRepresentable {
                func makeUIView(context: Context) -> SCNView { SCNView() }
                func updateUIView(_ view: SCNView, context: Context) {}
            }
            """,
            "Lists.swift": """
            import SwiftUI
            struct Own: UIViewRepresentable { func makeUIView(context: Self.Context) -> OwnView { OwnView() } }
            class OwnView: UIView {}
            struct Rows: UIViewControllerRepresentable {
                typealias UIViewControllerType = UICloudSharingController
                func makeUIViewController(context: Context) -> UICloudSharingController { .init() }
            }
            final class Table: UICloudSharingController {}
            struct Slide: UIViewRepresentable { func makeUIView(context: Context) -> UISlider { UISlider() } }
            #if os(macOS)
            struct Away: NSViewRepresentable { func makeNSView(context: Context) -> NSOutlineView { .init() } }
            #endif
            """,
        ])
        #expect(report.missingViews.map(\.name) == ["UICloudSharingController", "SCNView"])
        #expect(
            report.missingViews[0].uses.map { "\($0.file):\($0.line) \($0.owner)" } == [
                "Lists.swift:4 Rows", "Lists.swift:8 Table",
            ])
        #expect(
            report.text.contains(
                """
                UICloudSharingController is not there on Linux (2 uses)
                  Share by ShareLink: there is no iCloud.
                    Lists.swift:4 Rows
                    Lists.swift:8 Table

                SCNView is not there on Linux (1 use)
                  Write the view in SwiftUI, or keep its use within #if canImport, with another way in #else.
                    Page.swift:5 Page
                """))
    }

    @Test("the list of classes that are there is that of the declarations")
    func declarations() throws {
        #expect(
            try PlatformViews.ofKits
                == classes([
                    "DovetailUIKit", "DovetailAppKit", "MapKit", "SafariServices", "WebKit", "ARKit", "RealityKit",
                ]))
        let others = try classes([
            "PDFKit", "PencilKit", "AVKit", "AVFoundation", "SpriteKit", "QuickLook", "MessageUI", "GameKit",
            "PhotosUI", "EventKitUI", "ContactsUI", "AuthenticationServices", "MultipeerConnectivity", "MediaPlayer",
            "LinkPresentation", "StoreKit", "VisionKit",
        ])
        #expect(PlatformViews.ofOtherModules == others.filter(MissingViews.looksLikeApples))
    }

    /// The open classes that modules declare.
    private func classes(_ modules: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for folder in modules.map({ "Sources/" + $0 }) {
            let place = Tool.repository.appendingPathComponent(folder)
            for case let path as String in try #require(FileManager.default.enumerator(atPath: place.path))
            where path.hasSuffix(".swift") {
                let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
                for line in text.split(separator: "\n")
                where line.hasPrefix("open class ") && !line.hasPrefix("open class _") {
                    names.insert(String(line.dropFirst(11).prefix { $0.isLetter || $0.isNumber }))
                }
            }
        }
        return names
    }
}
