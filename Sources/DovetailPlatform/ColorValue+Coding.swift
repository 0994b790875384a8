import DovetailCore
import Foundation

// Colours in archives, under the keys that archives of Apple's systems have, so that components written there are read here.

extension ColorValue {
    private enum Key {
        static let red = "UIRed"
        static let green = "UIGreen"
        static let blue = "UIBlue"
        static let alpha = "UIAlpha"
        static let white = "UIWhite"
    }

    /// The colour in an archive; nil when there is none.
    package init?(from coder: NSCoder) {
        let alpha = coder.containsValue(forKey: Key.alpha) ? coder.decodeDouble(forKey: Key.alpha) : 1
        if coder.containsValue(forKey: Key.red) {
            self.init(
                red: coder.decodeDouble(forKey: Key.red), green: coder.decodeDouble(forKey: Key.green),
                blue: coder.decodeDouble(forKey: Key.blue), alpha: alpha)
        } else if coder.containsValue(forKey: Key.white) {
            self.init(white: coder.decodeDouble(forKey: Key.white), alpha: alpha)
        } else {
            return nil
        }
    }

    package func encode(with coder: NSCoder) {
        let parts = components(in: .current)
        coder.encode(Double(parts.red), forKey: Key.red)
        coder.encode(Double(parts.green), forKey: Key.green)
        coder.encode(Double(parts.blue), forKey: Key.blue)
        coder.encode(Double(parts.alpha), forKey: Key.alpha)
    }
}
