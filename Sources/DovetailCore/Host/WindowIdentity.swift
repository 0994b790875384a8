import Foundation

/// Which of an app's windows a window is.
package struct WindowIdentity {
    /// The id of its scene, when it has one.
    package let id: String?
    /// The value that it shows, for scenes of windows for values.
    package let value: AnyHashable?
    /// The place of its scene in the app.
    package let group: Int
}
