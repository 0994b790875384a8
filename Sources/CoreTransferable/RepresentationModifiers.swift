/// Who may have a value in one of the ways that it is given.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    package let name: String
    /// All programs.
    public static let all = TransferRepresentationVisibility(name: "all")
    /// Programs of the same maker. Which those are is not known here: the program alone.
    public static let team = TransferRepresentationVisibility(name: "team")
    /// Programs of a group. Which those are is not known here: the program alone.
    public static let group = TransferRepresentationVisibility(name: "group")
    /// The program alone.
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
    /// Says what a file is called that is made of the value, as when it is dropped into a folder or written by `fileExporter(isPresented:item:)`.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Self>(self) { form in form.fileName = { _ in fileName } }
    }

    /// Says what a file is called that is made of a value; nil for no name of its own.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Self>(self) { form in form.fileName = fileName }
    }

    /// Gives only those values in this way for which a closure says so.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Self>(self) { form in
            let before = form.condition
            form.condition = { (before?($0) ?? true) && condition($0) }
        }
    }

    /// Says who may have values in this way.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Self>(self) { form in form.visibility = visibility }
    }
}

/// A representation of which something is said.
private struct ChangedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    typealias Item = Content.Item
    typealias Body = Never
    private let content: Content
    private let change: @Sendable (inout TransferForm<Item>) -> Void

    init(_ content: Content, change: @escaping @Sendable (inout TransferForm<Item>) -> Void) {
        (self.content, self.change) = (content, change)
    }

    func _add(to forms: inout [TransferForm<Item>]) {
        var inner: [TransferForm<Item>] = []
        content._add(to: &inner)
        for index in inner.indices { change(&inner[index]) }
        forms += inner
    }
}
