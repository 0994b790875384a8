/// Takes note of the views that a program can scroll to; a scroll view has one. Views add themselves as long as they live.
package protocol ScrollTargetRegistry: AnyObject {
    /// Adds a view with an id, made in the current subgraph.
    func add(_ id: AnyHashable, _ inputs: _ViewInputs)

    /// Adds the rows of a container that is made in the current subgraph.
    ///
    /// - Parameter inputs: Those of the rows.
    func addRows(of container: PlacedContainer, _ inputs: inout _ViewInputs)
}

private struct ScrollTargetRegistryKey: InheritedKey {
    static var defaultValue: (any ScrollTargetRegistry)? { nil }
}

extension _GraphInputs {
    /// Where views that the scroll view around can be scrolled to add themselves; nil outside of scroll views.
    package var scrollTargetRegistry: (any ScrollTargetRegistry)? {
        get { inherited[ScrollTargetRegistryKey.self] }
        set { inherited[ScrollTargetRegistryKey.self] = newValue }
    }
}
