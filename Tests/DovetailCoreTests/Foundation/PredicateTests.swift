import Foundation
import SwiftUI
import Testing

@Suite("Conditions written as text")
struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var friends: [Person] = []
        var nickname: String?
    }

    @Test(
        "texts are compared as the words say, with case and accents where they count",
        arguments: [
            ("SELF MATCHES %@", "ann@example.org", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}", true),
            ("SELF MATCHES %@", "ann@example", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}", false),
            // A part is not enough.
            ("SELF MATCHES %@", "12345x", "[0-9]{5}", false),
            ("SELF MATCHES %@", "two\nlines", "two", false),
            ("SELF MATCHES[c] %@", "ABC", "abc", true),
            ("SELF == %@", "Ann", "Ann", true), ("self = %@", "Ann", "ann", false),
            ("SELF ==[c] %@", "Ann", "ANN", true),
            ("SELF CONTAINS[cd] %@", "Crème brûlée", "BRULEE", true), ("SELF CONTAINS %@", "Crème", "creme", false),
            ("SELF BEGINSWITH %@", "Crème", "Cr", true), ("SELF ENDSWITH[c] %@", "photo.PNG", ".png", true),
            ("SELF LIKE %@", "photo.png", "ph?to.*", true), ("SELF LIKE %@", "photo.png", "ph?to", false),
            ("NOT SELF CONTAINS %@", "abc", "x", true), ("SELF != %@ AND SELF.length > 2", "abc", "x", true),
            ("%@ CONTAINS SELF", "b", "abc", true), ("(SELF IN %@)", "b", "abc", true),
        ])
    func texts(format: String, value: String, argument: String, isTrue: Bool) {
        #expect(NSPredicate(format: format, argument).evaluate(with: value) == isTrue)
        #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: value as NSString) == isTrue)
    }

    @Test("members are read of values and dictionaries, and of all elements of a collection")
    func members() {
        let ann = Person(name: "Ann", age: 30, friends: [Person(name: "Bob", age: 20), Person(name: "Eve", age: 40)])
        #expect(NSPredicate(format: "name == %@ && age >= %d", "Ann", 30).evaluate(with: ann))
        #expect(NSPredicate(format: "%K == %@", "name", "Ann").evaluate(with: ann))
        #expect(NSPredicate(format: "ANY friends.name == 'Eve'").evaluate(with: ann))
        #expect(!NSPredicate(format: "ALL friends.age < 30").evaluate(with: ann))
        #expect(NSPredicate(format: "NONE friends.age < 20").evaluate(with: ann))
        #expect(NSPredicate(format: "friends.@count == 2 and nickname = nil").evaluate(with: ann))
        #expect(NSPredicate(format: "age BETWEEN {18, 30} OR age > 90").evaluate(with: ann))
        #expect(NSPredicate(format: "age IN %@", [1, 30]).evaluate(with: ann))
        #expect(
            NSPredicate(format: "kind = \"a\" && isDone == YES").evaluate(
                with: ["kind": "a", "isDone": true] as [String: Any]))
        #expect(!NSPredicate(format: "missing == 3").evaluate(with: ann))
    }

    @Test("dates are in order, names are substituted, and arrays filter by a condition")
    func others() {
        let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 10))
        #expect(NSPredicate(format: "SELF < %@", late as NSDate).evaluate(with: early))
        #expect(NSPredicate(format: "SELF == $WORD").evaluate(with: "a", substitutionVariables: ["WORD": "a"]))
        let words = NSArray(array: ["one", "two", "three"])
        #expect(words.filtered(using: NSPredicate(format: "SELF CONTAINS %@", "o")) as? [String] == ["one", "two"])
        #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: nil))
    }
}
