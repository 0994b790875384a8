import Foundation
import SwiftUI
import Testing

@Suite("Observed key paths")
struct KeyValueObservingTests {
    private final class Lamp: NSObject {
        var name = "Desk"
        var owner: Lamp?
    }

    @Test("values of stored properties are found by their names and paths")
    func values() {
        let lamp: NSObject = {
            let lamp = Lamp()
            lamp.owner = Lamp()
            lamp.owner?.name = "Hall"
            return lamp
        }()
        #expect(lamp.value(forKey: "name") as? String == "Desk")
        #expect(lamp.value(forKeyPath: "owner.name") as? String == "Hall")
        #expect(lamp.value(forKey: "colour") == nil)
    }

    private final class Player: NSObject {
        var volume = 1.0 {
            willSet { willChangeValue(for: \.volume) }
            didSet { didChangeValue(for: \.volume) }
        }
    }

    @Test("an observer hears of announced changes, with the values it asks for, as long as it is kept")
    func changes() {
        let player = Player()
        let other = Player()
        var heard: [String] = []
        var observation: NSKeyValueObservation? = player.observe(\.volume, options: [.old, .new, .initial]) {
            object, change in
            heard.append("\(object === player) \(change.oldValue as Any) \(change.newValue as Any)")
        }
        player.volume = 2
        other.volume = 7
        withExtendedLifetime(observation) {}
        #expect(heard == ["true nil Optional(1.0)", "true Optional(1.0) Optional(2.0)"])
        observation = nil
        player.volume = 3
        #expect(heard.count == 2)
    }

    @Test("an observer is called before the change too where it asks for that, and not after it ends")
    func prior() {
        let player = Player()
        var heard: [Bool] = []
        let observation = player.observe(\.volume, options: [.prior]) { _, change in
            heard.append(change.isPrior)
            #expect(change.newValue == nil && change.oldValue == nil)
        }
        player.volume = 2
        observation.invalidate()
        player.volume = 3
        #expect(heard == [true, false])
    }
}
