import DovetailBase
import Foundation
import SwiftUI

extension Transaction {
    /// Whether a person has asked for their money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        case userCancelled
        case success
    }
    /// Why nobody could be asked for money.
    public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
        case duplicateRequest
        /// The store can't be asked. It is always this here: there is none.
        case failed
        public var errorDescription: String? {
            self == .failed ? "There is no store to ask for a refund." : "The refund was asked for already."
        }
    }

    /// The currency of the price, as the store's file says; nil for what is no longer sold.
    public var currency: Locale.Currency? {
        Store.ofProgram.products.first { $0.id == productID }
            .map { Locale.Currency($0.priceFormatStyle.currencyCode) }
    }

    /// Asks the store for the money. There is none to ask: throws ``RefundRequestError/failed``.
    @MainActor public func beginRefundRequest(in scene: AnyObject) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }
    /// Asks the store for the money. There is none to ask: throws ``RefundRequestError/failed``.
    @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: AnyObject
    ) async throws -> RefundRequestStatus {
        noteNoRefunds()
        throw RefundRequestError.failed
    }

    fileprivate nonisolated static func noteNoRefunds() {
        Log.noteOnce("refundRequest") { "\($0) shows nothing: there is no store to ask for a refund" }
    }
}

extension View {
    /// Lets a person ask the store for their money. There is no store: nothing is shown, the log tells that once, the binding is set to false, and the closure is
    /// told ``Transaction/RefundRequestError/failed``.
    nonisolated public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor @Sendable (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
        )? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            guard isWanted else { return }
            Transaction.noteNoRefunds()
            isPresented.wrappedValue = false
            // Changes are told on the main thread.
            MainActor.assumeIsolated { onDismiss?(.failure(.failed)) }
        }
    }

    /// Lets a person change and end the subscriptions of a group; see ``manageSubscriptionsSheet(isPresented:)``.
    nonisolated public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

    /// Lets a person enter a code of the store. There is none: nothing is shown, the log tells that once, the binding is set to false, and the closure is told that.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            guard isWanted else { return }
            Log.noteOnce("offerCodeRedemption") { "\($0) shows nothing: there is no store that has codes" }
            isPresented.wrappedValue = false
            MainActor.assumeIsolated { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
        }
    }
}
