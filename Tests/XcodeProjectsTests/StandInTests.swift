import Foundation
import Testing

@testable import XcodeProjects

@Suite("Stand-ins for modules that are not there")
struct StandInTests {
    /// A call as it is written, with what stands before it.
    private func call(_ before: String, _ name: String, _ rest: String) -> CallShape? {
        CallReader(source: MaskedSource(before + name + rest)).call(at: (before + name).utf8.count)?.shape
    }

    @Test("labels, members without a type, variables and closures of a call are read; comments and texts hide nothing")
    func calls() throws {
        let shape = try #require(
            call(
                "let x = try? await page.", "load",
                "(\"a) /* (\", from: .cache(size: 3), &count /* , */, [.a, .b]) { $1 }"))
        #expect(shape.arguments.map(\.label) == [nil, "from", nil, nil, nil])
        #expect(
            shape.arguments.map(\.form) == [
                .value, .member, .variable, .member, .closure(ClosureShape(parameters: [.value, .value])),
            ])
        #expect(shape.isThrowing)
        #expect(shape.isAsync)
    }

    @Test("what is called with try! is expected to succeed")
    func forced() throws {
        #expect(try #require(call("let x = try! ", "Realm", "()")).isThrowing == false)
    }

    @Test(
        "a closure's parameters are optional where it asks whether they are there; one with a view's name lists views")
    func closures() throws {
        let shape = try #require(
            call(
                "user.", "find",
                " { [weak self] result, error, place in self?.show(result?.name, place) } empty: { Text(\"\") }"))
        #expect(
            shape.arguments == [
                .init(label: nil, form: .closure(ClosureShape(parameters: [.optional, .error, .value]))),
                .init(label: "empty", form: .closure(ClosureShape(isViewBuilder: true))),
            ])
    }

    @Test("the body of a condition or of a declaration is no closure")
    func bodies() {
        #expect(call("if page.", "isOpen", " { close() }") == nil)
        #expect(call("var page: Kit.", "Page", " { open() }") == nil)
    }

    private func project(_ text: String) throws -> (AppProject, URL, TestFolder) {
        let folder = try TestFolder([
            "App/Main.swift":
                "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Page() } } }",
            "App/Page.swift": text,
        ])
        let project = try ProjectOpener.open(folder["App"])
        let package = folder["package"]
        var writer = PackageWriter(project, dovetail: nil, to: package)
        try writer.write()
        return (project, package, folder)
    }

    private func messages(_ project: AppProject, _ package: URL, _ lines: [String]) -> [BuildMessages.Message] {
        var messages = BuildMessages(package: package, project: project)
        for line in lines {
            messages.add("\(package.path)/Sources/\(project.app.name)/Code/Page.swift:\(line)")
        }
        return messages.errors
    }

    @Test("the compiler's messages say what is declared: kinds by how the names are used")
    func kinds() throws {
        let (project, package, folder) = try project(
            """
            import Cloud
            import SwiftUI
            class Note: Record, SyncDelegate { @Stored var text = "" }
            struct Page: View { var body: some View { CloudImage(url: nil).badge(.small) } }
            let list: Results<Note>? = nil
            """)
        withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            #expect(
                reader.read(messages(project, package, ["1:8: error: no such module 'Cloud'"]), into: &standIns))
            #expect(standIns.modules == ["Cloud"])
            let errors = messages(
                project, package,
                [
                    "3:13: error: cannot find type 'Record' in scope",
                    "3:21: error: cannot find type 'SyncDelegate' in scope",
                    "3:37: error: unknown attribute 'Stored'", "4:43: error: cannot find 'CloudImage' in scope",
                    "5:11: error: cannot find type 'Results' in scope",
                ])
            #expect(reader.read(errors, into: &standIns))
            #expect(standIns.types["Record"]?.form == .object)
            #expect(standIns.types["SyncDelegate"]?.form == .interface)
            #expect(standIns.types["Stored"]?.form == .wrapper)
            #expect(standIns.types["CloudImage"]?.form == .value)
            #expect(standIns.types["Results"]?.parameterCount == 1)
            #expect(standIns.members["small"] == [nil])
            #expect(reader.read(errors, into: &standIns) == false, "what is known is nothing new")
            let page = StandInPage(standIns).text
            #expect(page.contains("## Cloud\n\nImported in Page.swift:1\n"), "\(page)")
            #expect(page.contains("- `CloudImage` (Cloud): Page.swift:4\n"), "\(page)")
            #expect(StandInPage(standIns).summary == "Stand-ins for Cloud: 5 names that do nothing.")
        }
    }

    @Test(
        "a file that has UIKit by way of a missing module has it so in the copy; a type that UIKit lacks is declared after that"
    )
    func exportedUIKit() throws {
        let (project, package, folder) = try project("import SignIn\nlet app: UIApplication\nlet other: UIUnheardOf\n")
        withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            standIns.modules = ["SignIn"]
            #expect(standIns.files.last?.text.contains("UIKit") == false)
            let first = messages(project, package, ["2:10: error: cannot find type 'UIApplication' in scope"])
            #expect(reader.read(first, into: &standIns))
            #expect(standIns.types.isEmpty)
            #expect(standIns.files.last?.text.contains("@_exported import UIKit") == true)
            let second = messages(project, package, ["3:12: error: cannot find type 'UIUnheardOf' in scope"])
            #expect(reader.read(second, into: &standIns))
            #expect(standIns.types.keys.sorted() == ["UIUnheardOf"])
        }
    }

    @Test("a view that is named as its module is declared")
    func namedAsModule() throws {
        let (project, package, folder) = try project(
            """
            import CodeEditor
            import SwiftUI
            struct Page: View { var body: some View { CodeEditor(source: "", language: .swift) } }
            """)
        withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            standIns.modules = ["CodeEditor"]
            let errors = messages(
                project, package,
                [
                    "3:43: error: cannot call value of non-function type 'module<CodeEditor>'",
                    "3:76: error: cannot infer contextual base in reference to member 'swift'",
                ])
            #expect(reader.read(errors, into: &standIns))
            #expect(standIns.types["CodeEditor"]?.form == .value)
            #expect(standIns.members["swift"] == [nil])
        }
    }

    @Test("a view that is named as its module is declared where the compiler gives an expression up, too")
    func namedAsModuleInLargeExpression() throws {
        let (project, package, folder) = try project(
            """
            import CodeEditor
            import SwiftUI
            struct Page: View { var body: some View { CodeEditor(source: "") } }
            """)
        withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            standIns.modules = ["CodeEditor", "Lines"]
            let errors = messages(
                project, package,
                [
                    "3:25: error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
                ])
            #expect(reader.read(errors, into: &standIns))
            #expect(Array(standIns.types.keys) == ["CodeEditor"])
            #expect(!reader.read(errors, into: &standIns))
        }
    }

    @Test("names that a file without a missing module lacks are nobody's stand-ins")
    func ownMistakes() throws {
        let (project, package, folder) = try project("import SwiftUI\nstruct Page: View { let a: Bread }")
        withExtendedLifetime(folder) {
            var standIns = StandIns()
            let errors = messages(project, package, ["2:28: error: cannot find type 'Bread' in scope"])
            #expect(StandInReader(project, package: package).read(errors, into: &standIns) == false)
            #expect(standIns.isEmpty)
        }
    }

    @Test(
        "members of other modules' types are seen in files that import nothing: methods, properties and those of lists; views stay seen"
    )
    func membersOfOthers() throws {
        let (project, package, folder) = try project(
            """
            import SwiftUI
            struct Page: View {
                var body: some View { Text("a").rounded(by: 3).background(Color.brand) }
                let some = Array(1...9).random(2)
            }
            """)
        try Data("import Brand\n".utf8).write(to: folder["App/Other.swift"])
        let whole = try ProjectOpener.open(folder["App"])
        var writer = PackageWriter(whole, dovetail: nil, to: package)
        try writer.write()
        try withExtendedLifetime(folder) {
            let errors = messages(
                project, package,
                [
                    "3:37: error: value of type 'Text' has no member 'rounded'",
                    "3:70: error: type 'Color' has no member 'brand'",
                    "4:29: error: value of type '[Int]' has no member 'random'",
                ])
            var standIns = StandIns()
            #expect(
                StandInReader(project, package: package).read(errors, into: &standIns) == false, "no file imports one")
            standIns.modules = ["Brand"]
            #expect(StandInReader(whole, package: package).read(errors, into: &standIns))
            let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
            #expect(uses.contains("extension View {\n    public func rounded("), "\(uses)")
            #expect(uses.contains("extension Color {\n    public static var brand: Color {"), "\(uses)")
            #expect(uses.contains("extension Array {\n"), "\(uses)")
            // In an extension of a type with an empty value the bare name would be that value.
            #expect(uses.contains("return StandIns.standInEmpty(Result.self, \"random\")"), "\(uses)")
            let page = StandInPage(standIns).text
            #expect(page.contains("- `Color.brand`") && page.contains("- `View.rounded`"), "\(page)")
        }
    }

    @Test(
        "projected values belong to their properties, modifiers never throw, and values have an order and entries by a key"
    )
    func forms() throws {
        var standIns = StandIns()
        standIns.modules = ["Keep"]
        standIns.variables = ["$count", "shared"]
        standIns.members = ["subscript": [nil]]
        standIns.types = ["Version": .init(form: .value), "Keychain": .init(form: .object)]
        standIns.foreignMethods = [
            "View": [.init(name: "follow", shape: CallShape(isThrowing: true))]
        ]
        let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
        #expect(!uses.contains("$count") && uses.contains("public var shared: StandIn"), "\(uses)")
        #expect(!uses.contains("var subscript") && !uses.contains("func subscript"), "\(uses)")
        #expect(uses.components(separatedBy: "static subscript(key: StandIn) -> StandIn {").count == 3, "\(uses)")
        let modifier = try #require(uses.split(separator: "\n").first { $0.contains("func follow(") })
        #expect(!modifier.contains("throw") && modifier.hasSuffix("; return self }"), "\(modifier)")
        #expect(uses.contains("struct Version: StandInValue, Hashable, Comparable, "), "\(uses)")
        #expect(uses.components(separatedBy: "subscript(key: Any) -> StandIn {").count == 3, "\(uses)")
    }

    @Test("stand-ins are kept with the package until a source changes")
    func kept() throws {
        var (project, package, folder) = try project("import Cloud\nstruct Page {}")
        try withExtendedLifetime(folder) {
            project.standIns.modules = ["Cloud"]
            var writer = PackageWriter(project, dovetail: nil, to: package)
            try writer.write()
            let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(manifest.contains("name: \"Cloud\", dependencies: [\"StandIns\"]"), "\(manifest)")
            var again = try ProjectOpener.open(folder["App"])
            #expect(KeptStandIns.take(from: package, into: &again).isEmpty)
            #expect(again.standIns.modules == ["Cloud"])
            try Data("import Cloud\nstruct Page { let a = 1 }".utf8).write(to: folder["App/Page.swift"])
            var changed = try ProjectOpener.open(folder["App"])
            #expect(KeptStandIns.take(from: package, into: &changed) == ["Cloud", "StandIns"])
            #expect(changed.standIns.isEmpty)
        }
    }

    @Test("stand-ins of a module that is there by now are not kept")
    func outdated() throws {
        var (project, package, folder) = try project("import Security\nstruct Page {}")
        try withExtendedLifetime(folder) {
            project.standIns.modules = ["Security"]
            var writer = PackageWriter(project, dovetail: nil, to: package)
            try writer.write()
            var again = try ProjectOpener.open(folder["App"])
            #expect(KeptStandIns.take(from: package, into: &again) == ["Security", "StandIns"])
            #expect(again.standIns.isEmpty)
        }
    }

    @Test(
        "a list is asked of a type; handlers take what the compiler can't infer; members and properties may be optional"
    )
    func refinements() throws {
        let (project, package, folder) = try project(
            """
            import Cloud
            let rows = Store().rows(Page.self)
            func f(_ store: Store) {
                store.changed = { state, place in print(state == .open) }
                print(store.user?.name)
                if let host = store.host { print(host) }
                var name = ""
                if let host = store.host { name = host }
            }
            """)
        try withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            _ = reader.read(messages(project, package, ["1:8: error: no such module 'Cloud'"]), into: &standIns)
            let errors = messages(
                project, package,
                [
                    "2:12: error: cannot find 'Store' in scope",
                    "4:23: error: cannot infer type of closure parameter 'state' without a type annotation",
                    "4:55: error: cannot infer contextual base in reference to member 'open'",
                    "5:11: error: cannot use optional chaining on non-optional value of type 'StandIn'",
                    "6:8: error: initializer for conditional binding must have Optional type, not 'StandIn'",
                ])
            #expect(reader.read(errors, into: &standIns))
            #expect(standIns.handlers == ["changed": 2])
            let assigned = messages(
                project, package, ["8:39: error: cannot assign value of type 'StandIn' to type 'String'"])
            #expect(reader.read(assigned, into: &standIns))
            #expect(standIns.propertyTypes == ["host": "String"])
            #expect(standIns.members["open"] == [nil])
            #expect(standIns.optionalProperties == ["user", "host"])
            let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
            #expect(
                uses.contains(
                    "func rows<Row0>(_ value0: Row0.Type, file: String = #fileID, line: Int = #line) -> [Row0]"))
            #expect(
                uses.contains("public var changed: ((StandIn, StandIn) -> Void)? { get { nil } nonmutating set {} }"))
            #expect(uses.contains("public var user: StandIn? { get { nil } nonmutating set {} }"))
            #expect(uses.contains("public var host: String? { get { nil } nonmutating set {} }"))
            // Elsewhere it may be used as if it were always there.
            #expect(uses.contains("@_disfavoredOverload public var host: String { get {"), "\(uses)")
        }
    }

    @Test("a closure that tells success from failure is given what came of the call, of the type that the call names")
    func outcomes() throws {
        let shape = try #require(
            call(
                "service.", "fetch",
                "(from: a, as: Page.self) { result in switch result { case .success(let page): show(page)\ndefault: break } }"
            ))
        #expect(
            shape.arguments == [
                .init(label: "from", form: .value), .init(label: "as", form: .type),
                .init(label: nil, form: .closure(ClosureShape(parameters: [.outcome]))),
            ])
        #expect(call("service.", "read", "(as: Page.self) { print($0) }")?.arguments.first?.form == .value)
        var standIns = StandIns()
        standIns.modules = ["Web"]
        standIns.methods = [.init(name: "fetch", shape: shape)]
        let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
        #expect(
            uses.contains(
                "func fetch<Row1, Content2>(from value0: Any?, as value1: Row1.Type, _ value2: (Swift.Result<Row1, any Error>) -> Content2,"
            ), "\(uses)")
    }

    @Test("the compiler tells the types of closures' parameters, of what closures give, and of properties")
    func told() throws {
        let (project, package, folder) = try project(
            """
            import Cloud
            func f(_ store: Store, _ take: (String) -> Void) {
                store.play { finished in if finished { print() } }
                store.sign { result, error in print("\\(result?.user)") }
                store.open { name in
                    if let name = name { take(name) }
                }
                store.tapped = { _ in
                    return true
                }
                let id = store.user.uid
                take(id)
            }
            """)
        try withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            _ = reader.read(messages(project, package, ["1:8: error: no such module 'Cloud'"]), into: &standIns)
            let errors = messages(
                project, package,
                [
                    "2:17: error: cannot find type 'Store' in scope",
                    "3:33: error: cannot convert value of type 'StandIn' to expected condition type 'Bool'",
                    "4:44: error: cannot use optional chaining on non-optional value of type 'StandIn'",
                    "6:35: error: cannot convert value of type 'StandIn' to expected argument type 'String'",
                    "8:22: error: cannot infer type of closure parameter '_' without a type annotation",
                    "12:10: error: cannot convert value of type 'StandIn' to expected argument type 'String'",
                ])
            #expect(reader.read(errors, into: &standIns))
            let result = messages(
                project, package, ["9:16: error: cannot convert value of type 'Bool' to closure result type 'Void'"])
            #expect(reader.read(result, into: &standIns))
            #expect(!reader.read(result, into: &standIns))
            let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
            #expect(uses.contains("func play<Content0>(_ value0: (Bool) -> Content0,"), "\(uses)")
            #expect(uses.contains("func sign<Content0>(_ value0: (StandIn?, (any Error)?) -> Content0,"), "\(uses)")
            #expect(uses.contains("func open<Content0>(_ value0: (String?) -> Content0,"), "\(uses)")
            #expect(
                uses.contains("public var tapped: ((StandIn) -> Bool)? { get { nil } nonmutating set {} }"), "\(uses)")
            #expect(uses.contains("public var uid: String { get {"), "\(uses)")
        }
    }

    @Test("a property that a modifier of views is called like may be optional too")
    func namesakesOfModifiers() throws {
        let (project, package, folder) = try project(
            "import Cloud\nlet a = Store().userActivity?.title\nlet b = Store().owner!.name")
        withExtendedLifetime(folder) {
            let reader = StandInReader(project, package: package)
            var standIns = StandIns()
            _ = reader.read(messages(project, package, ["1:8: error: no such module 'Cloud'"]), into: &standIns)
            let error =
                "2:9: error: cannot use optional chaining on non-optional value of type '(String, Bool) -> some View'"
            #expect(reader.read(messages(project, package, [error]), into: &standIns))
            #expect(standIns.optionalProperties == ["userActivity"])
            let forced = "3:9: error: cannot force unwrap value of non-optional type 'StandIn'"
            #expect(reader.read(messages(project, package, [forced]), into: &standIns))
            #expect(standIns.optionalProperties == ["userActivity", "owner"])
        }
    }

    @Test("a property that is optional somewhere and has a type elsewhere is declared once, of that type")
    func typedOptionals() throws {
        var standIns = StandIns()
        standIns.modules = ["Web"]
        standIns.optionalProperties = ["text"]
        standIns.propertyTypes = ["text": "String", "id": "Int"]
        let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
        #expect(uses.contains("    public var text: String? { get { nil }"), "\(uses)")
        #expect(!uses.contains("    public var text: String {") && uses.contains("    public var id: Int {"), "\(uses)")
    }

    @Test("a property of a class of UIKit's is declared once, where others inherit it")
    func inherited() throws {
        var standIns = StandIns()
        standIns.modules = ["Snap"]
        standIns.foreignProperties = ["UIView": ["snp"], "UIButton": ["snp", "ripple"], "UITextView": ["snp"]]
        let uses = try #require(standIns.files.first { $0.path.hasSuffix("Uses.swift") }).text
        #expect(uses.components(separatedBy: "var snp: StandIn").count == 2, "\(uses)")
        #expect(uses.contains("var ripple: StandIn"))
    }

    @Test("what the package manager can't fetch is known by its address, left out and told")
    func packages() throws {
        var module = Module(name: "App", kind: .app)
        let one = PackageReference(.remote(url: "https://example.org/one/Lamps.git", requirement: "from: \"1.0.0\""))
        let other = PackageReference(.remote(url: "https://example.org/two/Oil", requirement: "from: \"1.0.0\""))
        module.products = [PackageProduct(name: "LampKit", package: one), PackageProduct(name: "Oil", package: other)]
        var project = AppProject(name: "App", modules: [module])
        project.packages = [one, other]
        #expect(MissingPackages.named(in: "No network", of: project).isEmpty)
        let refused = MissingPackages.named(
            in: "Failed to clone repository https://example.org/one/Lamps.git: no such host", of: project)
        #expect(refused == [one])
        #expect(
            MissingPackages.named(
                in: "Git command 'git -C /cache/repositories/Oil-12bc39a2 config --get remote.origin.url' failed",
                of: project) == [other])
        MissingPackages.leaveOut(refused, of: &project)
        #expect(project.packages == [other])
        #expect(project.app.products.map(\.name) == ["Oil"])
        // Another module asks for another version of the same package.
        let later = PackageReference(.remote(url: "https://example.org/one/lamps", requirement: "from: \"2.0.0\""))
        var other2 = Module(name: "Data", kind: .library)
        other2.products = [PackageProduct(name: "LampStore", package: later)]
        var both = AppProject(name: "App", modules: [module, other2])
        both.packages = [one, later, other]
        MissingPackages.leaveOut([one], of: &both)
        #expect(both.packages == [other])
        #expect(both.leftOutModules == ["LampKit", "LampStore"])
        #expect(project.leftOutModules == ["LampKit"])
        #expect(
            project.problems.map(\.text) == [
                "The package Lamps can't be had from https://example.org/one/Lamps.git. Stand-ins take its place. Open the project again when it can be reached, or put a copy of it into the project's folder."
            ])
    }

    @Test("a name that is a type and is called as a function is declared once, and makes a value")
    func typeAndFunction() throws {
        var standIns = StandIns()
        standIns.types["simd_float4x4"] = .init()
        standIns.functions["simd_float4x4"] = [try #require(call("let m = ", "simd_float4x4", "(rows)"))]
        let text = StandInSource(standIns).text
        #expect(!text.contains("func simd_float4x4"))
        #expect(text.contains("struct simd_float4x4") || text.contains("class simd_float4x4"))
    }

    @Test("a member of a type that is written without it can be set")
    func settableMembers() {
        var standIns = StandIns()
        standIns.members["isEnabled"] = [nil]
        #expect(StandInSource(standIns).text.contains("static var isEnabled: Self { get { Self() } set {} }"))
    }
}
