import Foundation

/// Where a package finds Dovetail: a folder, or the address of a repository.
public struct DovetailReference: Hashable, Sendable {
    private let place: String

    public init(_ place: String) { self.place = place }

    public var isAddress: Bool { place.contains("://") || place.hasPrefix("git@") }

    /// The folder, when it is one.
    public var folder: URL? { isAddress ? nil : URL(fileURLWithPath: place).standardizedFileURL }

    /// What manifests call it. A package from an address is known by the last part of that address.
    public var identity: String {
        guard isAddress else { return "Dovetail" }
        var name = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "Dovetail"
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name
    }

    /// The line of a manifest that names it.
    public var dependency: String {
        if let folder { return ".package(name: \"Dovetail\", path: \(folder.path.swiftLiteral))" }
        return ".package(url: \(place.swiftLiteral), branch: \"main\")"
    }

    /// A product, which Apple's systems take from their own frameworks instead.
    public func product(_ name: String) -> String {
        ".product(name: \(name.swiftLiteral), package: \(identity.swiftLiteral), condition: .when(platforms: [.linux]))"
    }

    /// Whether there is a copy of Dovetail in a folder.
    public static func isThere(_ folder: URL) -> Bool {
        FileReading.kind(of: folder.appendingPathComponent("Sources/DovetailCore")) == .folder
            && FileReading.kind(of: folder.appendingPathComponent("Package.swift")) == .file
    }
}
