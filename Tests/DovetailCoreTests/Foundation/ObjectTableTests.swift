import Foundation
import FoundationAdditions
import Testing

@Suite("Tables of objects, and what belongs to objects")
struct ObjectTableTests {
    private final class Listener {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Number: NSObject {
        let value: Int
        init(_ value: Int) { self.value = value }
        override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }
        override var hash: Int { value }
    }

    @Test("a table of weak objects keeps none alive, and others are kept")
    func weakObjects() {
        let table = NSHashTable<Listener>.weakObjects()
        let stays = Listener("stays")
        table.add(stays)
        table.add(stays)
        do {
            let goes = Listener("goes")
            table.add(goes)
            #expect(table.count == 2 && table.contains(goes))
            withExtendedLifetime(goes) {}
        }
        #expect(table.allObjects.map(\.name) == ["stays"] && table.count == 1)
        table.remove(stays)
        #expect(table.anyObject == nil)
        weak var held: Listener?
        let strong = NSHashTable<Listener>()
        do {
            let listener = Listener("held")
            held = listener
            strong.add(listener)
        }
        #expect(held != nil && strong.allObjects.first === held)
        strong.removeAllObjects()
        #expect(held == nil)
    }

    @Test("objects are the same that say so, unless the table goes by the objects themselves")
    func personality() {
        let (one, other) = (Number(1), Number(1))
        let table = NSHashTable<Number>(options: .weakMemory)
        table.add(one)
        table.add(other)
        #expect(table.count == 1 && table.member(other) === one)
        let pointers = NSHashTable<Number>(options: [.weakMemory, .objectPointerPersonality])
        pointers.add(one)
        pointers.add(other)
        #expect(pointers.count == 2 && table.isSubset(of: pointers) && table.intersects(pointers))
        pointers.minus(table)
        #expect(pointers.allObjects == [other] && pointers.member(one) == nil)
    }

    @Test("many objects that go leave no room behind, and those that stay are found")
    func manyObjects() {
        let table = NSMapTable<Listener, NSNumber>.weakToStrongObjects()
        var kept: [Listener] = []
        for index in 0..<1_000 {
            let listener = Listener("\(index)")
            if index % 100 == 0 { kept.append(listener) }
            table.setObject(NSNumber(value: index), forKey: listener)
        }
        #expect(table.count == 10)
        #expect(kept.map { table.object(forKey: $0)?.intValue } == (0..<10).map { $0 * 100 })
        table.setObject(nil, forKey: kept[0])
        table.setObject(7, forKey: kept[1])
        #expect(table.object(forKey: kept[0]) == nil && table.object(forKey: kept[1]) == 7)
        let values = NSMapTable<NSString, Listener>.strongToWeakObjects()
        values.setObject(kept[2], forKey: "two")
        #expect(values.object(forKey: "two") === kept[2])
        values.setObject(Listener("nobody's"), forKey: "three")
        #expect(values.object(forKey: "three") == nil && values.count == 1)
    }

    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    @Test(
        "what belongs to an object is found by its key, is another for another object, and does not outlive it for long"
    )
    func associations() {
        weak var value: Listener?
        do {
            let (owner, other) = (Listener("owner"), Listener("other"))
            do {
                let made = Listener("value")
                value = made
                objc_setAssociatedObject(owner, &Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(owner, &Self.otherKey, 42, .OBJC_ASSOCIATION_COPY)
                objc_setAssociatedObject(other, &Self.key, made, .OBJC_ASSOCIATION_ASSIGN)
            }
            #expect(objc_getAssociatedObject(owner, &Self.key) as? Listener === value)
            #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 42)
            #expect(objc_getAssociatedObject(other, &Self.key) as? Listener === value)
            #expect(objc_getAssociatedObject(other, &Self.otherKey) == nil)
            objc_setAssociatedObject(owner, &Self.otherKey, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
        }
        // Other objects come, and what is nobody's any more goes.
        var others: [Listener] = []
        while value != nil, others.count < 100_000 {
            others.append(Listener(""))
            objc_setAssociatedObject(others.last!, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value == nil)
        for other in others { objc_removeAssociatedObjects(other) }
    }

    @Test("the unfair lock comes with Foundation, too")
    func lock() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
