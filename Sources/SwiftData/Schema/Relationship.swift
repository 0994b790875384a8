import Foundation

extension Schema {
    /// A variable that refers to another model, or to many.
    public final class Relationship: SchemaProperty, Hashable, CustomDebugStringConvertible, @unchecked Sendable {
        /// What happens to related models when one is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Sendable {
            /// They still refer to it, and read nil.
            case noAction
            /// They no longer refer to it.
            case nullify
            /// They are deleted, too.
            case cascade
            /// As long as there are any, saving fails.
            case deny
        }

        /// How a relationship is kept.
        public struct Option: Hashable, Sendable {
            fileprivate let name: String
            /// No two models refer to the same one.
            public static let unique = Option(name: "unique")
        }

        /// The variable's name.
        public var name = ""
        /// The name in stores of earlier versions; empty where it is the same.
        public var originalName: String
        /// How it is kept.
        public let options: [Option]
        /// What happens to the others when a model is deleted.
        public let deleteRule: DeleteRule
        /// How many there are at least; 0 and nil for any number.
        public let minimumModelCount: Int?
        /// How many there are at most; 0 and nil for any number.
        public let maximumModelCount: Int?
        /// The variable of the other class that is set along.
        public internal(set) var inverseKeyPath: AnyKeyPath?
        /// The name of that variable; nil for none.
        public internal(set) var inverseName: String?
        /// The way to the variable.
        public internal(set) var keypath: AnyKeyPath?
        /// The class of the other model.
        public internal(set) var valueType: Any.Type = Never.self
        /// The name of the other entity.
        public internal(set) var destination = ""
        /// Changed by an author to tell versions apart.
        public let hashModifier: String?
        /// Whether there may be none.
        public internal(set) var isOptional = false
        /// Whether it refers to many.
        public internal(set) var isToMany = false

        /// Always false.
        public var isAttribute: Bool { false }
        /// Always true.
        public var isRelationship: Bool { true }
        /// Whether no two models refer to the same one.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether it refers to one.
        public var isToOneRelationship: Bool { !isToMany }

        /// What `@Relationship` says of a variable.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName ?? ""
            inverseKeyPath = inverse
            self.hashModifier = hashModifier
        }

        public static func == (left: Relationship, right: Relationship) -> Bool {
            left.name == right.name && left.destination == right.destination && left.inverseName == right.inverseName
                && left.deleteRule == right.deleteRule && left.isToMany == right.isToMany
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        public var debugDescription: String {
            "Relationship - name: \(name), destination: \(destination), inverse: \(inverseName ?? "none"), deleteRule: \(deleteRule)"
        }
    }
}
