import Foundation

/// Plays the tones of digits in a call.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the digits were pressed one by one, or are sent with a pause.
    public enum ActionType: Int, Sendable {
        /// One that a person has pressed.
        case singleTone = 1
        /// Several, after a pause.
        case softPause = 2
        /// Several, after a person has agreed.
        case hardPause = 3
    }
    open var digits: String
    open var type: ActionType
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}
