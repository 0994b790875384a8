import DovetailCore
import Foundation

/// What a navigation stack shows, as a list of values of any types: each stands for a page, made by the
/// ``SwiftUI/View/navigationDestination(for:destination:)`` of its type.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable]

    /// An empty path: the stack shows its root.
    public init() { elements = [] }

    /// A path of the given values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// A path that was coded before. Values whose types the program does not have any more end it.
    public init(_ codable: CodableRepresentation) { elements = codable.decoded }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// Shows a further page.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Goes back a number of pages. Traps when the path has fewer.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k <= elements.count, "Can't remove more items from a NavigationPath than it contains")
        elements.removeLast(k)
    }

    /// What can be stored of the path; nil when one of its values cannot be coded.
    public var codable: CodableRepresentation? {
        let coded = elements.compactMap { CodedElement($0) }
        return coded.count == elements.count ? CodableRepresentation(elements: coded) : nil
    }

    var values: [AnyHashable] { elements }

    init(values: [AnyHashable]) { elements = values }

    public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.elements == right.elements }

    /// A path in a form that can be stored: pairs of the name of a type and a value as JSON, last first.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [CodedElement]

        fileprivate init(elements: [CodedElement]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [CodedElement] = []
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                elements.append(CodedElement(typeName: type, json: try container.decode(String.self)))
            }
            self.elements = elements.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.typeName)
                try container.encode(element.json)
            }
        }

        /// The values up to the first that cannot be made any more.
        fileprivate var decoded: [AnyHashable] {
            var values: [AnyHashable] = []
            for element in elements {
                guard let value = element.value else {
                    Log.logger.warning(
                        "NavigationPath: a stored \(element.typeName) cannot be read; the path ends before it")
                    break
                }
                values.append(value)
            }
            return values
        }
    }
}

/// A value of a path as text.
private struct CodedElement: Equatable {
    /// The type's mangled name, by which the program finds it again.
    let typeName: String
    let json: String

    init(typeName: String, json: String) {
        self.typeName = typeName
        self.json = json
    }

    init?(_ value: AnyHashable) {
        guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)),

            let data = try? JSONEncoder().encode(Single(codable))
        else { return nil }
        typeName = name
        json = String(decoding: data, as: UTF8.self)
    }

    private struct Single: Encodable {
        let encodeValue: (any Encoder) throws -> Void
        init(_ value: any Codable) { encodeValue = { try value.encode(to: $0) } }
        func encode(to encoder: any Encoder) throws { try encodeValue(encoder) }
    }

    var value: AnyHashable? {
        guard let type = _typeByName(typeName) as? any Decodable.Type else { return nil }
        return (try? JSONDecoder().decode(type, from: Data(json.utf8))) as? AnyHashable
    }
}
