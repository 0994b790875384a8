import CoreLocation
import DovetailBase
import Foundation

/// Delivers a notification when the device comes into a region or leaves it. Such notifications are not delivered here: adding one throws
/// `UNError(.notificationInvalidNoDate)`, and the log tells once.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region. Whether its border counts on the way in or out is said there.
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }

    override func next(after date: Date) -> Date? {
        Log.warnOnce(
            "UNLocationNotificationTrigger", "UserNotifications: notifications of regions are not delivered on Linux")
        return nil
    }
}
