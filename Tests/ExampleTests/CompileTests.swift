import Foundation
import TestSupport
import Testing

/// What the compiler says of the examples as their authors write them.
@Suite("Compiling the examples", .serialized)
struct CompileTests {

    private let compiler = TestCompiler()

    @Test(
        "BEH-241, BEH-242: every example compiles with import SwiftUI alone, in both language modes, without a warning",
        arguments: [5, 6])
    func languageMode(_ mode: Int) throws {
        let folder = Tool.repository.appendingPathComponent("Examples/GalleryExamples")
        let files = try [folder, folder.appendingPathComponent("Showcase")].flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        .filter { $0.pathExtension == "swift" }
        #expect(files.count >= 62)
        for file in files {
            let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("import ") }
            #expect(imports == ["import SwiftUI"], "\(file.lastPathComponent)")
        }
        let result = try compiler.check(files, languageMode: mode)
        #expect(result.succeeded, "\(result.output)")
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
        let plain = try compiler.check(
            source.replacingOccurrences(of: "PROPERTY", with: "var tapCount = 0"), languageMode: mode)
        #expect(!plain.succeeded)
        #expect(
            plain.output.contains("error: left side of mutating operator isn't mutable: 'self' is immutable"),
            "\(plain.output)")

        let state = try compiler.check(
            source.replacingOccurrences(of: "PROPERTY", with: "@State private var tapCount = 0"), languageMode: mode)
        #expect(state.succeeded, "\(state.output)")
    }

    @Test("EX-09: the alert's closure may have a variable of its own", arguments: [5, 6])
    func alertClosure(_ mode: Int) throws {
        let result = try compiler.check(
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
        #expect(result.succeeded, "\(result.output)")
    }

    @Test("the README's first app compiles as it stands there", arguments: [5, 6])
    func readme(_ mode: Int) throws {
        let readme = try String(contentsOf: Tool.repository.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let app = try #require(blocks.first { $0.contains("@main") })
        let result = try compiler.check(app, languageMode: mode)
        #expect(result.succeeded, "\(result.output)")
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }
}
