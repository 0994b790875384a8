import DovetailCore
import DovetailEngine
import Foundation

/// Something of an app's that intents can be about.
public protocol AppEntity: DisplayRepresentable, Identifiable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds things of the kind.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity { public typealias Property = EntityProperty }

/// A value of a fixed few that intents can be about.
public protocol AppEnum: DisplayRepresentable, Hashable, CaseIterable, RawRepresentable {
    /// What each value is called.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// What the value is called.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
    }
}

/// Something that can be shown in a line.
public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible, Sendable {
    /// What its kind is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// What it is called.
    var displayRepresentation: DisplayRepresentation { get }
}

extension DisplayRepresentable {
    /// What it is called, in the person's language.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// What something is called.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// A picture beside a name.
    public struct Image: Sendable {
        enum Content: Sendable {
            case symbol(String)
            case named(String)
            case data(Data)
            case url(URL)
        }
        let content: Content
        public init(systemName: String, isTemplate: Bool? = nil) { content = .symbol(systemName) }
        public init(named name: String, isTemplate: Bool? = nil) { content = .named(name) }
        public init(data: Data, isTemplate: Bool? = nil) { content = .data(data) }
        public init(url: URL, isTemplate: Bool? = nil) { content = .url(url) }
    }

    /// The name.
    public var title: LocalizedStringResource
    /// What stands below it.
    public var subtitle: LocalizedStringResource?
    /// What stands beside it.
    public var image: Image?

    /// A name, with what stands around it.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What a kind of things is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public var name: LocalizedStringResource
    /// A name.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { self.name = name }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        name = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

/// A value of an entity: `@Property(title: "Name") var name: String`.
///
/// Any thread may read and set it. One that is read before it is set stops the program, as on Apple's systems.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    /// What it is called.
    public let title: LocalizedStringResource
    /// A value that has to be set.
    public init(title: LocalizedStringResource = "") { self.title = title }
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ stored }) else {
                if let type = Value.self as? any ExpressibleByNilLiteral.Type {
                    return type.init(nilLiteral: ()) as! Value
                }
                fatalError("The property “\(String(localized: title))” has no value.")
            }
            return value
        }
        set { lock.withLock { stored = newValue } }
    }
    public var projectedValue: EntityProperty<Value> { self }
}
