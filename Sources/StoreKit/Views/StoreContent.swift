import SwiftUI

/// What a view of subscriptions shows, in groups that a person goes through.
@MainActor @preconcurrency
public protocol StoreContent {
    /// The groups of subscriptions. Not for use outside the framework.
    func _groups(of products: [Product]) -> [_StoreGroup]
}

/// A group of subscriptions. Not for use outside the framework.
public struct _StoreGroup {
    let id: AnyHashable
    let products: [Product]
    let label: AnyView
    let marketing: AnyView
}

/// Puts groups of subscriptions one after the other.
@resultBuilder
@MainActor
public enum StoreContentBuilder {
    public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: StoreContent>(
        _ content: repeat each Content
    ) -> _StoreContentList {
        var contents: [any StoreContent] = []
        for one in repeat each content { contents.append(one) }
        return _StoreContentList(contents: contents)
    }
    public static func buildOptional(_ content: _StoreContentList?) -> _StoreContentList {
        content ?? _StoreContentList(contents: [])
    }
    public static func buildEither(first content: _StoreContentList) -> _StoreContentList { content }
    public static func buildEither(second content: _StoreContentList) -> _StoreContentList { content }
}

/// Several groups. Not for use outside the framework.
public struct _StoreContentList: StoreContent {
    let contents: [any StoreContent]
    public func _groups(of products: [Product]) -> [_StoreGroup] {
        contents.enumerated().flatMap { index, content in
            content._groups(of: products).map { group in
                _StoreGroup(
                    id: [AnyHashable(index), group.id], products: group.products, label: group.label,
                    marketing: group.marketing)
            }
        }
    }
}

/// Nothing beside what is said for all groups.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreMarketingContent: View {
    nonisolated init() {}
    public var body: some View { EmptyView() }
}

/// The name of a group as the store gives it.
@MainActor @preconcurrency
public struct AutomaticSubscriptionOptionGroupLabel: View {
    let text: String
    nonisolated init(_ text: String) { self.text = text }
    public var body: some View { Text(verbatim: text) }
}
