import DovetailBase
import Foundation

/// The store: none.
public enum AppStore {
    /// Where things are bought.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether something can be bought: where there is a `.storekit` file.
    public static var canMakePayments: Bool { !Store.ofProgram.products.isEmpty }
    /// Brings what was bought elsewhere: there is no elsewhere.
    public static func sync() async throws {}
}
