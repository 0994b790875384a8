import DovetailCore

/// A preview of a view controller, for `dovetail preview`. Sources that import UIKit alone have it, too.
///
///     #Preview("Signed out") {
///         UINavigationController(rootViewController: AccountController())
///     }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "DovetailMacros", type: "UIKitPreviewMacro")

/// A preview of a view of UIKit's, for `dovetail preview`.
///
///     #Preview(traits: .fixedLayout(width: 320, height: 60)) {
///         AmountView(frame: .zero)
///     }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "DovetailMacros", type: "UIKitPreviewMacro")

extension Preview {
    /// A preview of a view controller: its view fills what the traits say.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, all: traits) { AnyView(PreviewedController(make: body).ignoresSafeArea()) }
    }

    /// A preview of a view of UIKit's, in the room that the traits say.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, all: traits) { AnyView(PreviewedView(make: body)) }
    }
}

/// Takes a closure for one of UIKit's only where it ends with a view or a controller: in one of several statements the compiler would not look
/// otherwise, and not know whose preview it is. One with `return` needs no builder. Not for use outside the macros.
@resultBuilder
public enum _UIKitPreviewBuilder {
    public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
    public static func buildBlock(_ view: UIView) -> UIView { view }
}

// What the macros above make: a source that imports UIKit alone knows these by the module that they are declared in.
public typealias _UIKitPreview = Preview
public typealias _UIKitPreviewRegistry = PreviewRegistry

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}
