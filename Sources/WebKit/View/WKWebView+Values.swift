import DovetailBase
import Foundation

extension WKWebView {
    /// Sets a value by its name. `drawsBackground` is the name that programs for the Mac know of: where it is false, what is behind the view shines
    /// through pages without a background. Other names are logged once.
    public func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "drawsBackground", "drawsTransparentBackground":
            guard let flag = (value as? Bool) ?? (value as? NSNumber)?.boolValue else { return }
            isOpaque = flag == (key == "drawsBackground")
        default: Log.warnOnce("WKWebView \(key)", "WKWebView: nothing is set by the name “\(key)”")
        }
    }
}
