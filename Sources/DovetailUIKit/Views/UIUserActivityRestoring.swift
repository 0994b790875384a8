import Foundation
import FoundationAdditions

/// Something that can take over what a person did elsewhere. Nothing hands such activities to an app of UIKit's life cycle here; SwiftUI's
/// `onContinueUserActivity` hears of those that there are.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes over an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
