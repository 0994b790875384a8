import Combine

/// A view that runs an action for each element that a publisher emits while the view is there: what `onReceive(_:perform:)` makes, by its own name.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    // Read on the main thread alone; any thread may make one.
    /// What is shown.
    nonisolated(unsafe) public var content: Content
    /// What is listened to.
    nonisolated(unsafe) public var publisher: PublisherType
    /// What is done with each element, on the main thread.
    nonisolated(unsafe) public var action: (PublisherType.Output) -> Void

    nonisolated public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
