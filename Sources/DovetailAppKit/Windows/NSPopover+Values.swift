import DovetailCore
import Foundation

extension NSPopover {
    /// Sets a value by its name. `shouldHideAnchor` is the name that programs know of: popovers here are drawn with no arrow that it could hide
    /// or show, so it changes nothing. Other names are logged once.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard keyPath != "shouldHideAnchor" else { return }
        Log.warnOnce("NSPopover \(keyPath)", "NSPopover: nothing is set by the name “\(keyPath)”")
    }

    /// Sets a value by its name; see ``setValue(_:forKeyPath:)``.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
