import Combine
import Foundation

/// Tells what shows a view of UIKit's or AppKit's that the view differs.
@MainActor
package final class PlatformViewChanges: ObservableObject {
    /// Counts changes, so that what shows the view is itself another value after one.
    package private(set) var count = 0
    /// Whether the view is being brought up to date by what shows it, which looks at it afterwards anyway.
    package var isUpdating = false

    nonisolated package init() {}

    package func happened() {
        if !isUpdating { objectWillChange.send() }
        count += 1
    }
}
