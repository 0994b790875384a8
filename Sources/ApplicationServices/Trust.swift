// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

/// The key of an option by which the system asks the person to trust the app.
public let kAXTrustedCheckOptionPrompt: UnmanagedValue<CFString>! = UnmanagedValue("AXTrustedCheckOptionPrompt")

/// Whether the app may look into other apps and use them. No app of a desktop may in this way, so it is false.
public func AXIsProcessTrusted() -> Bool { AXIsProcessTrustedWithOptions(nil) }

/// The same. The person is not asked, whatever the options say, and the log tells once.
public func AXIsProcessTrustedWithOptions(_ options: CFTypeRef?) -> Bool {
    Log.warnOnce(
        "ApplicationServices", "ApplicationServices: this app can't look into other apps, and is never trusted to")
    return false
}

/// Whether there is an interface to look into other apps. There is none, so it is false.
public func AXAPIEnabled() -> Bool { false }
