/// Code that Xcode runs beside the source, as often as it is changed, to show its values.
///
///     #Playground("Sums") {
///         let sum = (1...10).reduce(0, +)
///     }
///
/// It is checked by the compiler and never run: nothing but Xcode shows what it finds. `#Preview` is for views.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "DovetailMacros", type: "PlaygroundMacro")
