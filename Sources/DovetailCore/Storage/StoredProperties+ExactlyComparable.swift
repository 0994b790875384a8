import AttributeGraph
import Combine

extension AppStorage: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        location != nil && location === other.location && use.canKeepReader(of: Value.self)
    }
}

extension SceneStorage: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        location != nil && location === other.location && use.canKeepReader(of: Value.self)
    }
}
