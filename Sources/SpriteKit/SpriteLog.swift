import DovetailCore
import Foundation

/// What an app's developer should know once.
enum SpriteLog {
    static func note(_ text: String) { Log.warnOnce("SpriteKit." + text, "SpriteKit: \(text)") }
}
