import Foundation
import Testing

@testable import XcodeProjects

@Suite("Imports that are written otherwise in copies")
struct ImportFormsTests {
    private func replaced(_ source: String) -> String {
        String(decoding: ObjectiveCForms.replaced(in: Data(source.utf8)), as: UTF8.self)
    }

    @Test(
        "modules that have another name on Linux, in every form of an import",
        arguments: [
            ("import os", "import OSLog"), ("import os.log", "import OSLog"),
            ("import os.signpost\n", "import OSLog\n"),
            ("  @preconcurrency import os\r\n", "  @preconcurrency import OSLog\r\n"),
            ("internal import os;", "internal import OSLog;"),
            ("import struct os.Logger", "import struct OSLog.Logger"),
            ("import func os.os_log", "import func OSLog.os_log"), ("import Cocoa", "import AppKit"),
            ("import Darwin.C", "import Glibc"), ("import DeveloperToolsSupport", "import SwiftUI"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            ("import ObjectiveC", "import SwiftUI"), ("import ObjectiveC.runtime", "import SwiftUI"),
            ("import MobileCoreServices", "import CoreServices"),
            ("import CoreFoundation", "import Foundation"),
            ("import _MapKit_SwiftUI", "import MapKit"), ("internal import _AVKit_SwiftUI", "internal import AVKit"),
            ("import SwiftUICore", "import SwiftUI"),
            ("import OpenCombine", "import Combine"),
            ("@_exported import OpenCombineDispatch", "@_exported import Combine"),
            ("import class OpenCombine.AnyCancellable", "import class Combine.AnyCancellable"),
            ("import MapKit.MKGeometry", "import MapKit"),
            ("import Foundation.NSURL", "import Foundation"), ("import IOKit.pwr_mgt", "import IOKit"),
            ("import Carbon.HIToolbox", "import Carbon"),
        ])
    func forms(source: String, copy: String) { #expect(replaced(source) == copy) }

    @Test(
        "other names, comments, texts and conditions stay",
        arguments: [
            "import osmosis", "import Cocoabean", "// import os", "let text = \"import os\"", "/*\nimport os\n*/",
            "#if canImport(os)\n#endif", "import struct Foundation.URL", "import UIKit", "import my_os", "reimport os",
            "import _MapKit_SwiftUIs",
        ])
    func others(source: String) { #expect(replaced(source) == source) }

    @Test("names that say their module are told without it, in files that import it")
    func qualified() {
        #expect(
            replaced("import os\nlet log = os.Logger(subsystem: \"os.a\", category: x.os.y)")
                == "import OSLog\nlet log = _OSLogger(subsystem: \"os.a\", category: x.os.y)")
        #expect(replaced("import os\nos.os_log(\"a\")") == "import OSLog\nos_log(\"a\")")
        // Beside the module of the other name, too, where no more than this name is sure to be meant.
        #expect(
            replaced("import OSLog\nclass Logger { var own: os.Logger }; let a = os.b")
                == "import OSLog\nclass Logger { var own: _OSLogger }; let a = os.b")
        #expect(replaced("import Darwin\nlet x = Darwin.sqrt(2)") == "import Glibc\nlet x = Glibc.sqrt(2)")
        #expect(
            replaced("import OpenCombine\ntypealias P = OpenCombine.Publisher")
                == "import Combine\ntypealias P = Combine.Publisher")
        #expect(
            replaced("struct S { var os: S }\nlet x = os.Logger()") == "struct S { var os: S }\nlet x = os.Logger()")
    }

    @Test(
        "a package's file is copied for an import alone where no package finds its module, and not where it is asked for",
        arguments: [
            ("import MobileCoreServices", true), ("import ObjectiveC", true), ("import Darwin", true),
            ("import OpenCombine", true), ("import OpenCombineShim", false),
            ("#if canImport(Combine)\nimport Combine\n#else\nimport OpenCombine\n#endif", false),
            ("import os", true), ("import func os.os_log", true), ("import osmosis", false),
            ("#if canImport(os)\nimport os\n#endif", false),
            ("#if canImport(ObjectiveC)\nimport ObjectiveC\n#endif", false),
            ("// import ObjectiveC", false), ("import Carbon.HIToolbox", true), ("import math_h", true),
            ("#if canImport(Security)\nimport os\n#endif", true),
            ("import Foundation\nlet a = kSecClass", true), ("import Security\nlet a = kSecClass", false),
            ("#if canImport(Security)\nimport Security\nlet a = kSecClass\n#endif", false),
            ("#if canImport(Security)\nimport Foundation\nlet a = kSecClass\n#endif", true),
            ("#if canImport(OSLog)\nimport OSLog\ntypealias L = os.Logger\n#endif", true),
        ])
    func packages(source: String, isCopied: Bool) {
        #expect((ObjectiveCForms.replacedForPackages(in: Data(source.utf8)) != nil) == isCopied)
    }

    @Test("in packages an import of Combine with @preconcurrency names the module that declares its types, too")
    func looseImport() throws {
        func copy(_ source: String) -> String? {
            ObjectiveCForms.replacedForPackages(in: Data(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        let both = "@preconcurrency import Combine; @preconcurrency import protocol DovetailCombine.Cancellable"
        #expect(
            copy("#if canImport(Combine)\n  @preconcurrency import Combine\n#endif\nlet a = 1")
                == "#if canImport(Combine)\n  \(both)\n#endif\nlet a = 1")
        #expect(copy("import Combine\n") == nil)
        #expect(copy("@preconcurrency import CombineSchedulers\n") == nil)
    }

    @Test("files that import Foundation alone see of Combine what SwiftUI brings along")
    func combine() throws {
        func names(_ text: String) -> [Substring] { text.matches(of: #/import \w+ Combine\.(\w+)/#).map(\.1) }
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        let exports = try String(contentsOf: sources.appending(path: "DovetailEngine/Exports.swift"), encoding: .utf8)
        #expect(names(exports).count == 12)
        #expect(names(SharedImports.source) == names(exports))
    }

    @Test("an app of a system has its kit where a condition alone asks for it, and no other")
    func conditions() throws {
        let folder = try TestFolder([
            "A/A.swift":
                "import SwiftUI\n#if canImport(UIKit)\nlet color = 1\n#elseif canImport(AppKit)\nlet color = 2\n#endif"
        ])
        var project = try ProjectOpener.open(folder["A"])
        project.modules[0].language.system = .iOS
        OptionalProducts.add(["AppKit", "UIKit"], to: &project)
        #expect(project.app.optionalProducts == ["UIKit"])
        project.modules[0].language.system = .macOS
        OptionalProducts.add(["AppKit", "UIKit"], to: &project)
        #expect(project.app.optionalProducts == ["AppKit"])
    }

    @Test("they are no obstacles in the report, and Cocoa asks for AppKit")
    func report() throws {
        let folder = try TestFolder([
            "A/A.swift": "import os\nimport Cocoa\n#if canImport(os)\nimport Nothing\n#endif"
        ])
        var project = try ProjectOpener.open(folder["A"])
        OptionalProducts.add(["AppKit", "UIKit"], to: &project)
        #expect(project.app.optionalProducts == ["AppKit"])
        #expect(CompatibilityReport(project).missing.isEmpty)
    }
}
