import Foundation
import SwiftUI
import Testing

@Suite("Expressions that are made or written")
struct ExpressionTests {
    private typealias Expression = FoundationAdditions.NSExpression

    @Test(
        "values written as text are computed, by the precedence of operators",
        arguments: [("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ** 3 - 1", 7), ("sqrt(16) / 8", 0.5), ("-3 + 1", -2)])
    func written(format: String, value: Double) {
        #expect(Expression(format: format).expressionValue(with: nil, context: nil) as? Double == value)
        #expect(
            Expression(format: format).expressionValue(with: nil, context: nil) as? NSNumber == NSNumber(value: value))
    }

    @Test("parts are told, and values come from an object, from arguments and from a context")
    func parts() {
        let path = Expression(forKeyPath: "owner.age")
        #expect(path.expressionType == .keyPath && path.keyPath == "owner.age")
        let owner: [String: Any] = ["owner": ["age": 41]]
        #expect(path.expressionValue(with: owner, context: nil) as? Int == 41)
        let sum = Expression(forFunction: "add:to:", arguments: [path, Expression(forConstantValue: 1)])
        #expect(sum.expressionType == .function && sum.function == "add:to:" && sum.arguments?.count == 2)
        #expect(sum.expressionValue(with: owner, context: nil) as? Int == 42)
        #expect(Expression(format: "%@ + %@", 40, 2).expressionValue(with: nil, context: nil) as? Int == 42)
        #expect(
            Expression(format: "%@ * 2", argumentArray: [21]).expressionValue(with: nil, context: nil) as? Int == 42)
        let name = Expression(forVariable: "n")
        #expect(name.expressionValue(with: nil, context: ["n": "x"]) as? String == "x")
        #expect(name.expressionValue(with: nil, context: nil) == nil)
        #expect(Expression.expressionForEvaluatedObject().expressionValue(with: "it", context: nil) as? String == "it")
        let list = Expression(forAggregate: [Expression(forConstantValue: 1), 2])
        #expect(
            Expression(forFunction: "sum:", arguments: [list]).expressionValue(with: nil, context: nil) as? Int == 3)
    }

    @Test(
        "two values are compared by each operator",
        arguments: [
            (FoundationAdditions.NSComparisonPredicate.Operator.lessThan, [true, false, false]),
            (.lessThanOrEqualTo, [true, true, false]), (.greaterThan, [false, false, true]),
            (.greaterThanOrEqualTo, [false, true, true]), (.equalTo, [false, true, false]),
            (.notEqualTo, [true, false, true]),
        ])
    func comparisons(type: FoundationAdditions.NSComparisonPredicate.Operator, answers: [Bool]) {
        let predicate = FoundationAdditions.NSComparisonPredicate(
            leftExpression: Expression(forKeyPath: "age"), rightExpression: Expression(forConstantValue: 18),
            modifier: .direct, type: type)
        #expect([17, 18, 19].map { predicate.evaluate(with: ["age": $0]) } == answers)
        #expect(predicate.predicateOperatorType == type && predicate.leftExpression.keyPath == "age")
    }

    @Test("texts are compared without capitals and accents where that is asked for, and each element of a collection")
    func comparisonOptions() {
        func predicate(
            _ modifier: FoundationAdditions.NSComparisonPredicate.Modifier,
            _ type: FoundationAdditions.NSComparisonPredicate.Operator, _ value: Any,
            _ options: FoundationAdditions.NSComparisonPredicate.Options = []
        ) -> NSPredicate {
            FoundationAdditions.NSComparisonPredicate(
                leftExpression: .expressionForEvaluatedObject(),
                rightExpression: Expression(forConstantValue: value), modifier: modifier, type: type, options: options)
        }
        #expect(
            predicate(.direct, .contains, "CAFE", [.caseInsensitive, .diacriticInsensitive]).evaluate(with: "Le café"))
        #expect(!predicate(.direct, .contains, "CAFE").evaluate(with: "Le café"))
        #expect(predicate(.any, .greaterThan, 2).evaluate(with: [1, 3]))
        #expect(!predicate(.all, .greaterThan, 2).evaluate(with: [1, 3]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            predicate(.direct, .greaterThan, 2), predicate(.direct, .lessThan, 4),
        ])
        #expect(both.evaluate(with: 3) && !both.evaluate(with: 4))
    }
}
