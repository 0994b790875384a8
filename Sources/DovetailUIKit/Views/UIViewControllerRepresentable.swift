import DovetailCore
import DovetailPlatform
import Foundation

/// A view of SwiftUI's that shows the view of a controller of UIKit's.
///
/// Of UIKit's controllers there are those that this module declares.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object that lives as long as the controller, for what it tells others.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: after it was made, and whenever something that this method read has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// The controller goes.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object, once, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes when it is offered one; nil to go by the view's `intrinsicContentSize`.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// Changes the size that the view takes, where ``sizeThatFits(_:uiViewController:context:)`` answers nil. Packages of the time before iOS 16
    /// have it.
    func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
}

/// What a ``UIViewControllerRepresentable`` is told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What ``UIViewControllerRepresentable/makeCoordinator()`` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
    ) {}
    public var body: some View { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var object = RepresentedObject(dismantle: Representable.dismantleUIViewController)
    @Environment(\.self) private var environment

    var body: some View {
        let (controller, context) = object.update(
            makeCoordinator: representable.makeCoordinator,
            makeContext: {
                UIViewControllerRepresentableContext<Representable>(
                    coordinator: $0, transaction: Transaction.current, environment: environment)
            }, make: representable.makeUIViewController, changes: { $0.view.changes },
            update: representable.updateUIViewController)
        let view: UIView = controller.view
        RepresentedLayout(
            count: view.changes.count, wish: { view.representedWish },
            change: { representable._overrideSizeThatFits(&$0, in: $1, uiViewController: controller) },
            answer: { representable.sizeThatFits($0, uiViewController: controller, context: context) }
        ) {
            UIViewContent(view)
        }
        .modifier(PlaceOfView(view: view))
        .modifier(PresentedController(controller))
        .modifier(WindowOfView(view: view))
        .onAppear {
            controller.viewWillAppear(false)
            controller.viewIsAppearing(false)
            controller.viewDidAppear(false)
        }
        .onDisappear {
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
    }
}
