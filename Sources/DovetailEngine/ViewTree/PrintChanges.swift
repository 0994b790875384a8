extension View {
    /// Prints why the body runs that this is called in: `ContentView: @self, @identity, _count changed.`
    ///
    /// `@self` is the view's own value, `@identity` stands for its first run; then come the dynamic properties and the properties of
    /// observable objects that changed. For debugging: `let _ = Self._printChanges()`. Prints nothing outside a body.
    public static func _printChanges() {
        if let description = RunningBody.description(for: Self.self) { print(description) }
    }

    /// Logs, as an information, what ``_printChanges()`` prints.
    public static func _logChanges() {
        if let description = RunningBody.description(for: Self.self) { Log.logger.info("\(description)") }
    }
}

extension ViewModifier {
    /// Prints why the body runs that this is called in.
    public static func _printChanges() {
        if let description = RunningBody.description(for: Self.self) { print(description) }
    }

    /// Logs, as an information, what ``_printChanges()`` prints.
    public static func _logChanges() {
        if let description = RunningBody.description(for: Self.self) { Log.logger.info("\(description)") }
    }
}
