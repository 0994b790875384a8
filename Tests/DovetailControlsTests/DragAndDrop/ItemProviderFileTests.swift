import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("Files of item providers")
struct ItemProviderFileTests {
    private let temporary = TemporaryFolder("Providers")
    private var folder: URL { temporary.url }

    @Test("data is handed over as a file with a name, which is gone afterwards")
    func copy() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier, visibility: .all) {
            $0(Data("{}".utf8), nil)
            return nil
        }
        provider.suggestedName = "../settings"
        let url = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.json.identifier) { url, error in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                if let url, text == "{}" {
                    continuation.resume(returning: url)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                }
            }
        }
        #expect(url.lastPathComponent == "settings.json")
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("a file is handed over where it is")
    func inPlace() async throws {
        let file = folder.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(
            provider.hasRepresentationConforming(
                toTypeIdentifier: UTType.fileURL.identifier, fileOptions: .openInPlace))
        let (url, isInPlace) = await withCheckedContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.url.identifier) { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(url == file && isInPlace)
    }

    @Test("a file that is registered gives its content")
    func registered() async throws {
        let file = folder.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { answer in
            answer(file, true, nil)
            return nil
        }
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: UTType.text.identifier) { data, _ in
                continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
            }
        }
        #expect(text == "text")
    }
}
