import Foundation

/// The way from one folder to another.
enum RelativePath {
    static func from(_ folder: URL, to other: URL) -> String {
        let (start, end) = (
            folder.resolvingSymlinksInPath().pathComponents, other.resolvingSymlinksInPath().pathComponents
        )
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
