import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be dragged, copied and shared: it says as which kinds of data.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    /// The kinds of data that the value is given as, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values of a type become data and come from it.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Adds the ways that this one stands for. Not for use outside the framework.
    func _add(to forms: inout [TransferForm<Item>])
}

extension TransferRepresentation {
    public func _add(to forms: inout [TransferForm<Item>]) {
        var inner: [TransferForm<Body.Item>] = []
        body._add(to: &inner)
        forms += inner as? [TransferForm<Item>] ?? []
    }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
    public typealias Body = Never
}

extension Never: Transferable {
    public typealias Item = Never
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("Never has no representation") }
    public func _add(to forms: inout [TransferForm<Never>]) {}
}

/// One way in which values become data and come from it.
public struct TransferForm<Item> {
    package let contentType: UTType
    /// Nil where values can't be given in this way.
    package let export: (@Sendable (Item) async throws -> Data)?
    /// Makes the file whose content `export` hands over; nil where values are not given as files.
    package let exportFile: (@Sendable (Item) async throws -> URL)?
    /// Nil where values can't be taken in this way.
    package let `import`: (@Sendable (Data) async throws -> Item)?
    /// What a file of the value is to be called; nil where that is not said.
    package var fileName: (@Sendable (Item) -> String?)?
    /// Whether a value is given in this way; nil where each is.
    package var condition: (@Sendable (Item) -> Bool)?
    /// Who may have it.
    package var visibility = TransferRepresentationVisibility.all

    package init(
        contentType: UTType, export: (@Sendable (Item) async throws -> Data)?,
        exportFile: (@Sendable (Item) async throws -> URL)? = nil,
        import: (@Sendable (Data) async throws -> Item)?
    ) {
        self.contentType = contentType
        self.export = export
        self.exportFile = exportFile
        self.import = `import`
    }
}

extension Transferable {
    /// The ways of the type, the best first.
    package static var forms: [TransferForm<Self>] {
        var forms: [TransferForm<Representation.Item>] = []
        transferRepresentation._add(to: &forms)
        return forms as? [TransferForm<Self>] ?? []
    }

    /// The kinds of data that values of the type can be given as.
    public static func exportedContentTypes() -> [UTType] { forms.filter { $0.export != nil }.map(\.contentType) }
    /// The kinds of data that values of the type can be made from.
    public static func importedContentTypes() -> [UTType] { forms.filter { $0.import != nil }.map(\.contentType) }

    /// The value as data of a kind.
    public func exported(as contentType: UTType) async throws -> Data {
        for form in Self.forms where form.contentType.conforms(to: contentType) && form.condition?(self) ?? true {
            if let export = form.export { return try await export(self) }
        }
        throw TransferError.noForm(of: Self.self, contentType)
    }

    /// What a file of the value is to be called, as the first of its ways to be given says.
    public var suggestedFilename: String? {
        Self.forms.lazy.compactMap { $0.export == nil ? nil : $0.fileName?(self) }.first
    }

    /// A value made from data of a kind.
    public init(importing data: Data, contentType: UTType?) async throws {
        for form in Self.forms {
            if let take = form.import, contentType.map({ $0.conforms(to: form.contentType) }) ?? true {
                self = try await take(data)
                return
            }
        }
        throw TransferError.noForm(of: Self.self, contentType)
    }
}

/// Why a value could not be given or taken.
enum TransferError: Error, CustomStringConvertible {
    case noForm(of: Any.Type, UTType?)
    case notText

    var description: String {
        switch self {
        case .noForm(let type, let contentType):
            return "\(type) has no representation for \(contentType?.identifier ?? "any type")"
        case .notText: return "the data is not text"
        }
    }
}

/// Puts several representations together.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
    where Content.Item == Item { first }
    public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Before, next: Next
    ) -> TupleTransferRepresentation<Item, Before, Next> where Before.Item == Item, Next.Item == Item {
        TupleTransferRepresentation(first: accumulated, second: next)
    }
}

/// Two representations, the better one first.
public struct TupleTransferRepresentation<
    Item: Transferable, First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Item, Second.Item == Item {
    public typealias Body = Never
    let first: First
    let second: Second

    public func _add(to forms: inout [TransferForm<Item>]) {
        first._add(to: &forms)
        second._add(to: &forms)
    }
}
