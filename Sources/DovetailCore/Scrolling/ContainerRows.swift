import Foundation

extension ContainerChildren {
    /// Tells the scroll view around of the container's rows, so that a program can scroll to them.
    func addRows(to targets: ScrollTargets, _ inputs: inout _ViewInputs) {
        guard let place = inputs.place else { return }
        let isTargetLayout = inputs.isScrollTargetLayout
        inputs.isScrollTargetLayout = false
        targets.add(
            place: place, isTargetLayout: isTargetLayout, rows: { [weak self] in self?.rows() ?? [] },
            find: (window as? LazyWindow).map { window in { [weak window] in window?.frame(of: $0) } })
    }

    private func rows() -> [(id: AnyHashable?, frame: CGRect)] {
        bringPlacementUpToDate()
        return items.lazy.filter { $0.layout != nil }.map { item in
            let geometry = item.geometry.value
            let traits = item.element.traits
            return (traits[ExplicitIDTrait.self] ?? traits.rowID, CGRect(origin: geometry.origin, size: geometry.size))
        }
    }
}
