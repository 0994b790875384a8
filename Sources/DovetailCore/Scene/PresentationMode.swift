import Foundation

/// Whether a view is shown by a presentation, such as a sheet; see ``EnvironmentValues/presentationMode``.
public struct PresentationMode: Equatable, Sendable {
    /// True in what is presented, false at the root of a window.
    public private(set) var isPresented: Bool

    package init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation and sets the binding that it is shown by. Does nothing at the root of a window.
    public mutating func dismiss() { isPresented = false }
}

/// Ends the presentation that a view is shown by; see ``EnvironmentValues/dismiss``.
@MainActor
public struct DismissAction {
    let handle: PresentationHandle?
    nonisolated init(handle: PresentationHandle?) { self.handle = handle }

    /// Ends the presentation. Does nothing at the root of a window.
    public func callAsFunction() { handle?.dismiss?() }
}

/// The presentation that a view is shown by. One object for each presentation, so that it never counts as a change.
package final class PresentationHandle: @unchecked Sendable {
    /// Ends the presentation. Refreshed in place.
    package var dismiss: (() -> Void)?
    private(set) var mode: Binding<PresentationMode>!

    nonisolated package init() {
        mode = Binding(
            location: FunctionalLocation(
                get: { PresentationMode(isPresented: true) },
                set: { [weak self] mode, _ in if !mode.isPresented { self?.dismiss?() } }))
    }
}

private struct PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationHandle? { nil }
}

extension EnvironmentValues {
    /// The nearest presentation around; nil at the root of a window.
    package var presentation: PresentationHandle? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }

    private static let rootMode = Binding.constant(PresentationMode(isPresented: false))

    /// The state of the nearest presentation around the view.
    ///
    /// `presentationMode.wrappedValue.dismiss()` ends it. The current form of the same are ``dismiss`` and ``isPresented``.
    public var presentationMode: Binding<PresentationMode> { presentation?.mode ?? Self.rootMode }

    /// Ends the nearest presentation around the view: call it like a function.
    public var dismiss: DismissAction { DismissAction(handle: presentation) }

    /// Whether the view is shown by a presentation.
    public var isPresented: Bool { presentation != nil }
}
