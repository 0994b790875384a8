import CoreTransferable
import Foundation
import OSLog
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UTType {
    fileprivate static let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
}

private struct Note: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
    }
}

@Suite("Kinds of data and values that are given")
struct TransferableTests {
    @Test("types know their extensions, MIME types and the kinds that they are of")
    func types() {
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType("public.unheard-of") == nil)
        let own = UTType(filenameExtension: "dovetail")
        #expect(own?.isDynamic == true)
        #expect(own?.preferredFilenameExtension == "dovetail")
        #expect(own?.conforms(to: .data) == true)
        #expect(UTType.note.conforms(to: .text))
    }

    @Test("a value is given as its first representation that fits, and taken back")
    func roundTrip() async throws {
        let note = Note(title: "Milk")
        #expect(Note.exportedContentTypes() == [.note, .utf8PlainText])
        #expect(Note.importedContentTypes() == [.note])
        #expect(try await note.exported(as: .utf8PlainText) == Data("Milk".utf8))
        let data = try await note.exported(as: .note)
        #expect(try await Note(importing: data, contentType: .note) == note)
        await #expect(throws: (any Error).self) { _ = try await note.exported(as: .png) }
        #expect(try await String(importing: Data("x".utf8), contentType: .plainText) == "x")
    }

    private struct Sheet: Codable, Transferable {
        var title: String?
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .note).suggestedFileName { ($0.title ?? "Untitled") + ".note" }
            ProxyRepresentation(exporting: { $0.title ?? "" }).exportingCondition { $0.title != nil }
                .visibility(.ownProcess)
        }
    }

    @Test("a representation says the name of a file, which values are given, and to whom")
    func modifiers() async throws {
        #expect(Sheet(title: "Milk").suggestedFilename == "Milk.note" && Note(title: "x").suggestedFilename == nil)
        #expect(NSItemProvider(transferable: Sheet(title: nil)).suggestedName == "Untitled.note")
        #expect(NSItemProvider(transferable: Sheet(title: nil)).registeredContentTypes == [.note])
        let provider = NSItemProvider(transferable: Sheet(title: "Milk"))
        #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
        #expect(provider.typeIdentifiersForOthers == [UTType.note.identifier])
        #expect(try await Sheet(title: "Milk").exported(as: .utf8PlainText) == Data("Milk".utf8))
        await #expect(throws: (any Error).self) { _ = try await Sheet(title: nil).exported(as: .utf8PlainText) }
    }

    @Test("log messages say their values in the notation wanted")
    func logging() {
        let message: OSLogMessage =
            "n \(10, format: .hex(includePrefix: true)) of \(2.0 / 3, format: .fixed(precision: 2)) \("a", align: .right(columns: 3), privacy: .public)"
        #expect(String(describing: message).contains("n 0xa of 0.67   a"))
    }
}
