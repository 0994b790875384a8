import AttributeGraph
import Combine

extension FocusState: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        _store != nil && _store === other._store && use.canKeepReader(of: Value.self)
    }
}

extension FocusState.Binding: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        _store != nil && _store === other._store && use.canKeepReader(of: Value.self)
    }
}
