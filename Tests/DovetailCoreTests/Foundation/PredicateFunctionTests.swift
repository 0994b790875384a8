import Foundation
import SwiftUI
import Testing

@Suite("Values that conditions compute")
struct PredicateFunctionTests {
    private struct Person {
        var name = "Ann"
        var age = 30
        var born = Date(timeIntervalSinceReferenceDate: 100)
        var friends: [Person] = []
    }

    private var ann: Person {
        Person(friends: [Person(name: "Bob", age: 20), Person(name: "Eve", age: 40), Person(name: "Kim", age: 40)])
    }

    @Test(
        "operators and functions, by their precedence",
        arguments: [
            "age + 2 * 3 == 36", "(age + 2) * 3 == 96", "age-1 == 29", "age - -1 == 31", "-age == -30", "2 ** 3 == 8",
            "age / 4 == 7.5",
            "(age > 20) AND (age + 1 > 30)", "((age + 1) == 31)", "modulus:by:(age, 7) == 2", "add:to:(age, 1) == 31",
            "from:subtract:(age, 1) == 29", "sqrt(16) == 4", "floor(age / 4) == 7", "ceiling(age / 4) == 8",
            "abs(-3) == 3", "trunc(-2.5) == -2",
            "bitwiseAnd:with:(age, 6) == 6", "uppercase(name) == 'ANN'", "lowercase(name) == 'ann'",
            "length(name) == 3", "born < now()",
            "born + 50 < now() - 50", "FUNCTION(born, 'dateByAddingTimeInterval:', -60) < born",
            "CAST(40, 'NSDate') < born",
            "age == max({3, 30, 20})", "min(age, 40) == 30", "median({1, 9, 3}) == 3",
            "stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2", "1e2 > age", "age = 3.0e+1",
        ])
    func computed(format: String) { #expect(NSPredicate(format: format).evaluate(with: ann), "\(format)") }

    @Test(
        "what is asked of a collection: its sum and the like, some of its elements, and one of them",
        arguments: [
            "friends.@sum.age == 100", "friends.@avg.age > 33.3", "friends.@max.age == 40", "friends.@min.age == 20",
            "max(friends.age) == 40",
            "sum(friends.age) == 100", "count(friends) == 3", "count(friends.@distinctUnionOfObjects.age) == 2",
            "count(friends.@unionOfObjects.age) == 3",
            "SUBQUERY(friends, $each, $each.age == 40 AND $each.name != 'Eve').@count == 1",
            "friends[0].name == 'Bob'", "friends[LAST].name == 'Kim'", "friends[FIRST].age == 20", "friends[SIZE] == 3",
            "name ==[c] 'ANN'",
            "ANY friends.age == max(friends.age)",
        ])
    func collections(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: ann), "\(format)")
    }

    @Test("a path as an argument may end in what is asked of a collection")
    func pathArgument() {
        #expect(NSPredicate(format: "%K == %d", "friends.@max.age", 40).evaluate(with: ann))
    }
}
