import AttributeGraph

extension _ViewListInputs {
    /// Lists views that inherit something else than the list around them. All that changes what the views of a list inherit does it by this.
    ///
    /// The change is made once, where the views are listed, and each of them captures it: the container that makes them later knows only what
    /// it inherits itself. Views may be shown in another place than their list is in, as the pages of a navigation view are; then they
    /// inherit from that place, and the change is made to what is inherited there.
    ///
    /// - Parameters:
    ///   - change: Runs here, and again wherever the views are shown elsewhere, in the subgraph that is current there.
    ///   - list: Lists the views with the changed inputs, which the bodies in the list depend on.
    package func inheriting(
        _ change: @escaping (inout _GraphInputs) -> Void, list: (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let outer = graphInputs
        var listInputs = self
        change(&listInputs.graphInputs)
        let inner = listInputs.graphInputs
        return list(listInputs).wrapping { itemInputs, make in
            var itemInputs = itemInputs
            if itemInputs.environment == outer.environment {
                itemInputs.graphInputs.takeChanges(in: inner, since: outer)
            } else {
                change(&itemInputs.graphInputs)
            }
            return make(itemInputs)
        }
    }
}
