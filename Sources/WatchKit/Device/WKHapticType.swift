import Foundation

/// What a person is to feel.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click,
        navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt,
        underwaterDepthCriticalPrompt
}
