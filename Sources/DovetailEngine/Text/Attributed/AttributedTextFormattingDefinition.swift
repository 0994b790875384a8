import AttributeGraph
import Foundation

/// How attributed texts may look: what the attributes of a text are made to be before it is shown, and when it is edited.
///
/// A definition lists constraints in its `body`, each about one attribute. They apply one after the other, so that one sees what those above it
/// have set. Attributes that are not in the scope are left as they are here; SwiftUI does not show them.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that the definition is about.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    associatedtype Body: AttributedTextFormattingDefinition
    /// What the definition is made of.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
    func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }

    /// Makes attributes what they may be.
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    /// Makes the attributes of a text what they may be.
    public func constrain(_ string: inout AttributedString) {
        for (range, attributes) in string.runs.map({ ($0.range, $0.attributes) }).reversed() {
            var constrained = attributes
            _constrain(&constrained)
            if constrained != attributes {
                let place = string.utf8Offset(of: range.lowerBound)..<string.utf8Offset(of: range.upperBound)
                string[string.range(atUTF8: place)].setAttributes(constrained)
            }
        }
    }

    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
}

/// What one attribute of an attributed text may be.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute that it is about.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
    /// Sets the attribute to what it may be. All attributes can be read, and this one written.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: AttributedTextFormatting._Nothing<Scope> { AttributedTextFormatting._Nothing() }

    public func _constrain(_ attributes: inout AttributeContainer) {
        var proxy = Attributes(container: attributes)
        constrain(&proxy)
        attributes = proxy.container
    }
}

/// What definitions of how attributed texts may look are made of.
public enum AttributedTextFormatting {
    /// The attributes of a run as a constraint sees them: it reads all, and writes its own.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Key: AttributedStringKey> where Key.Value: Sendable {
        fileprivate(set) var container: AttributeContainer

        public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, T>) -> T.Value?
        where T.Value: Sendable {
            container[T.self]
        }
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>) -> Key.Value? {
            get { container[Key.self] }
            set { container[Key.self] = newValue }
        }
        public subscript<T: AttributedStringKey>(key: T.Type) -> T.Value? where T.Value: Sendable { container[key] }
        public subscript(key: Key.Type) -> Key.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }
    }

    /// A constraint that lets an attribute have some values only.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let other: AttributeKey.Value?

        /// - Parameters:
        ///   - attribute: The attribute. Nil among the values lets there be none.
        ///   - value: What takes the place of any other value.
        public init(
            for attribute: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
            default value: AttributeKey.Value?
        ) {
            self.values = values
            other = value
        }

        public func constrain(_ container: inout Attributes) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = other }
        }
    }

    /// A definition that lets everything be.
    public struct _Nothing<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        init() {}
        public var body: Self { self }
        public func _constrain(_ attributes: inout AttributeContainer) {}
    }

    /// Two definitions one after the other.
    public struct _Pair<
        First: AttributedTextFormattingDefinition, Next: AttributedTextFormattingDefinition<First.Scope>
    >:
        AttributedTextFormattingDefinition
    {
        public typealias Scope = First.Scope
        nonisolated(unsafe) let first: First
        nonisolated(unsafe) let next: Next
        public var body: _Nothing<Scope> { _Nothing() }
        public func _constrain(_ attributes: inout AttributeContainer) {
            first._constrain(&attributes)
            next._constrain(&attributes)
        }
    }

    /// Puts definitions together.
    @resultBuilder
    public enum DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
            definition
        }
        public static func buildBlock() -> _Nothing<Scope> { _Nothing() }
        public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(first definition: D) -> D {
            definition
        }
        public static func buildPartialBlock<
            First: AttributedTextFormattingDefinition<Scope>, Next: AttributedTextFormattingDefinition<Scope>
        >(accumulated: First, next: Next) -> _Pair<First, Next> {
            _Pair(first: accumulated, next: next)
        }
    }
}

/// The definition that is in force for texts.
package struct TextFormatting: Equatable {
    private let box: TextFormattingBox

    init<D: AttributedTextFormattingDefinition>(_ definition: D) { box = TypedTextFormattingBox(definition) }

    package func constrain(_ attributes: AttributeContainer) -> AttributeContainer {
        var attributes = attributes
        box.constrain(&attributes)
        return attributes
    }

    package static func == (left: TextFormatting, right: TextFormatting) -> Bool {
        left.box === right.box || left.box.isEqual(right.box)
    }
}

private class TextFormattingBox {
    func constrain(_ attributes: inout AttributeContainer) { fatalError("abstract") }
    func isEqual(_ other: TextFormattingBox) -> Bool { false }
}

private final class TypedTextFormattingBox<D: AttributedTextFormattingDefinition>: TextFormattingBox {
    let definition: D
    init(_ definition: D) { self.definition = definition }

    override func constrain(_ attributes: inout AttributeContainer) { definition._constrain(&attributes) }
    override func isEqual(_ other: TextFormattingBox) -> Bool {
        guard let other = other as? TypedTextFormattingBox<D> else { return false }
        return ValueComparison.of(D.self).areEqual(definition, other.definition)
    }
}
