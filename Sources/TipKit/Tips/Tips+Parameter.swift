import Foundation

extension Tips {
    /// A value of an app's that rules are about: what `@Parameter` makes. It is kept until the app is opened again, unless it is transient.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        private let key: String
        private let initialValue: Value
        private let isTransient: Bool

        /// The parameter of a type's variable.
        ///
        /// - Parameters:
        ///   - type: The type.
        ///   - name: The variable's name.
        ///   - initialValue: The value that it has as long as none is set.
        ///   - options: Whether it is kept.
        public init(_ type: Any.Type, _ name: String, _ initialValue: Value, _ options: ParameterOption...) {
            key = "\(type).\(name)"
            self.initialValue = initialValue
            isTransient = options.contains(.transient)
        }

        /// The value. Setting it has the rules looked at again. Any thread may ask and set it.
        public var wrappedValue: Value {
            get { TipStore.shared.parameter(key, isTransient: isTransient) ?? initialValue }
            nonmutating set { TipStore.shared.setParameter(key, newValue, isTransient: isTransient) }
        }
        /// The parameter itself.
        public var projectedValue: Parameter { self }
        public var ruleValue: Value { wrappedValue }
    }

    /// Whether a parameter is kept.
    public struct ParameterOption: Hashable, Sendable {
        private let name: String
        /// It has its first value again when the app is opened again.
        public static var transient: ParameterOption { ParameterOption(name: "transient") }
    }
}

/// Makes a static variable of a tip into a parameter that rules can be about: `@Parameter static var isSignedIn: Bool = false`.
///
/// It needs a type and a first value. `$isSignedIn` is the parameter.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "DovetailMacros", type: "TipParameterMacro")
