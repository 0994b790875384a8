/// Something about a project that a person has to know before it can be opened, in one or more full sentences.
public struct XcodeError: Error, Hashable, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ description: String) { self.description = description }
}
