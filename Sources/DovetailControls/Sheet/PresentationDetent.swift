import DovetailCore
import Foundation

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
    /// What a detent is computed from.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height that the sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    private enum Kind: Hashable {
        case fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier), computed(String)
    }

    private let kind: Kind
    private let make: @Sendable (Context) -> CGFloat?

    private init(_ kind: Kind, make: @escaping @Sendable (Context) -> CGFloat?) {
        self.kind = kind
        self.make = make
    }

    /// About half of the window.
    public static let medium = fraction(0.5)
    /// All of the window.
    public static let large = fraction(1)
    /// A part of the window.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height)) { _ in height }
    }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// A height that a closure computes. Two with one name are equal.
    package static func computed(
        by name: String, _ height: @escaping @Sendable (Context) -> CGFloat?
    ) -> PresentationDetent {
        PresentationDetent(.computed(name), make: height)
    }

    /// Its height; nil if it is not available.
    func height(in most: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        make(Context(maxDetentValue: most, environment: environment)).map { min(max($0, 0), most) }
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Computes a height for a sheet.
public protocol CustomPresentationDetent {
    /// The height in points; nil if the sheet cannot have it.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
