import AppIntents
import Foundation
import TestSupport
import Testing
import UniformTypeIdentifiers

/// Files that intents are given.
struct IntentFileTests {
    struct Shrink: AppIntent {
        static let title: LocalizedStringResource = "Shrink"
        @Parameter(
            title: .init(stringLiteral: "Picture"), description: "What is made smaller",
            supportedContentTypes: [.image],
            inputConnectionBehavior: .connectToPreviousIntentResult)
        var picture: IntentFile
        @Parameter(title: "Copy", supportedTypeIdentifiers: ["public.image"]) var copy: IntentFile?
        @Parameter(title: "Width", default: 3, controlStyle: .stepper, inclusiveRange: (1, 5)) var width: Int
        @Parameter(title: "Share", controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
        @Parameter(title: "When", kind: .date) var day: Date
        @Parameter(title: "Name", inputOptions: .init(keyboardType: .URL, capitalizationType: .words, multiline: true))
        var name: String

        func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
            .result(value: IntentFile(data: picture.data.prefix(width), filename: name, type: .png))
        }
    }

    @Test("an intent is given a file and gives one back, and its options are declared as on Apple's systems")
    func intent() async throws {
        let intent = Shrink()
        intent.picture = IntentFile(data: Data("picture".utf8), filename: "a.jpeg")
        #expect(intent.copy == nil && intent.width == 3)
        (intent.share, intent.name) = (0.5, "small.png")
        let result = try await intent.perform()
        let file = try #require(result.value)
        #expect(file.data == Data("pic".utf8))
        #expect(file.filename == "small.png" && file.type == .png && file.fileURL == nil)
    }

    @Test(
        "a file has the name, kind and bytes of that on the disk; what is of another kind is refused, and so is what is not there"
    )
    func disk() async throws {
        let folder = TemporaryFolder("intents")
        let url = folder.place(ending: ".json")
        try Data("[1]".utf8).write(to: url)
        let file = IntentFile(fileURL: url)
        #expect(file.filename == url.lastPathComponent && file.type == .json)
        #expect(file.data == Data("[1]".utf8))
        #expect(try await file.data(contentType: .text) == Data("[1]".utf8))
        await #expect(throws: AppIntentError.self) { try await file.data(contentType: .image) }
        try FileManager.default.removeItem(at: url)
        #expect(file.data.isEmpty)
        await #expect(throws: (any Error).self) { try await file.data(contentType: .json) }
        #expect(IntentFile(fileURL: url, filename: "b", type: .xml).type == .xml)
        #expect(IntentFile(data: Data(), filename: "none").type == nil)
    }
}
