/// What a package adds to Xcode's library of views and modifiers. Nothing reads it here.
@MainActor
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    /// Views of the library.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// Modifiers of the library, as they are written for a view.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library of views and modifiers.
public struct LibraryItem {
    /// Where the entry stands in the library.
    public struct Category: Hashable, Sendable {
        private let name: String

        public static let effect = Category(name: "effect")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    /// An entry whose code is the expression that is given.
    nonisolated public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Puts the entries of a library together.
@resultBuilder
public struct LibraryContentBuilder {
    nonisolated public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
    nonisolated public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
}
