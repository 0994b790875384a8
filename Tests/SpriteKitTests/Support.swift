import SwiftUI

@testable import SpriteKit

extension SKScene {
    /// Lets time go on, in frames of a sixtieth of a second.
    @MainActor
    func advance(by seconds: Double) {
        if clock == nil { clock = 0; advance(to: 0) }
        let end = clock! + seconds
        while clock! < end - 1e-9 {
            clock = min(clock! + 1.0 / 60, end)
            advance(to: clock!)
        }
    }

    @MainActor
    private var clock: Double? {
        get { userData?["clock"] as? Double }
        set {
            let data = userData ?? NSMutableDictionary()
            data["clock"] = newValue
            userData = data
        }
    }
}
