/// How a window goes that the program closes.
public struct DismissBehavior: Sendable {
    private enum Kind { case interactive, destructive }
    private let kind: Kind

    /// As if a person closed it: what would be asked then is asked.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// At once, without a question.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private struct DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
    /// How `dismissWindow` closes windows within this transaction.
    ///
    /// No window asks anything here when it is closed, and documents are saved as they are changed; so both ways are the same.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
