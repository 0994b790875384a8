import AttributeGraph

extension StackAxis {
    /// The axis that a container's children are in. A container that was put around a list for want of one view, or that stands
    /// for its only view, does not count.
    init<L: Layout>(of layout: Attribute<L>, _ list: _ViewListOutputs, isImplicit: Bool, around: StackAxis) {
        if let varying = layout as? Attribute<AnyLayout> {
            self = .varying(varying.projected { $0.stackOrientation })
        } else if let axis = L.layoutProperties.stackOrientation {
            self = isImplicit ? .varying(.computed { list.count == 1 ? around.current : axis }) : .fixed(axis)
        } else if isImplicit || (L.layoutProperties.isIdentityForOne && list.fixedElements?.count == 1) {
            self = around
        } else {
            self = .none
        }
    }
}
