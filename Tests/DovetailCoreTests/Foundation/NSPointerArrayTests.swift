import Foundation
import FoundationAdditions
import Testing

@Suite("Lists of pointers")
struct NSPointerArrayTests {
    private final class Thing {}

    private func pointer(_ thing: Thing) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(thing).toOpaque() }

    @Test("a list of weak objects keeps none alive; their places are empty until they are taken out")
    func weakObjects() {
        let list = NSPointerArray.weakObjects()
        let (first, last) = (Thing(), Thing())
        list.addPointer(pointer(first))
        do {
            let goes = Thing()
            list.addPointer(pointer(goes))
            #expect(list.pointer(at: 1) == pointer(goes))
            withExtendedLifetime(goes) {}
        }
        list.addPointer(pointer(last))
        #expect(list.count == 3 && list.pointer(at: 1) == nil)
        #expect(list.allObjects.count == 2 && list.allObjects.first === first && list.allObjects.last === last)
        list.compact()
        #expect(list.count == 2 && list.pointer(at: 1) == pointer(last))
    }

    @Test("a list of strong objects keeps them, and lets them go with their places")
    func strongObjects() {
        weak var held: Thing?
        let list = NSPointerArray.strongObjects()
        do {
            let thing = Thing()
            held = thing
            list.addPointer(pointer(thing))
        }
        #expect(held != nil && list.allObjects.first === held)
        list.removePointer(at: 0)
        #expect(held == nil && list.count == 0)
    }

    @Test("pointers are put in, replaced and taken out at places, and the count makes and takes places")
    func places() {
        let things = (0..<3).map { _ in Thing() }
        let list = NSPointerArray(options: .weakMemory)
        list.addPointer(pointer(things[2]))
        list.insertPointer(pointer(things[0]), at: 0)
        list.insertPointer(nil, at: 1)
        #expect(list.count == 3 && list.pointer(at: 1) == nil && list.pointer(at: 2) == pointer(things[2]))
        list.replacePointer(at: 1, withPointer: pointer(things[1]))
        #expect(list.allObjects.map { ObjectIdentifier($0) } == things.map { ObjectIdentifier($0) })
        list.count = 1
        #expect(list.count == 1 && list.pointer(at: 0) == pointer(things[0]))
        list.count = 2
        #expect(list.count == 2 && list.pointer(at: 1) == nil)
        withExtendedLifetime(things) {}
    }
}
