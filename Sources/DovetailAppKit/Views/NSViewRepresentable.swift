import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A view of SwiftUI's that shows a view of AppKit's.
///
///     struct Blur: NSViewRepresentable {
///         func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
///         func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = .sidebar }
///     }
///
/// Of AppKit's views there are those that this module declares, which draw themselves with SwiftUI's. A view that one class has for both of
/// Apple's systems, as `WKWebView` and `MKMapView`, may stand here too.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
    /// The view of AppKit's.
    associatedtype NSViewType: _NSViewRepresentableView
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
    /// Changes the size that the view takes, where ``sizeThatFits(_:nsView:context:)`` answers nil. Packages of the time before macOS 13 have it.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, nsView: NSViewType)
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
    public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, nsView: NSViewType) {}
    public var body: some View { RepresentedView(representable: self) }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// A view that ``NSViewRepresentable`` can show: one of AppKit's, or one of UIKit's that stands for AppKit's as well.
@MainActor @preconcurrency
public protocol _NSViewRepresentableView: AnyObject {}

extension NSView: _NSViewRepresentableView {}
extension UIView: _NSViewRepresentableView {}

/// Shows a view that is UIKit's here.
private struct SharedView<Representable: NSViewRepresentable>: UIViewRepresentable {
    nonisolated(unsafe) let representable: Representable
    typealias UIContext = UIViewRepresentableContext<Self>

    // Swift knows only that it is an object; it is asked for where the type is one of UIKit's.
    private func shown(_ view: UIView) -> Representable.NSViewType { view as! Representable.NSViewType }

    private func described(_ context: UIContext) -> NSViewRepresentableContext<Representable> {
        NSViewRepresentableContext(
            coordinator: context.coordinator, transaction: context.transaction, environment: context.environment)
    }

    func makeCoordinator() -> Representable.Coordinator { representable.makeCoordinator() }
    func makeUIView(context: UIContext) -> UIView {
        representable.makeNSView(context: described(context)) as! UIView
    }
    func updateUIView(_ view: UIView, context: UIContext) {
        representable.updateNSView(shown(view), context: described(context))
    }
    static func dismantleUIView(_ view: UIView, coordinator: Representable.Coordinator) {
        Representable.dismantleNSView(view as! Representable.NSViewType, coordinator: coordinator)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: UIContext) -> CGSize? {
        representable.sizeThatFits(proposal, nsView: shown(uiView), context: described(context))
    }
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
        representable._overrideSizeThatFits(&size, in: proposedSize, nsView: shown(uiView))
    }
}

private struct RepresentedView<Representable: NSViewRepresentable>: View {
    nonisolated(unsafe) let representable: Representable

    var body: some View {
        if Representable.NSViewType.self is UIView.Type {
            SharedView(representable: representable)
        } else {
            OwnView(representable: representable)
        }
    }
}

private struct OwnView<Representable: NSViewRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var object = RepresentedObject<NSView, Representable.Coordinator> {
        Representable.dismantleNSView($0 as! Representable.NSViewType, coordinator: $1)
    }
    @Environment(\.self) private var environment

    var body: some View {
        let (view, context) = object.update(
            makeCoordinator: representable.makeCoordinator,
            makeContext: {
                NSViewRepresentableContext<Representable>(
                    coordinator: $0, transaction: Transaction.current, environment: environment)
            }, make: { representable.makeNSView(context: $0) as! NSView }, changes: { $0.changes },
            update: { representable.updateNSView($0 as! Representable.NSViewType, context: $1) })
        let shown = view as! Representable.NSViewType
        MeasuredView(
            view: view, changes: view.changes,
            answer: { representable.sizeThatFits($0, nsView: shown, context: context) },
            change: { representable._overrideSizeThatFits(&$0, in: $1, nsView: shown) }
        )
        .modifier(WindowOfView(view: view))
    }
}

/// A view in the size that it asks for, which is asked for anew with each change.
private struct MeasuredView: View {
    let view: NSView
    @ObservedObject var changes: PlatformViewChanges
    let answer: @MainActor (ProposedViewSize) -> CGSize?
    let change: @MainActor (inout CGSize, _ProposedSize) -> Void

    var body: some View {
        RepresentedLayout(count: changes.count, wish: { view.representedWish }, change: change, answer: answer) {
            NSViewContent(view)
        }
    }
}

/// Tells a view of AppKit's which window shows it.
struct WindowOfView: ViewModifier {
    let view: NSView
    @Environment(\.windowOfApp) private var window

    func body(content: Content) -> some View {
        content.onAppear { view.moved(to: window) }.onDisappear { view.moved(to: nil) }
    }
}
