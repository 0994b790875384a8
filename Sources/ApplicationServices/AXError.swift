/// What a function of the accessibility interface answers.
public enum AXError: Int32, Error, Sendable {
    case success = 0
    case failure = -25200
    case illegalArgument = -25201
    case invalidUIElement = -25202
    case invalidUIElementObserver = -25203
    case cannotComplete = -25204
    case attributeUnsupported = -25205
    case actionUnsupported = -25206
    case notificationUnsupported = -25207
    case notImplemented = -25208
    case notificationAlreadyRegistered = -25209
    case notificationNotRegistered = -25210
    /// The app may not look into others. It is the answer here to all that asks other apps.
    case apiDisabled = -25211
    case noValue = -25212
    case parameterizedAttributeUnsupported = -25213
    case notEnoughPrecision = -25214
}
