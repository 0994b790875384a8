import Foundation

/// A file or a folder in memory, as documents are read from and written to.
open class FileWrapper: @unchecked Sendable {
    // Like Foundation's, one is used by one thread at a time.
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private var content: Content
    /// The name of the file that it was read from or written to.
    open var filename: String?
    /// The name that it should have in a folder.
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { content = .file(contents) }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file or a folder with all that is in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        var isDirectory: ObjCBool = false
        if let target = try? manager.destinationOfSymbolicLink(atPath: url.path) {
            content = .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        } else if manager.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The data of a file; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; nil for others.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// Where a link leads; nil for others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds something to a folder, under a name that is free, and tells the name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? "Untitled"
        var name = wanted
        var number = 1
        while children[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder, and tells its name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes something out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Writes it, in the place of what is there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
            try manager.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
        case .link(let target):
            if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
            try manager.createSymbolicLink(at: url, withDestinationURL: target)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
