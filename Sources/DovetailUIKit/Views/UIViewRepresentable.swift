import DovetailCore
import DovetailPlatform
import Foundation

/// A view of SwiftUI's that shows a view of UIKit's.
///
///     struct Spinner: UIViewRepresentable {
///         var isBusy: Bool
///         func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
///         func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///             if isBusy { view.startAnimating() } else { view.stopAnimating() }
///         }
///     }
///
/// Of UIKit's views there are those that this module declares, which draw themselves with SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The view of UIKit's.
    associatedtype UIViewType: UIView
    /// An object that lives as long as the view, for what it tells others.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and whenever something that this method or ``makeUIView(context:)`` read has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The view goes.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes when it is offered one; nil to go by the view's `intrinsicContentSize`.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size that the view takes, where ``sizeThatFits(_:uiView:context:)`` answers nil. Packages of the time before iOS 16 have it.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

/// What a ``UIViewRepresentable`` is told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What ``UIViewRepresentable/makeCoordinator()`` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}
    public var body: some View { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

private struct RepresentedView<Representable: UIViewRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var object = RepresentedObject(dismantle: Representable.dismantleUIView)
    @Environment(\.self) private var environment

    var body: some View {
        let (view, context) = object.update(
            makeCoordinator: representable.makeCoordinator,
            makeContext: {
                UIViewRepresentableContext<Representable>(
                    coordinator: $0, transaction: Transaction.current, environment: environment)
            }, make: representable.makeUIView, changes: { $0.changes },
            update: representable.updateUIView)
        RepresentedLayout(
            count: view.changes.count, wish: { view.representedWish },
            change: { representable._overrideSizeThatFits(&$0, in: $1, uiView: view) },
            answer: { representable.sizeThatFits($0, uiView: view, context: context) }
        ) {
            UIViewContent(view)
        }
        .modifier(PlaceOfView(view: view))
        .modifier(WindowOfView(view: view))
    }
}

/// Tells a view of UIKit's which window shows it.
struct WindowOfView: ViewModifier {
    let view: UIView
    @Environment(\.windowOfApp) private var window

    func body(content: Content) -> some View {
        content.onAppear {
            view.isOnShow = true
            view.moved(to: window)
        }.onDisappear {
            view.isOnShow = false
            view.moved(to: nil)
        }
    }
}

/// Tells a view of UIKit's the size that it is shown in.
struct PlaceOfView: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            view.wasPlaced(CGRect(origin: .zero, size: $0), around: $0)
        }
    }
}
