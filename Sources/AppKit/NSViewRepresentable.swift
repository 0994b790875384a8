import DovetailCore
import DovetailPlatform
import Foundation

/// A view of SwiftUI's that shows a view of AppKit's.
///
///     struct Blur: NSViewRepresentable {
///         func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
///         func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = .sidebar }
///     }
///
/// Of AppKit's views there are those that this module declares, which draw themselves with SwiftUI's.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The view of AppKit's.
    associatedtype NSViewType: NSView
    /// An object that lives as long as the view, for what it tells others.
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date: after it was made, and whenever something that this method or ``makeNSView(context:)`` read has changed.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// The view goes.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the object, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes when it is offered one; nil to go by the view's `intrinsicContentSize`.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

/// What an ``NSViewRepresentable`` is told.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// What ``NSViewRepresentable/makeCoordinator()`` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment.
    public let environment: EnvironmentValues
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    public var body: some View { RepresentedView(representable: self) }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The view and the coordinator of a representable, for as long as it is shown.
@MainActor
private final class RepresentedStorage<Representable: NSViewRepresentable> {
    private var made: (view: Representable.NSViewType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    isolated deinit {
        if let made { Representable.dismantleNSView(made.view, coordinator: made.coordinator) }
    }

    /// The view, brought up to date, and what its representable was told.
    func update(
        _ representable: Representable, environment: EnvironmentValues
    ) -> (view: Representable.NSViewType, context: NSViewRepresentableContext<Representable>) {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = NSViewRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
        let view = made?.view ?? representable.makeNSView(context: context)
        made = (view, coordinator)
        view.changes.isUpdating = true
        defer { view.changes.isUpdating = false }
        representable.updateNSView(view, context: context)
        return (view, context)
    }
}

private struct RepresentedView<Representable: NSViewRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var storage = RepresentedStorage<Representable>()
    @Environment(\.self) private var environment

    var body: some View {
        let (view, context) = storage.update(representable, environment: environment)
        RepresentedLayout(
            view: view,
            answer: { representable.sizeThatFits($0, nsView: view, context: context) },
            count: view.changes.count
        ) {
            NSViewContent(view)
        }
    }
}

/// Shows a view of AppKit's.
private struct NSViewContent: View {
    let view: NSView
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @ObservedObject private var changes: PlatformViewChanges

    init(_ view: NSView) {
        self.view = view
        count = view.changes.count
        changes = view.changes
    }

    var body: some View {
        if !view.isHidden, let content = view.content { content.opacity(view.alphaValue) }
    }
}

/// Gives a represented view its size: what it asks for where nothing is offered, else what is offered.
private struct RepresentedLayout: Layout {
    let view: NSView
    /// The representable's own answer; nil for that of the view. Layout runs on the main actor, where it belongs.
    nonisolated(unsafe) let answer: @MainActor (ProposedViewSize) -> CGSize?
    let count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (given, wanted) = MainActor.assumeIsolated { (answer(proposal), view.intrinsicContentSize) }
        if let given { return given }
        return CGSize(
            width: proposal.width ?? (wanted.width >= 0 ? wanted.width : 10),
            height: proposal.height ?? (wanted.height >= 0 ? wanted.height : 10))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        }
    }
}
