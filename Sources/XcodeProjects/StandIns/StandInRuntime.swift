/// The part of the stand-ins that is the same for each project.
enum StandInRuntime {
    /// The types that have an empty value and no parameters.
    static let typesWithValues: Set = [
        "String", "Bool", "Int", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "Date", "Data", "UUID",
        "URL", "Color", "Image", "AnyView",
    ]

    static let source = #"""
        // Written by dovetail open in place of modules that are not there: what their values are, and what they do instead.
        import Combine
        import Foundation
        import SwiftUI

        /// What stands for a type of a module that is not there. Its members are declared in Uses.swift.
        public protocol StandInMembers {
            /// What a box in place of it is called.
            var standInName: String { get }
            var standInModule: String { get }
        }

        extension StandInMembers {
            public var standInName: String { "\(Self.self)" }
            public var standInModule: String { "" }
        }

        /// One that can be made of nothing.
        public protocol StandInValue: StandInMembers {
            init()
        }

        /// What is thrown where a call that may fail would have done something.
        public struct StandInError: LocalizedError {
            public let call: String
            public var errorDescription: String? { "\(call) is not there on this system." }
        }

        /// Tells each call of a module that is not there once, on the standard error.
        public enum StandInLog {
            private static let lock = NSLock()
            // Behind the lock. The process has one standard error.
            nonisolated(unsafe) private static var told: Set<String> = []

            public static func note(_ call: String, _ file: String, _ line: Int) {
                let text = "\(file):\(line): \(call) does nothing, since its module is not there.\n"
                lock.lock()
                defer { lock.unlock() }
                if told.insert(text).inserted { FileHandle.standardError.write(Data(text.utf8)) }
            }
        }

        /// Types that have an empty value.
        public protocol StandInEmpty {
            static var standInEmpty: Self { get }
        }

        extension String: StandInEmpty { public static var standInEmpty: String { "" } }
        extension Bool: StandInEmpty { public static var standInEmpty: Bool { false } }
        extension Int: StandInEmpty { public static var standInEmpty: Int { 0 } }
        extension Int8: StandInEmpty { public static var standInEmpty: Int8 { 0 } }
        extension Int16: StandInEmpty { public static var standInEmpty: Int16 { 0 } }
        extension Int32: StandInEmpty { public static var standInEmpty: Int32 { 0 } }
        extension Int64: StandInEmpty { public static var standInEmpty: Int64 { 0 } }
        extension UInt: StandInEmpty { public static var standInEmpty: UInt { 0 } }
        extension UInt8: StandInEmpty { public static var standInEmpty: UInt8 { 0 } }
        extension UInt16: StandInEmpty { public static var standInEmpty: UInt16 { 0 } }
        extension UInt32: StandInEmpty { public static var standInEmpty: UInt32 { 0 } }
        extension UInt64: StandInEmpty { public static var standInEmpty: UInt64 { 0 } }
        extension Double: StandInEmpty { public static var standInEmpty: Double { 0 } }
        extension Float: StandInEmpty { public static var standInEmpty: Float { 0 } }
        extension CGFloat: StandInEmpty { public static var standInEmpty: CGFloat { 0 } }
        extension CGSize: StandInEmpty { public static var standInEmpty: CGSize { .zero } }
        extension CGPoint: StandInEmpty { public static var standInEmpty: CGPoint { .zero } }
        extension CGRect: StandInEmpty { public static var standInEmpty: CGRect { .zero } }
        extension Date: StandInEmpty { public static var standInEmpty: Date { Date(timeIntervalSinceReferenceDate: 0) } }
        extension Data: StandInEmpty { public static var standInEmpty: Data { Data() } }
        extension UUID: StandInEmpty { public static var standInEmpty: UUID { UUID() } }
        extension URL: StandInEmpty { public static var standInEmpty: URL { URL(string: "about:blank")! } }
        extension Color: StandInEmpty { public static var standInEmpty: Color { .clear } }
        extension Image: StandInEmpty { public static var standInEmpty: Image { Image(systemName: "questionmark.square.dashed") } }
        extension AnyView: StandInEmpty { public static var standInEmpty: AnyView { AnyView(EmptyView()) } }
        extension Array: StandInEmpty { public static var standInEmpty: [Element] { [] } }
        extension Set: StandInEmpty { public static var standInEmpty: Set<Element> { [] } }
        extension Dictionary: StandInEmpty { public static var standInEmpty: [Key: Value] { [:] } }
        extension Optional: StandInEmpty { public static var standInEmpty: Wrapped? { nil } }

