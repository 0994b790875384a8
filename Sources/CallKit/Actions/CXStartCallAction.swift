import Foundation

/// The action that begins a call to a number or an address.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// Whom.
    open var handle: CXHandle
    /// Who that is in Contacts.
    open var contactIdentifier: String?
    /// Whether they are to be seen.
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// It was done at a time.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
