import ArgumentParser
import XcodeProjects

/// A module of Apple's that a package sees only where it asks for it, so that `canImport` tells what an app wants.
enum Kit: String, CaseIterable, Comparable, ExpressibleByArgument {
    case uikit = "UIKit"
    case appkit = "AppKit"
    /// Not for all: packages such as swift-argument-parser take Apple's ways of all kinds where `canImport(os)` is true.
    case os = "os"

    init?(argument: String) {
        guard let kit = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
            return nil
        }
        self = kit
    }

    /// Where a platform has its module.
    var folder: String { "modules-" + rawValue.lowercased() }

    static func < (left: Kit, right: Kit) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    /// All that can be asked for together, nothing among it.
    static let combinations: [Set<Kit>] = allCases.reduce(into: [[]]) { known, kit in
        known += known.map { $0.union([kit]) }
    }

    /// What files for some of them are called: `toolset`, `toolset-uikit`.
    static func name(_ start: String, _ kits: Set<Kit>) -> String {
        ([start] + kits.sorted().map { $0.rawValue.lowercased() }).joined(separator: "-")
    }
}
