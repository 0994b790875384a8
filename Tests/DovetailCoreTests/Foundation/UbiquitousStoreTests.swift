import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite("The store of iCloud")
struct UbiquitousStoreTests {
    @Test("keeps values of all kinds on this computer, and knows which keys are its own")
    func values() {
        let kept = TestStore()
        let store = NSUbiquitousKeyValueStore(kept.name)
        store.set("text", forKey: "a")
        store.set(true, forKey: "b")
        store.set(Int64(7), forKey: "c")
        store.set([1, 2], forKey: "d")
        store.set(0.5, forKey: "e")
        #expect(store.string(forKey: "a") == "text" && store.bool(forKey: "b") && store.longLong(forKey: "c") == 7)
        #expect(store.array(forKey: "d") as? [Int] == [1, 2] && store.double(forKey: "e") == 0.5)
        #expect(store.dictionaryRepresentation.keys.sorted() == ["a", "b", "c", "d", "e"])
        store.removeObject(forKey: "a")
        store.set(nil as String?, forKey: "b")
        #expect(store.object(forKey: "a") == nil && store.dictionaryRepresentation.keys.sorted() == ["c", "d", "e"])
        #expect(NSUbiquitousKeyValueStore(kept.name).longLong(forKey: "c") == 7)
    }
}
