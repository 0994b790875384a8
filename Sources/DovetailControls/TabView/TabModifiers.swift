import DovetailCore

/// A tab with something said of it.
public struct _ModifiedTab<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated(unsafe) let content: Content
    let badge: Text?

    nonisolated init(content: Content, badge: Text?) {
        self.content = content
        self.badge = badge
    }

    public var body: some View { content.trait(BadgeTrait.self) { [badge] in if let badge { $0 = badge } } }
}

extension TabContent {
    /// A number at the tab's label; nothing for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text at the tab's label.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, badge: label)
    }

    /// A text at the tab's label.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, badge: key.map { Text($0) })
    }

    /// A text at the tab's label.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, badge: label.map { Text($0) })
    }
}