        /// Nothing, as a value of a type. Types of the app's own have none.
        public func standInEmpty<T>(_ type: T.Type, _ call: String) -> T {
            if T.self == Void.self { return () as! T }
            if let type = T.self as? any StandInEmpty.Type { return type.standInEmpty as! T }
            if let type = T.self as? any StandInValue.Type { return type.init() as! T }
            fatalError("\(call) should give a \(T.self), of which there is no empty one; its module is not there.")
        }

        /// A marked box in place of a view.
        public struct StandInBox: View {
            let name: String
            let module: String

            public init(_ name: String, of module: String) {
                self.name = name
                self.module = module
            }

            public var body: some View {
                ZStack {
                    RoundedRectangle(cornerRadius: 6).fill(Color.gray.opacity(0.12))
                    RoundedRectangle(cornerRadius: 6)
                        .strokeBorder(Color.gray.opacity(0.7), style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
                    VStack(spacing: 2) {
                        Text(verbatim: name).font(.caption.bold())
                        Text(verbatim: module).font(.caption2).foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .padding(6)
                }
                .frame(minHeight: 36)
            }
        }

        /// A value of a type that is not known: a property or a result of a module that is not there. It has no elements and is equal to all others.
        @dynamicMemberLookup
        public struct StandIn: StandInValue, Hashable, Codable, Error, Comparable, CustomStringConvertible,
            ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, RandomAccessCollection
        {
            public private(set) var standInName = ""
            public private(set) var standInModule = ""

            public init() {}
            /// What a call of a value gives; it is called like that.
            public init(of value: some StandInMembers) {
                standInName = value.standInName
                standInModule = value.standInModule
            }
            public init(from decoder: any Decoder) throws {}
            public func encode(to encoder: any Encoder) throws {}
            public static func == (first: StandIn, second: StandIn) -> Bool { true }
            public func hash(into hasher: inout Hasher) {}
            public init(stringLiteral value: String) {}
            public init(integerLiteral value: Int) {}
            public init(arrayLiteral elements: StandIn...) {}
            public static func < (first: StandIn, second: StandIn) -> Bool { false }
            public var description: String { "" }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> StandIn { StandIn() }
            public subscript(key: String) -> StandIn {
                get { StandIn() }
                nonmutating set {}
            }
            public subscript(dynamicMember name: String) -> StandIn {
                get { StandIn() }
                nonmutating set {}
            }
            @_disfavoredOverload public subscript<T>(dynamicMember name: String) -> T {
                get { standInEmpty(T.self, name) }
                nonmutating set {}
            }
            public static subscript(dynamicMember name: String) -> StandIn { StandIn() }
        }

        extension Array { public init(_ value: StandIn) { self = [] } }
        extension String { public init(_ value: StandIn) { self = "" } }
        extension Int { public init(_ value: StandIn) { self = 0 } }
        extension Double { public init(_ value: StandIn) { self = 0 } }

        // What is asked of it as of a text, which it may be.
        extension StandIn {
            public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
            public func components(separatedBy separator: CharacterSet) -> [String] { [] }
            public func trimmingCharacters(in set: CharacterSet) -> String { "" }
            public func replacingOccurrences(of target: some StringProtocol, with text: some StringProtocol) -> String { "" }
            public func hasPrefix(_ prefix: String) -> Bool { false }
            public func hasSuffix(_ suffix: String) -> Bool { false }
            public func uppercased() -> String { "" }
            public func lowercased() -> String { "" }
        }

        extension StandIn: View {
            public var body: some View { StandInBox(standInName, of: standInModule) }
        }

        """#
}
