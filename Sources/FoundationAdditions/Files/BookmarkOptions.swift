import Foundation

extension NSURL {
    /// How a bookmark is made. None of them changes anything here: programs on Linux are not kept within a sandbox by the system.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bookmark is as small as it can be.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark can be written as a file of its own.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark opens the sandbox for the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The bookmark opens the sandbox for reading the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// The bookmark doesn't open the sandbox by itself.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is resolved. None of them changes anything here: nothing is mounted or shown while a bookmark is resolved.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing is asked of the person.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No volume is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The sandbox is opened for the file.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// The file is not made accessible at once.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

}

extension URL {
    /// How a bookmark is made.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// How a bookmark is resolved.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}
