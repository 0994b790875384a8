import Foundation

/// A value as what its `Codable` conformance writes, as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    private let contentType: UTType

    public init(for type: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

    public func _add(to forms: inout [TransferForm<Item>]) {
        forms.append(
            TransferForm(
                contentType: contentType, export: { try JSONEncoder().encode($0) },
                import: { try JSONDecoder().decode(Item.self, from: $0) }))
    }
}

/// A value as data that closures write and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importing: (@Sendable (Data) async throws -> Item)?

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _add(to forms: inout [TransferForm<Item>]) {
        forms.append(TransferForm(contentType: contentType, export: exporting, import: importing))
    }
}

/// A value as what another value, made from it, is given as.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _add(to forms: inout [TransferForm<Item>]) {
        let (exporting, importing) = (exporting, importing)
        for form in ProxyRepresentation.forms {
            var export: (@Sendable (Item) async throws -> Data)?
            var take: (@Sendable (Data) async throws -> Item)?
            // The closures of a form are sendable; the form is not, because what it is made for need not be.
            if let exporting, let inner = form.export { export = { try await inner(try await exporting($0)) } }
            if let importing, let inner = form.import { take = { try await importing(try await inner($0)) } }
            if export != nil || take != nil {
                forms.append(TransferForm(contentType: form.contentType, export: export, import: take))
            }
        }
    }
}

/// A file that is given to others.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was taken from others.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }

    public func _add(to forms: inout [TransferForm<Item>]) {
        let contentType = contentType
        var export: (@Sendable (Item) async throws -> Data)?
        var exportFile: (@Sendable (Item) async throws -> URL)?
        var take: (@Sendable (Data) async throws -> Item)?
        if let exporting {
            exportFile = { try await exporting($0).file }
            export = { try Data(contentsOf: try await exporting($0).file) }
        }
        if let importing {
            take = { data in
                let folder = FileManager.default.temporaryDirectory
                let file = folder.appendingPathComponent(UUID().uuidString, conformingTo: contentType)
                try data.write(to: file)
                return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        forms.append(TransferForm(contentType: contentType, export: export, exportFile: exportFile, import: take))
    }
}

// MARK: Foundation's types

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: Self.decoded)
        DataRepresentation<String>(importedContentType: .plainText, importing: Self.decoded)
        DataRepresentation<String>(importedContentType: .text, importing: Self.decoded)
    }

    @Sendable private static func decoded(_ data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else { throw TransferError.notText }
        return text
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: {
                let text = String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                guard let url = URL(string: text) else { throw TransferError.notText }
                return url
            })
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<AttributedString>(
            contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}
