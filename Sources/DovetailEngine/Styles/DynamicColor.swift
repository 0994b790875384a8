import Foundation

/// A colour that is worked out from the environment by code. Two of them are equal when they are the same object.
package final class DynamicColor: Hashable, Sendable {
    /// What messages call it.
    package let name: String
    package let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

    package init(name: String, resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved) {
        self.name = name
        self.resolve = resolve
    }

    package static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
