import DovetailCore
import Foundation
import GalleryExamples
import SwiftUI
import Testing

@testable import DovetailTesting
@testable import Gallery
@testable import ModuleGallery

/// Everybody can use the pages of the gallery: the audit finds nothing.
@MainActor
@Suite("Gallery: audit")
struct GalleryAuditTests {
    struct Look: CustomTestStringConvertible, Sendable {
        let idiom: Idiom
        let scheme: ColorScheme
        let hasContrast: Bool
        /// Whether texts are as large as they can be.
        let isLarge: Bool
        var testDescription: String {
            "\(idiom), \(scheme)\(hasContrast ? ", high contrast" : "")\(isLarge ? ", largest texts" : "")"
        }

        static let few = [
            Look(idiom: .phone, scheme: .light, hasContrast: false, isLarge: false),
            Look(idiom: .phone, scheme: .dark, hasContrast: false, isLarge: true),
            Look(idiom: .desktop, scheme: .light, hasContrast: true, isLarge: false),
            Look(idiom: .desktop, scheme: .dark, hasContrast: false, isLarge: false),
        ]
        static let all = [Idiom.phone, .desktop].flatMap { idiom in
            ColorScheme.allCases.flatMap { scheme in
                [false, true].flatMap { hasContrast in
                    [false, true].map { Look(idiom: idiom, scheme: scheme, hasContrast: hasContrast, isLarge: $0) }
                }
            }
        }
    }

    /// What is as it is for a reason.
    private static func isOnPurpose(_ issue: AccessibilityAuditIssue, _ page: String, _ look: Look) -> Bool {
        switch issue.auditType {
        // Programs of others, which are shown as they were written.
        case .sufficientElementDescription: ["EX-06", "EX-09"].contains(page) && issue.element == "slider"
        case .contrast: page == "EX-01"
        // A row of letters shows the beginning of what its page shows whole.
        case .textClipped: page == "Mail"
        // The arrows of a stepper are as small as on other desktops; its keys and its field do the same.
        case .hitRegion:
            page == "Switches" && look.idiom == .desktop && ["Increment", "Decrement"].contains(issue.element)
        default: false
        }
    }

    @Test(
        "the audit finds nothing on any page, in both idioms, light and dark, where more contrast is wanted, and with the largest texts",
        arguments: Look.all)
    func pages(look: Look) throws {
        for example in galleryExamples {
            let size = look.idiom == .desktop ? CGSize(width: 760, height: 640) : CGSize(width: 393, height: 852)
            let host = TestHost(size: size, colorScheme: look.scheme, idiom: look.idiom) { example.view }
            host.window.environment.systemSettings.increaseContrast = look.hasContrast
            if look.isLarge { host.window.environment.dynamicTypeSize = .accessibility5 }
            host.settle()
            // Colours alone follow the look: sizes, names and clipped texts are looked for in the first one.
            let types: AccessibilityAuditTypes = look.scheme == .light && !look.hasContrast ? .all : .contrast
            let issues = try host.accessibilityAudit(for: types) { Self.isOnPurpose($0, example.id, look) }
            for issue in issues { Issue.record("\(example.id), \(look.testDescription): \(issue)") }
            host.close()
        }
    }

    @Test("nor in the window of the gallery", arguments: Look.all)
    func gallery(look: Look) throws { try audit("Gallery", GalleryView(), look) }

    @Test("nor on the pages of the modules, which are many and are looked at in fewer ways", arguments: Look.few)
    func modules(look: Look) throws {
        // What a scene of sprites shows is not of views.
        for page in ModulePage.untroubling where page != .sprites { try audit(page.title, page.content, look) }
    }

    private func audit<Content: View>(_ name: String, _ content: Content, _ look: Look) throws {
        let size = look.idiom == .desktop ? CGSize(width: 1080, height: 760) : CGSize(width: 393, height: 852)
        let host = TestHost(size: size, colorScheme: look.scheme, idiom: look.idiom) { content }
        host.window.environment.systemSettings.increaseContrast = look.hasContrast
        if look.isLarge { host.window.environment.dynamicTypeSize = .accessibility5 }
        host.settle()
        // The buttons of a map float over it, and are read after what is on it. Labels of a chart's axis are read as the axis goes.
        let issues = try host.accessibilityAudit {
            $0.auditType == .order && ($0.element == "My Location" || name == "Charts")
        }
        for issue in issues { Issue.record("\(name), \(look.testDescription): \(issue)") }
        host.close()
    }
}
