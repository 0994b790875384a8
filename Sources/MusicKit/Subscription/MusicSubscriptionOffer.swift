import SwiftUI

/// A page that offers a subscription of Apple Music. There is none on this device.
public struct MusicSubscriptionOffer: Sendable {
    /// What a person is to do.
    public struct Action: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let subscribe = Action("subscribe")
    }
    /// What the page says.
    public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let join = MessageIdentifier("join")
        public static let addMusic = MessageIdentifier("addMusic")
        public static let playMusic = MessageIdentifier("playMusic")
    }
    /// What is on the page.
    public struct Options: Hashable, Sendable {
        public var action: Action
        public var messageIdentifier: MessageIdentifier
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?
        public static let `default` = Options()

        public init(
            action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
            affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }
    }
}

extension View {
    /// Shows the page while a value is true. There is no page: the value is false again at once, and the completion is told
    /// ``MusicTokenRequestError/permissionDenied``.
    nonisolated public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            onLoadCompletion(MusicTokenRequestError.absence)
            isPresented.wrappedValue = false
        }
    }
}
