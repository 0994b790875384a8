extension View {
    /// Sets the size of controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits the size of controls in this view. A range without sizes changes nothing.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        let allowed = ControlSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.controlSize) { size in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}
