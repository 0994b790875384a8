import DovetailCore
import DovetailPlatform
import Foundation

/// A view of SwiftUI's that shows the view of a controller of UIKit's.
///
/// Of UIKit's controllers there are ``UIViewController`` and ``UIHostingController``.
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
    public var body: some View { RepresentedController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The controller and the coordinator of a representable, for as long as it is shown.
@MainActor
private final class RepresentedStorage<Representable: UIViewControllerRepresentable> {
    private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    isolated deinit {
        if let made { Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
    }

    func update(
        _ representable: Representable, environment: EnvironmentValues
    ) -> (
        controller: Representable.UIViewControllerType, context: UIViewControllerRepresentableContext<Representable>
    ) {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
        let controller = made?.controller ?? representable.makeUIViewController(context: context)
        made = (controller, coordinator)
        let changes = controller.view.changes
        changes.isUpdating = true
        defer { changes.isUpdating = false }
        representable.updateUIViewController(controller, context: context)
        return (controller, context)
    }
}

private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var storage = RepresentedStorage<Representable>()
    @Environment(\.self) private var environment

    var body: some View {
        let (controller, context) = storage.update(representable, environment: environment)
        let view: UIView = controller.view
        RepresentedLayout(
            view: view,
            answer: { representable.sizeThatFits($0, uiViewController: controller, context: context) },
            count: view.changes.count
        ) {
            UIViewContent(view)
        }
        .onAppear {
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
        }
        .onDisappear {
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
    }
}
