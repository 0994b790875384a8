import Foundation

/// What `#Unique` or `#Index` says. Not for use outside the framework.
public struct _ModelConstraint: @unchecked Sendable {
    enum Kind { case unique, index }
    let kind: Kind
    let groups: [[AnyKeyPath]]

    /// Groups of variables that no two models share.
    public static func unique<Model: PersistentModel>(_: Model.Type, _ groups: [PartialKeyPath<Model>]...) -> Self {
        Self(kind: .unique, groups: groups)
    }

    /// Groups of variables with an index.
    public static func index<Model: PersistentModel>(_: Model.Type, _ groups: [PartialKeyPath<Model>]...) -> Self {
        Self(kind: .index, groups: groups)
    }

    /// Groups of variables with an index.
    public static func index<Model: PersistentModel>(_: Model.Type, _ types: Schema.Index<Model>.Types<Model>...)
        -> Self
    {
        Self(kind: .index, groups: types.map(\.keyPaths))
    }
}

/// A part of an entity that groups variables.
protocol SchemaConstraint: SchemaProperty {
    var constraint: _ModelConstraint { get }
    /// The names of the variables of each group.
    var groups: [[String]] { get }
}

extension SchemaConstraint {
    /// Always false.
    public var isOptional: Bool { false }
    /// Always false.
    public var isAttribute: Bool { false }
    /// Always false.
    public var isRelationship: Bool { false }

    fileprivate func groups(of layout: ModelLayout) -> [[String]] {
        constraint.groups.map { $0.compactMap { path in layout.slot(of: path).map { layout.properties[$0].name } } }
            .filter { !$0.isEmpty }
    }
}

extension Schema {
    /// Indices of a model's variables: for `#Index`, or by hand for an ``Entity`` of an app's own.
    public final class Index<T: PersistentModel>: SchemaConstraint, Hashable, CustomDebugStringConvertible,
        @unchecked Sendable
    {
        /// How an index is ordered.
        public enum Types<Model: PersistentModel> {
            /// By the values' order.
            case binary([PartialKeyPath<Model>])
            /// By areas; here an index like the other one.
            case rtree([PartialKeyPath<Model>])

            var keyPaths: [PartialKeyPath<Model>] {
                switch self {
                case .binary(let paths), .rtree(let paths): paths
                }
            }

            fileprivate var isArea: Bool {
                if case .rtree = self { return true }
                return false
            }
        }

        /// What there is an index of.
        public let indices: [Types<T>]
        /// A name of the author's; empty at first.
        public var name = ""
        /// A name in earlier versions; empty at first.
        public var originalName = ""
        /// The class.
        public var valueType: any Any.Type { T.self }
        /// Always false.
        public var isUnique: Bool { false }

        /// Indices of any kind.
        public init(_ indices: Types<T>...) { self.indices = indices }

        /// Indices by the values' order.
        public init(_ binaryIndices: [PartialKeyPath<T>]...) { indices = binaryIndices.map { .binary($0) } }

        var constraint: _ModelConstraint { _ModelConstraint(kind: .index, groups: indices.map(\.keyPaths)) }
        var groups: [[String]] { groups(of: ModelLayout.of(T.self)) }

        public static func == (left: Index, right: Index) -> Bool {
            left.indices.map(\.keyPaths) == right.indices.map(\.keyPaths)
                && left.indices.map(\.isArea) == right.indices.map(\.isArea)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(indices.map(\.keyPaths)) }

        public var debugDescription: String { "Index of \(T.self): \(groups)" }
    }

    /// Groups of variables of a model that no two models share: for `#Unique`, or by hand for an ``Entity`` of an app's own.
    public final class Unique<T: PersistentModel>: SchemaConstraint, Hashable, CustomDebugStringConvertible,
        @unchecked Sendable
    {
        /// The groups.
        public let constraints: [[PartialKeyPath<T>]]
        /// A name of the author's; empty at first.
        public var name = ""
        /// A name in earlier versions; empty at first.
        public var originalName = ""
        /// The class.
        public var valueType: any Any.Type { T.self }
        /// Always true.
        public var isUnique: Bool { true }

        /// Groups of variables that no two models share.
        public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }

        var constraint: _ModelConstraint { _ModelConstraint(kind: .unique, groups: constraints) }
        var groups: [[String]] { groups(of: ModelLayout.of(T.self)) }

        public static func == (left: Unique, right: Unique) -> Bool { left.constraints == right.constraints }

        public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }

        public var debugDescription: String { "Unique of \(T.self): \(groups)" }
    }
}
