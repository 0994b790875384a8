import DovetailBase
import Foundation

extension Schema {
    /// A variable with a value.
    ///
    /// `@Attribute` makes it for a variable of a class, or an app makes one by hand for an ``Entity`` of its own. What can be set of it is set before
    /// it is handed to an entity; from then on any thread may read it.
    public class Attribute: SchemaProperty, Hashable, CustomDebugStringConvertible, @unchecked Sendable {
        /// How an attribute is kept.
        public struct Option: Hashable, CustomDebugStringConvertible, Sendable {
            fileprivate let name: String

            /// No two models have the same value. One that is inserted with the value of another takes its place when it is saved.
            public static let unique = Option(name: "unique")
            /// A large value, which is read only when it is asked for. It is kept in the database, in pages of its own.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value can be read in the history of a model that was deleted.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// The value is not kept; views follow it as they do others.
            public static let ephemeral = Option(name: "ephemeral")
            /// A value that is written as its `Codable` form, as JSON, whatever its type is: a text or an enumeration, too, which would have
            /// a column of its own kind otherwise. Predicates and orders that ask about it are evaluated in memory.
            public static let codable = Option(name: "codable")
            /// For search of the system, which there is none of here: told once in the log.
            public static let spotlight = Option(name: "spotlight")
            /// For stores in the cloud, which there are none of here: the value is kept as others are, and that is told once in the log.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")

            /// A value that is transformed for the store. It has to be `Codable` here, and is written as that; the transformer is not asked.
            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }

            /// A value that is transformed for the store. It has to be `Codable` here, and is written as that; the transformer is not asked.
            public static func transformable(by transformerType: Any.Type) -> Option { Option(name: "transformable") }

            public var debugDescription: String { name }
        }

        /// The variable's name.
        public var name = ""
        /// The name in stores of earlier versions; empty where it is the same.
        public var originalName: String
        /// How the value is kept.
        public let options: [Option]
        /// Changed by an author to tell versions apart whose variables are the same otherwise.
        public let hashModifier: String?
        /// The type of the value, without an optional around it.
        public internal(set) var valueType: Any.Type = Never.self
        /// Whether there may be no value.
        public internal(set) var isOptional = false
        /// The value that new models have; nil for none.
        public internal(set) var defaultValue: Any?

        /// Always true.
        public var isAttribute: Bool { true }
        /// Always false.
        public var isRelationship: Bool { false }
        /// Whether no two models have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether the value is transformed for the store.
        public var isTransformable: Bool { options.contains { $0.name == "transformable" } }
        /// Whether the value is written as its `Codable` form.
        public var isCodable: Bool { options.contains(.codable) }

        /// What `@Attribute` says of a variable.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName ?? ""
            self.hashModifier = hashModifier
            tellAccepted()
        }

        /// Describes a variable by hand, for an ``Entity`` of an app's own.
        ///
        /// - Parameters:
        ///   - name: The name of the variable.
        ///   - originalName: The name in stores of earlier versions; nil where it is the same.
        ///   - options: How the value is kept.
        ///   - valueType: The type of the value. ``valueType`` has it without an optional around it, and ``isOptional`` tells of that.
        ///   - defaultValue: The value that new models have; nil for none.
        ///   - hashModifier: Changed by an author to tell versions apart whose variables are the same otherwise.
        public init(
            name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
            defaultValue: Any? = nil, hashModifier: String? = nil
        ) {
            self.name = name
            self.options = options
            self.originalName = originalName ?? ""
            self.hashModifier = hashModifier
            let wrapped = (valueType as? any OptionalValue.Type)?.wrappedType
            self.valueType = wrapped ?? valueType
            isOptional = wrapped != nil
            self.defaultValue = defaultValue
            tellAccepted()
        }

        private func tellAccepted() {
            guard let accepted = options.first(where: { $0 == .spotlight || $0 == .allowsCloudEncryption }) else {
                return
            }
            Log.warnOnce(
                "attribute \(accepted.name)",
                "@Attribute(.\(accepted.name)) has no effect: there is no such service here")
        }

        public static func == (left: Attribute, right: Attribute) -> Bool {
            type(of: left) == type(of: right) && left.name == right.name && left.originalName == right.originalName
                && left.options == right.options
                && left.hashModifier == right.hashModifier && left.valueType == right.valueType
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        public var debugDescription: String {
            "Attribute - name: \(name), options: \(options), valueType: \(valueType)"
        }
    }
}

/// Any optional type.
private protocol OptionalValue {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
