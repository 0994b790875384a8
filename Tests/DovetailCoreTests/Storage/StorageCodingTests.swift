import Foundation
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// How values are kept in property lists, and what is read of values that somebody else put there.
@Suite("Stored values")
struct StorageCodingTests {
    private enum Level: Int { case low = 1, high = 2 }

    @Test("numbers are read as one another where nothing is lost, and else are none")
    func numbers() {
        #expect(IntCoding.decode(3.0) == 3)
        #expect(IntCoding.decode(3.5) == nil)
        #expect(IntCoding.decode(1e300) == nil)
        #expect(IntCoding.decode(true) == 1)
        #expect(IntCoding.decode("3") == nil)
        #expect(BoolCoding.decode(1) == true)
        #expect(BoolCoding.decode(0) == false)
        #expect(BoolCoding.decode(2) == nil)
        #expect(BoolCoding.decode(0.0) == false)
        #expect(BoolCoding.decode(0.5) == nil)
        #expect(DoubleCoding.decode(3) == 3)
        #expect(DoubleCoding.decode(false) == 0)
        #expect(DoubleCoding.decode("3") == nil)
        #expect(StringCoding.decode(3) == nil)
        #expect(DataCoding.decode("x") == nil)
        #expect(DateCoding.decode(1.0) == nil)
    }

    @Test("addresses of files are kept as paths, others as archives; both come back as they were")
    func addresses() {
        let file = URL(fileURLWithPath: "/tmp/a b")
        #expect(URLCoding.encode(file) as? String == "/tmp/a b")
        #expect(URLCoding.decode("/tmp/a b") == file)
        let site = URL(string: "https://example.org/x?y#z")!
        let stored = URLCoding.encode(site)
        #expect(stored is Data)
        #expect(stored.flatMap(URLCoding.decode) == site)
        #expect(URLCoding.decode(3) == nil)
    }

    @Test("raw values and optionals: what is no value of the type reads as none; nil is nothing to store")
    func wrapped() {
        typealias Levels = RawValueCoding<Level, IntCoding>
        #expect(Levels.encode(.high) as? Int == 2)
        #expect(Levels.decode(1) == .low)
        #expect(Levels.decode(7) == nil)
        typealias Optionals = OptionalCoding<Int, IntCoding>
        #expect(Optionals.encode(nil) == nil)
        #expect(Optionals.encode(3) as? Int == 3)
        #expect(Optionals.decode(3) == .some(.some(3)))
        // Not “a value that is nil”: the default counts then.
        #expect(Optionals.decode("x") == .none)
    }
}
