extension AccessibilityActionKind {
    /// An action that is offered by its name.
    public init(named name: Text) { self.init(name: name.plainString) }
}

extension AccessibilityActionCategory {
    /// A group of the app's own.
    public init(_ name: Text) { self.init(name.plainString) }
    /// A group of the app's own.
    public init(_ nameKey: LocalizedStringKey) { self.init(nameKey.resolved) }
}
