/// What a tag of a type is: an extension of file names or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extensions of file names.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
    public var description: String { rawValue }
}

extension UTType {
    /// The type of a tag. One that is not known gets a type of its own, which is a kind of `supertype`; nil for tags of other classes than the two
    /// that there are.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        switch tagClass {
        case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
        case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
        default: return nil
        }
    }

    /// All types of a tag that are kinds of `supertype`, the one of ``init(tag:tagClass:conformingTo:)`` first: that alone where none is known.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard let first = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype) else { return [] }
        let wanted = tag.lowercased()
        let others = DeclaredType.all.filter { declared in
            tagClass == .filenameExtension ? declared.extensions.contains(wanted) : declared.mimeType == wanted
        }.map { UTType(known: $0.identifier) }
        return [first] + others.filter { $0 != first && (supertype.map($0.conforms) ?? true) }
    }

    /// The tags of the type, by their classes.
    public var tags: [UTTagClass: [String]] {
        let declared = DeclaredType.byIdentifier[identifier]
        let extensions = declared?.extensions ?? [preferredFilenameExtension].compactMap { $0 }
        let mimeTypes = [preferredMIMEType].compactMap { $0 }
        return [UTTagClass.filenameExtension: extensions, .mimeType: mimeTypes].filter { !$0.value.isEmpty }
    }
}
