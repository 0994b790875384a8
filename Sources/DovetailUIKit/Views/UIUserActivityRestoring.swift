import Foundation
import FoundationAdditions

/// Something that can take over what a person did elsewhere. Nothing hands such activities to an app of UIKit's life cycle here; SwiftUI's
/// `onContinueUserActivity` hears of those that there are.
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes over an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    /// Takes over nothing. Declared for code that calls it; a class of an app's own can't override it here.
    public func restoreUserActivityState(_ activity: NSUserActivity) {}
}
