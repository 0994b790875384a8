import DovetailBase
import Foundation

/// Asks a person what they think of the app: `requestReview()`. There is no store to tell it to, so nobody is asked, which the log tells once.
public struct RequestReviewAction: Sendable {
    @MainActor public func callAsFunction() { Reviews.accept() }
}

/// Asks a person what they think of the app. There is no store to tell it to, so nobody is asked, which the log tells once.
open class SKStoreReviewController: NSObject {
    @MainActor @preconcurrency open class func requestReview() { Reviews.accept() }
    /// Asks in a window.
    @MainActor @preconcurrency open class func requestReview(in scene: AnyObject) { Reviews.accept() }
}

extension AppStore {
    /// Asks a person what they think of the app. Nobody is asked.
    @MainActor public static func requestReview(in scene: AnyObject) { Reviews.accept() }
}

private enum Reviews {
    static func accept() {
        Log.noteOnce("requestReview") { "\($0) asks nobody: there is no store to tell a review to" }
    }
}
