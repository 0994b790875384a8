import AttributeGraph

/// What is known when the number of a type's views is worked out.
public struct _ViewListCountInputs {
    /// The number of views that each modifier in the making is applied to, by the modifier's type.
    private var contents: [(modifier: ObjectIdentifier, count: Int?)] = []

    /// How many bodies may still be looked into.
    private let budget = Budget()

    private final class Budget {
        var rest = 200
    }

    package init() {}

    /// Whether one more body may be looked into. A view may hold views of its own type, and the types of a program have no end then;
    /// such a view stands for a number that is not known.
    package func mayLookIntoBody() -> Bool {
        budget.rest -= 1
        return budget.rest >= 0
    }

    /// The number of views that a modifier of the given type is applied to.
    package func contentCount(of modifier: Any.Type) -> Int? {
        contents.last { $0.modifier == ObjectIdentifier(modifier) }?.count
    }

    /// These inputs within the body of a modifier.
    package func applying(_ modifier: Any.Type, to count: Int?) -> _ViewListCountInputs {
        var inputs = self
        inputs.contents.append((ObjectIdentifier(modifier), count))
        return inputs
    }
}
