import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads a workspace: `contents.xcworkspacedata`, a list of projects and folders in XML.
final class Workspace: NSObject, XMLParserDelegate {
    /// The projects and packages that the workspace names, in its order.
    private(set) var files: [URL] = []
    private let base: URL
    private var groups: [URL]
    private var isWhole = false

    /// Throws when the file is not there or is damaged.
    init(_ workspace: URL) throws {
        let workspace = workspace.standardizedFileURL
        base = workspace.deletingLastPathComponent()
        groups = [base]
        super.init()
        let file = workspace.appendingPathComponent("contents.xcworkspacedata")
        let data = try FileReading.data(of: file, limit: 16 << 20)
        let parser = XMLParser(data: data)
        parser.delegate = self
        // The parser takes a file that just ends for a whole one.
        guard parser.parse(), isWhole else {
            throw XcodeError(
                "\(workspace.lastPathComponent)/contents.xcworkspacedata is damaged (line \(parser.lineNumber)).")
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let place = place(attributes["location"] ?? "group:")
        switch name {
        case "FileRef":
            if let place { files.append(place) }
        case "Group": groups.append(place ?? groups[groups.count - 1])
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "Workspace" { isWhole = true }
        if name == "Group", groups.count > 1 { groups.removeLast() }
    }

    /// `group:` is relative to the group around, `container:` to the workspace, `absolute:` to nothing.
    private func place(_ location: String) -> URL? {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[1].utf8.contains(0) else { return nil }
        let path = parts[1]
        switch parts[0] {
        case "group":
            let group = groups[groups.count - 1]
            return path.isEmpty ? group : group.appendingPathComponent(path).standardizedFileURL
        case "container": return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
        case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
        default: return nil
        }
    }
}
