// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

/// Refuses to have the system start a helper when the person logs in, which the log tells once: helpers within apps are not there.
/// `SMAppService.mainApp` starts the app itself.
///
/// - Returns: False.
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
    Log.warnOnce("ServiceManagement", "ServiceManagement: the system starts no helpers of apps, the app itself alone")
    return false
}
