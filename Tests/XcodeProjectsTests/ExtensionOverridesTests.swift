import Foundation
import Testing

@testable import XcodeProjects

@Suite("What extensions override")
struct ExtensionOverridesTests {
    private func moved(_ sources: (path: String, text: String)...) -> [String] {
        ExtensionOverrides.moved(
            in: sources.map { ($0.path, Data($0.text.utf8)) }, folder: URL(fileURLWithPath: "/pkg")
        ).map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test("methods and properties that an extension overrides stand in the class, on the lines that they had")
    func sameFile() {
        let source = """
            class Page: UITableViewController {
                // extension Page { override }
                let text = "}"
            }

            extension Page {
                func other() { let override = 1; _ = override }
                @MainActor
                override func tableView(
                    _ view: UITableView, numberOfRowsInSection section: Int
                ) -> Int { rows.count }
                public override var title: String? { get { nil } set {} }
            }
            """
        let expected = """
            class Page: UITableViewController {
                // extension Page { override }
                let text = "}"

            #sourceLocation(file: "/pkg/A.swift", line: 8)
                @MainActor
                override func tableView(
                    _ view: UITableView, numberOfRowsInSection section: Int
                ) -> Int { rows.count }
            #sourceLocation(file: "/pkg/A.swift", line: 12)
                public override var title: String? { get { nil } set {} }
            #sourceLocation(file: "/pkg/A.swift", line: 4)
            }

            extension Page {
                func other() { let override = 1; _ = override }





            }
            """
        #expect(moved(("A.swift", source)) == [expected])
    }

    @Test("the class may be in another file, which gets the imports")
    func otherFile() {
        let result = moved(
            ("Note.swift", "import CoreData\npublic class Note: NSManagedObject {}\n"),
            ("Note+Help.swift", "import CoreData\nimport UIKit\n\nextension Note {\n    override func awake() {}\n}\n"))
        #expect(
            result == [
                "import CoreData\npublic class Note: NSManagedObject {\n#sourceLocation(file: \"/pkg/Note+Help.swift\", line: 5)\n"
                    + "    override func awake() {}\n#sourceLocation(file: \"/pkg/Note.swift\", line: 2)\n}\n\nimport UIKit\n",
                "import CoreData\nimport UIKit\n\nextension Note {\n\n}\n",
            ])
    }

    @Test("conditions around an extension, or within it, go along with what it overrides")
    func conditions() {
        let source = """
            class Scene: SKScene {}
            #if os(iOS)
            extension Scene {
                override func touches() {}
            }
            #elseif os(macOS) && DEBUG
            #else
            extension Scene {
                #if canImport(AppKit)
                override func mouse() {}
                #endif
            }
            #endif
            """
        let result = moved(("A.swift", source))[0]
        #expect(
            result.hasPrefix(
                """
                class Scene: SKScene {
                #if (os(iOS))
                #sourceLocation(file: "/pkg/A.swift", line: 4)
                    override func touches() {}
                #endif
                #if !(os(iOS)) && !(os(macOS) && DEBUG)
                #if (canImport(AppKit))
                #sourceLocation(file: "/pkg/A.swift", line: 10)
                    override func mouse() {}
                #endif
                #endif
                #sourceLocation(file: "/pkg/A.swift", line: 1)
                }
                """), "\(result)")
    }

    @Test("classes of other modules, two of a name, and sources without any stay as they are")
    func others() {
        for source in [
            "extension UILabel { override func draw() {} }",
            "class A { override func b() {} }\nextension A { func c() {} }",
            "class A {}\nclass A {}\nextension A { override func b() {} }", "extension A {", "override", "",
            "class A {}\nextension A { struct B { override func b() {} } }",
        ] {
            #expect(moved(("A.swift", source)) == [source])
        }
        let bytes = Data([0xff, 0xfe]) + Data("extension override".utf8)
        #expect(ExtensionOverrides.moved(in: [("A.swift", bytes)], folder: URL(fileURLWithPath: "/"))[0].text == bytes)
    }
}
