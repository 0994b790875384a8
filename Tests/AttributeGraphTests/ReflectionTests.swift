import Testing

@testable import AttributeGraph

private final class Reference {}

private struct Padded {
    var small: UInt8
    var large: Int64
}

private struct CustomEqual: Equatable {
    var number: Int
    var ignored: Int
    static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}

private struct Nested {
    private var name: String
    var custom: CustomEqual
    var reference: Reference
    init(name: String, custom: CustomEqual, reference: Reference) {
        self.name = name
        self.custom = custom
        self.reference = reference
    }
}

private struct WithClosure {
    var number: Int
    var action: () -> Void
}

private enum Plain {
    case one
    case two(Int)
}

@Suite("Reflection and comparison")
struct ReflectionTests {
    private func areEqual<T>(_ left: T, _ right: T) -> Bool { ValueComparison.of(T.self).areEqual(left, right) }

    @Test("stored properties are found with names, offsets and types, private ones too")
    func fields() {
        let fields = FieldReflection.fields(of: Nested.self)
        #expect(fields.map(\.name) == ["name", "custom", "reference"])
        #expect(fields[0].type == String.self)
        #expect(fields[1].offset == 16)
    }

    @Test("padding between fields does not count")
    func padding() {
        func make(_ fill: UInt8) -> Padded {
            withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
                UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: fill)
                buffer[0].small = 1
                buffer[0].large = 2
                return buffer[0]
            }
        }
        #expect(areEqual(make(0), make(255)))
        #expect(!areEqual(make(0), Padded(small: 1, large: 3)))
    }

    @Test("a type's own equality decides, at any depth")
    func customEquality() {
        let reference = Reference()
        let first = Nested(name: "a", custom: CustomEqual(number: 1, ignored: 1), reference: reference)
        let second = Nested(name: "a", custom: CustomEqual(number: 1, ignored: 2), reference: reference)
        #expect(areEqual(first, second))
        #expect(!areEqual(first, Nested(name: "a", custom: CustomEqual(number: 2, ignored: 1), reference: reference)))
        #expect(!areEqual(first, Nested(name: "b", custom: CustomEqual(number: 1, ignored: 1), reference: reference)))
    }

    @Test("references are compared by identity, closures by what they hold")
    func references() {
        let reference = Reference()
        #expect(areEqual(reference, reference))
        #expect(!areEqual(reference, Reference()))
        let action = { _ = reference }
        #expect(areEqual(WithClosure(number: 1, action: action), WithClosure(number: 1, action: action)))
        #expect(!areEqual(WithClosure(number: 1, action: action), WithClosure(number: 2, action: action)))
        #expect(!areEqual(WithClosure(number: 1, action: { _ = reference }), WithClosure(number: 1, action: {})))
    }

    @Test("optionals, tuples, enumerations, empty types and NaN")
    func others() {
        #expect(areEqual(Optional("a"), Optional("a")))
        #expect(!areEqual(Optional("a"), nil))
        #expect(areEqual(("a", 1), ("a", 1)))
        #expect(!areEqual(("a", 1), ("b", 1)))
        #expect(areEqual((), ()))
        #expect(areEqual(Plain.one, Plain.one))
        #expect(!areEqual(Plain.two(1), Plain.two(2)))
        #expect(areEqual(Double.nan, Double.nan))
        #expect(areEqual([1, 2], [1, 2]))
    }

    @Test("the comparison of a type is made once, from any thread")
    func cached() async {
        await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<32 { group.addTask { ObjectIdentifier(ValueComparison.of(Nested.self)) } }
            var seen: Set<ObjectIdentifier> = []
            for await identifier in group { seen.insert(identifier) }
            #expect(seen.count == 1)
        }
    }
}
