import Foundation

/// Answers a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// It was done at a time.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// It was done at a time.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
