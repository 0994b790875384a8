import Foundation
import TestSupport
import Testing

/// What programs the compiler takes and refuses, seen as an app sees the module.
@Suite(.serialized) struct CompileTests {
    @Test("BEH-092: models compile without a warning in both language modes", arguments: ["5", "6"])
    func accepts(mode: String) throws {
        let output = try Compiler().check(
            """
            import Combine
            import Foundation
            final class Book: ObservableObject { @Published var title = "A" }
            class Open: ObservableObject { @Published private(set) var items: [Int] = []; func add() { items.append(1) } }
            final class Sub: Open { @Published var more = 0 }
            @MainActor final class Main: ObservableObject {
                @Published var count = 0
                private var subscriptions: Set<AnyCancellable> = []
                init() {
                    $count.map { $0 + 1 }.receive(on: DispatchQueue.main)
                        .sink { [weak self] in self?.note($0) }.store(in: &subscriptions)
                    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                        .sink { _ in }.store(in: &subscriptions)
                }
                func note(_ count: Int) {}
            }
            @MainActor class Clock {
                let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            }
            final class Own: ObservableObject { let objectWillChange = PassthroughSubject<Void, Never>() }
            func observe<O: ObservableObject>(_ object: O) -> AnyCancellable { object.objectWillChange.sink { _ in } }
            let publisher: Combine.ObservableObjectPublisher = Book().objectWillChange
            let values: Published<String>.Publisher = { let book = Book(); return book.$title }()
            func sendable<T: Sendable>(_: T.Type) {}
            sendable(Published<Int>.self)
            """, mode: mode)
        #expect(output == "")
    }

    @Test("API-022: through a module that re-exports Combine, its names are found too")
    func umbrella() throws {
        let compiler = try Compiler()
        try compiler.makeModule("Umbrella", "@_exported import Combine\n@_exported import Foundation")
        let output = compiler.check(
            """
            import Umbrella
            final class Book: ObservableObject { @Published var title = "A" }
            let publisher: ObservableObjectPublisher = Book().objectWillChange
            let shared = URLSession.shared.dataTaskPublisher(for: URL(string: "data:,x")!).map(\\.data)
            let options: RunLoop.SchedulerOptions? = nil
            """, mode: "6")
        #expect(output == "")
    }

    @Test("BEH-099: a struct can't be an observable object")
    func structObject() throws {
        let output = try Compiler().check("import Combine\nstruct S: ObservableObject {}", mode: "6")
        #expect(output.contains("non-class type 'S' cannot conform to class protocol 'ObservableObject'"), "\(output)")
    }

    @Test("BEH-108: @Published works on classes only")
    func publishedInStruct() throws {
        let output = try Compiler().check("import Combine\nstruct S { @Published var x = 0 }", mode: "6")
        #expect(
            output.contains("'wrappedValue' is unavailable: @Published is only available on properties of classes"),
            "\(output)")
    }

    @Test("BEH-107: a privately settable property is not written from outside")
    func privateSetter() throws {
        let output = try Compiler().check(
            """
            import Combine
            class Store: ObservableObject { @Published fileprivate(set) var a = 0 }
            """, second: "func write(_ store: Store) { store.a = 1 }", mode: "6")
        #expect(output.contains("setter is inaccessible"), "\(output)")
    }
}

/// The compiler that built this test, with its modules.
struct Compiler {
    private let folder: URL
    private let moduleArguments: [String]

    init() throws {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let products = executable.deletingLastPathComponent()
        // OpenCombine's C module has no folder in common with the others, only a map that the build makes.
        let moduleMap = products.appendingPathComponent("COpenCombineHelpers.build/module.modulemap")
        let modules = products.appendingPathComponent("Modules")
        moduleArguments = ["-I", modules.path, "-Xcc", "-fmodule-map-file=\(moduleMap.path)"]
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("CompileTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Makes a module that later programs can import.
    func makeModule(_ name: String, _ source: String) throws {
        let file = try write(source, to: "\(name).swift")
        let output = run([
            "-emit-module", "-parse-as-library", "-module-name", name, "-o",
            folder.appendingPathComponent("\(name).swiftmodule").path, file,
        ])
        try #require(output == "", "\(output)")
    }

    /// What the compiler has to say of a program of one or two files.
    func check(_ source: String, second: String? = nil, mode: String) -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            var arguments = ["-typecheck", "-swift-version", mode, try write(source, to: "main.swift")]
            if let second { arguments.append(try write(second, to: "Second.swift")) }
            return run(arguments)
        } catch {
            return "\(error)"
        }
    }

    private func write(_ source: String, to name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(source.utf8).write(to: file)
        return file.path
    }

    private func run(_ arguments: [String]) -> String {
        let options = moduleArguments + ["-I", folder.path, "-warnings-as-errors"]
        do {
            return try Tool.run("/usr/bin/env", ["swiftc"] + options + arguments).output
        } catch {
            return "\(error)"
        }
    }
}
