import Foundation

/// A kind of data or file: `public.png`, or one of an app's own.
///
/// Types are related: a PNG is an image, and an image is data. Dovetail knows the types that Apple's systems declare for what is
/// common; types of an app are what its code says of them, and its `Info.plist` is not read.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name of the type, such as `public.png`.
    public let identifier: String
    /// What an app's own type says of itself.
    private let own: [String]

    init(known identifier: String) {
        self.identifier = identifier
        own = []
    }

    private init(_ identifier: String, conformingTo parent: UTType?) {
        self.identifier = identifier
        own = parent.map { [$0.identifier] + $0.own } ?? []
    }

    /// The type of an identifier that is known; nil for others.
    public init?(_ identifier: String) {
        guard DeclaredType.byIdentifier[identifier.lowercased()] != nil else { return nil }
        self.init(known: identifier.lowercased())
    }

    /// The type of files with an extension. One that is not known gets a type of its own, which is a kind of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard !wanted.isEmpty else { return nil }
        self.init(supertype: supertype, dynamic: "dyn.extension.\(wanted)") { $0.extensions.contains(wanted) }
    }

    /// The type of a MIME type. One that is not known gets a type of its own, which is a kind of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard wanted.contains("/") else { return nil }
        self.init(supertype: supertype, dynamic: "dyn.mime.\(wanted)") { $0.mimeType == wanted }
    }

    private init(supertype: UTType, dynamic identifier: String, where matches: (DeclaredType) -> Bool) {
        let found = DeclaredType.all.first { matches($0) && UTType(known: $0.identifier).conforms(to: supertype) }
        if let found {
            self.init(known: found.identifier)
        } else {
            self.init(identifier, conformingTo: supertype)
        }
    }

    /// A type that the app itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, conformingTo: parentType)
    }

    /// A type that another app declares, and this app uses.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, conformingTo: parentType)
    }

    // MARK: What is known

    private var declared: DeclaredType? { DeclaredType.byIdentifier[identifier] }

    /// The extension that files of the type have.
    public var preferredFilenameExtension: String? {
        declared?.extensions.first ?? suffix(after: "dyn.extension.")
    }
    /// The extensions of files of the type and of the kinds of it that are known; none for a type that says nothing of files.
    package var filenameExtensions: [String] {
        let kinds = DeclaredType.all.filter { UTType(known: $0.identifier).conforms(to: self) }
        // Everything is a kind of data and of items: those are any file.
        if [UTType.data, .item, .content].contains(self) { return [] }
        return Array(Set(kinds.flatMap(\.extensions) + [preferredFilenameExtension].compactMap { $0 })).sorted()
    }
    /// The MIME type.
    public var preferredMIMEType: String? { declared?.mimeType ?? suffix(after: "dyn.mime.") }
    /// The name of the type in words.
    public var localizedDescription: String? {
        declared.map { $0.extensions.first.map { "\($0.uppercased()) file" } ?? $0.identifier }
    }
    /// Whether it is declared by the system rather than made up for an extension.
    public var isDeclared: Bool { declared != nil }
    /// Whether it was made up for an extension or a MIME type that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether it belongs to everybody rather than to one maker.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }

    private func suffix(after prefix: String) -> String? {
        identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
    }

    // MARK: Relations

    /// All types that it is a kind of, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var open = own + (declared?.supertypes ?? [])
        while let next = open.popLast() {
            if found.insert(next).inserted { open += DeclaredType.byIdentifier[next]?.supertypes ?? [] }
        }
        return Set(found.map(UTType.init(known:)))
    }

    /// Whether it is a type, or a kind of that.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether it is a kind of another type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether another type is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // A type is its identifier, whatever the code that names it says of it.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension URL {
    /// The URL with the extension of a type appended.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }

    /// The URL with a last part that has the extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        return url.pathExtension == contentType.preferredFilenameExtension
            ? url : url.appendingPathExtension(for: contentType)
    }
}
