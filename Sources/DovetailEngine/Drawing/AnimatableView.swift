import AttributeGraph

// A view or modifier that is animatable is itself interpolated: its body runs in each frame, with the values between.

extension View where Self: Animatable {
    public static func _makeAnimatable(view: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self> {
        AnimatableData.self == EmptyAnimatableData.self ? view : view.animated(inputs)
    }
}

extension ViewModifier where Self: Animatable {
    public static func _makeAnimatable(modifier: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Self> {
        AnimatableData.self == EmptyAnimatableData.self ? modifier : modifier.animated(inputs)
    }
}

/// A modifier whose `body` runs in each frame of an animation, with the values between.
///
/// Conforming to `ViewModifier` and `Animatable` does the same.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
