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
    public static func index<Model: PersistentModel>(_: Model.Type, _ types: Schema.Index<Model>.Types...) -> Self {
        Self(kind: .index, groups: types.map(\.keyPaths))
    }
}

extension Schema {
    /// Indices of a model's variables, for `#Index`.
    public struct Index<Model: PersistentModel> {
        /// How an index is ordered.
        public enum Types {
            /// By the values' order.
            case binary([PartialKeyPath<Model>])
            /// By areas; here an index like the other one.
            case rtree([PartialKeyPath<Model>])

            var keyPaths: [AnyKeyPath] {
                switch self {
                case .binary(let paths), .rtree(let paths): paths
                }
            }
        }
    }

    /// Groups of variables of a model that no two models share, for `#Unique`.
    public struct Unique<Model: PersistentModel> {}
}
