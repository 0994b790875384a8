/// How a source calls something: the labels of the arguments, and what form each has.
struct CallShape: Hashable, Codable, Sendable {
    enum Form: Hashable, Codable, Sendable {
        /// Any value.
        case value
        /// A member without its type, such as `.high` or `[.low, .high]`.
        case member
        /// A variable, such as `&count`.
        case variable
        case closure(ClosureShape)
        /// A type, such as `Item.self`: what is asked for is mostly a list of its values.
        case type
    }

    struct Argument: Hashable, Codable, Sendable {
        /// nil for an argument without one.
        var label: String?
        var form: Form
    }

    var arguments: [Argument] = []
    /// Whether it is called with `try` or `try?`. What is called with `try!` is expected to succeed.
    var isThrowing = false
    /// Whether it is called with `await`.
    var isAsync = false

    /// Whether a closure is given what came of the call.
    var hasOutcome: Bool {
        arguments.contains { argument in
            guard case .closure(let closure) = argument.form else { return false }
            return closure.parameters.contains(.outcome)
        }
    }

    /// The same, of something that does not throw.
    var succeeding: CallShape {
        var shape = self
        shape.isThrowing = false
        return shape
    }
}

/// How a closure is written that is an argument.
struct ClosureShape: Hashable, Codable, Sendable {
    enum Parameter: Hashable, Codable, Sendable {
        case value, optional, error
        /// Has its type in the closure.
        case typed
        /// What came of a call, which the closure tells apart by `.success` and `.failure`.
        case outcome
        /// A type that the compiler has told, by its name.
        case named(String)
    }

    var parameters: [Parameter] = []
    /// Whether it lists views.
    var isViewBuilder = false
    var isThrowing = false
    var isAsync = false
}

/// A call as it was read, with the members without type among its arguments.
struct ReadCall {
    var shape = CallShape()
    /// Such as `activity` of `.activity`, and its own call.
    var members: [(name: String, shape: CallShape?)] = []
    /// The closures among its arguments, by the places of their braces.
    var closures: [(brace: Int, argument: Int)] = []
    /// The place after it.
    var end: Int
}
