import Foundation
import Testing

/// What the compiler says of the examples as their authors write them.
@Suite("Compiling the examples", .serialized)
struct CompileTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Type-checks files against the modules of this build.
    private func compile(_ files: [URL], languageMode: Int) throws -> (status: Int32, output: String) {
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let headers = try run("pkg-config", ["--cflags-only-I", "gtk4"]).output.split(whereSeparator: \.isWhitespace)
        var arguments = [
            "-typecheck", "-parse-as-library", "-module-name", "Example", "-swift-version", "\(languageMode)",
            "-I", built.appendingPathComponent("Modules").path,
            "-module-cache-path", built.appendingPathComponent("ModuleCache").path,
        ]
        for map in try moduleMaps(in: built) { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        return try run("swiftc", arguments + headers.map(String.init) + files.map(\.path))
    }

    /// The C modules that ours are built on.
    private func moduleMaps(in built: URL) throws -> [URL] {
        let folders = try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
        let generated = folders.filter { $0.pathExtension == "build" }.map {
            $0.appendingPathComponent("module.modulemap")
        }
        return generated.filter { FileManager.default.fileExists(atPath: $0.path) }
            + [Self.repository.appendingPathComponent("Sources/CGTK/module.modulemap")]
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func compile(_ source: String, languageMode: Int) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try compile([file], languageMode: languageMode)
    }

    @Test("every example compiles, in the Swift 5 and the Swift 6 language mode", arguments: [5, 6])
    func languageMode(_ mode: Int) throws {
        let folder = Self.repository.appendingPathComponent("Examples/GalleryExamples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        #expect(files.count >= 12)
        for file in files {
            let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("import ") }
            #expect(imports == ["import SwiftUI"], "\(file.lastPathComponent)")
        }
        let result = try compile(files, languageMode: mode)
        #expect(result.status == 0, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }

    @Test("EX-11 step 1: a plain property cannot be changed by a button", arguments: [5, 6])
    func plainProperty(_ mode: Int) throws {
        let source = """
            import SwiftUI

            struct ContentView: View {
                PROPERTY

                var body: some View {
                    Button("Tap Count: \\(tapCount)") {
                        tapCount += 1
                    }
                }
            }
            """
        let plain = try compile(
            source.replacingOccurrences(of: "PROPERTY", with: "var tapCount = 0"), languageMode: mode)
        #expect(plain.status != 0)
        #expect(
            plain.output.contains("error: left side of mutating operator isn't mutable: 'self' is immutable"),
            "\(plain.output)")

        let state = try compile(
            source.replacingOccurrences(of: "PROPERTY", with: "@State private var tapCount = 0"), languageMode: mode)
        #expect(state.status == 0, "\(state.output)")
    }

    @Test("EX-09: the alert's closure may have a variable of its own", arguments: [5, 6])
    func alertClosure(_ mode: Int) throws {
        let result = try compile(
            """
            import SwiftUI

            struct ContentView: View {
                @State private var alertIsVisible: Bool = false
                @State private var sliderValue: Double = 80.0

                var body: some View {
                    Slider(value: self.$sliderValue, in: 1 ... 100)
                        .alert(isPresented: $alertIsVisible) { () -> Alert in
                            var roundValue: Int = Int(self.sliderValue.rounded())
                            return Alert(
                                title: Text("Hello there!"),
                                message: Text("The slider's value is \\(roundValue)"),
                                dismissButton: .default(Text("Awesome")))
                        }
                }
            }
            """, languageMode: mode)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("the README's first app compiles as it stands there", arguments: [5, 6])
    func readme(_ mode: Int) throws {
        let readme = try String(contentsOf: Self.repository.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let app = try #require(blocks.first { $0.contains("@main") })
        let result = try compile(app, languageMode: mode)
        #expect(result.status == 0, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }
}
