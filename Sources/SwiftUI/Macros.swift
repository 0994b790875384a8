import DovetailCore

/// Makes a value of the environment, of transactions, of containers or of what is focused out of a variable in an extension.
///
///     extension EnvironmentValues {
///         @Entry var accent = Color.blue
///     }
///
/// In `FocusedValues` the type must be optional and there is no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DovetailMacros", type: "EntryMacro")

/// A preview of a view, for `dovetail preview`.
///
///     #Preview("Long name", traits: .sizeThatFitsLayout) {
///         @Previewable @State var name = "Rhabarberbarbara"
///         NameField(name: $name)
///     }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DovetailMacros", type: "PreviewMacro")

/// A variable of a preview, such as a state that a previewed view takes a binding to. It stands at the beginning of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "DovetailMacros", type: "PreviewableMacro")

/// Makes a type animatable by its stored variables, in their order.
///
/// Each of them has to be `Animatable` itself; variables with property wrappers and constants stay out, and so do those marked with
/// ``AnimatableIgnored()``. The type of a variable is written out, unless its initial value is a number with a point or begins with
/// the type's name.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "DovetailMacros", type: "AnimatableMacro")

/// Leaves a variable out of what ``Animatable()`` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "DovetailMacros", type: "AnimatableIgnoredMacro")
