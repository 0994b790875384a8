import AttributeGraph

/// The axis of the stack that a view is in. It is known when the view is made.
package enum StackAxis {
    case none
    case fixed(Axis)
    /// Of a container whose layout may become another one.
    case varying(Attribute<Axis?>)

    /// The axis now; where it varies, a dependency of the running rule.
    package var current: Axis? {
        switch self {
        case .none: nil
        case .fixed(let axis): axis
        case .varying(let attribute): attribute.value
        }
    }
}
