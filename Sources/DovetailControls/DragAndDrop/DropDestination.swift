import CoreTransferable
import DovetailCore
import Foundation

extension View {
    /// Takes values that are dropped on the view. The action gets the values and the place in the view, and tells whether it used them.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.canLoad(T.self) } },
                entered: { _, _ in isTargeted(true) }, moved: { _, _ in }, exited: { _, _ in isTargeted(false) },
                dropped: { session, location in
                    isTargeted(false)
                    session.items.load(T.self) { _ = action($0, location) }
                }))
    }

    /// Takes what is dropped on the view if it has one of some kinds.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0.contains { $0.hasOne(of: supportedContentTypes) } },
                entered: { _, _ in isTargeted?.wrappedValue = true }, moved: { _, _ in },
                exited: { _, _ in isTargeted?.wrappedValue = false },
                dropped: { session, location in
                    isTargeted?.wrappedValue = false
                    _ = action(session.items.filter { $0.hasOne(of: supportedContentTypes) }, location)
                }))
    }

    /// Takes what is dropped on the view if it has one of some kinds.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view if it has one of some kinds: the form with their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view if it has one of some kinds: the form with their identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted) { providers, _ in
            action(providers)
        }
    }

    /// Lets a delegate decide what happens to things that are dragged over the view and dropped on it.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            DropModifier(
                accepts: { items in
                    items.contains { $0.hasOne(of: supportedContentTypes) }
                        && delegate.validateDrop(info: DropInfo(location: .zero, items: items))
                },
                entered: { delegate.dropEntered(info: DropInfo(location: $1, items: $0.items)) },
                moved: { _ = delegate.dropUpdated(info: DropInfo(location: $1, items: $0.items)) },
                exited: { delegate.dropExited(info: DropInfo(location: $1, items: $0.items)) },
                dropped: { session, location in
                    let info = DropInfo(location: location, items: session.items)
                    guard delegate.dropUpdated(info: info)?.operation != .forbidden else {
                        return delegate.dropExited(info: info)
                    }
                    _ = delegate.performDrop(info: info)
                }))
    }

    /// Lets a delegate decide: the form with the identifiers of types.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

/// Decides what happens to things that are dragged over a view and dropped on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view wants what is dragged.
    func validateDrop(info: DropInfo) -> Bool
    /// Uses what was dropped, and tells whether it did.
    func performDrop(info: DropInfo) -> Bool
    /// What is dragged came over the view.
    func dropEntered(info: DropInfo)
    /// What is dragged moved over the view. Tells what would happen to it; nil for the same as before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// What is dragged left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
public struct DropInfo {
    /// The place in the view.
    public let location: CGPoint
    let items: [NSItemProvider]

    /// Whether something dragged has one of some kinds.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { items.contains { $0.hasOne(of: contentTypes) } }
    /// Whether something dragged has one of some kinds.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }
    /// What is dragged and has one of some kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.hasOne(of: contentTypes) }
    }
    /// What is dragged and has one of some kinds.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// What happens to something that is dropped.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
}

/// What would happen to something that is dragged if it were dropped now.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// Makes a view a target.
private struct DropModifier: ViewModifier {
    nonisolated(unsafe) let accepts: ([NSItemProvider]) -> Bool
    nonisolated(unsafe) let entered: (DragSession, CGPoint) -> Void
    nonisolated(unsafe) let moved: (DragSession, CGPoint) -> Void
    nonisolated(unsafe) let exited: (DragSession, CGPoint) -> Void
    nonisolated(unsafe) let dropped: (DragSession, CGPoint) -> Void
    @State private var target = DropTarget()
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(
        accepts: @escaping @MainActor ([NSItemProvider]) -> Bool,
        entered: @escaping @MainActor (DragSession, CGPoint) -> Void,
        moved: @escaping @MainActor (DragSession, CGPoint) -> Void,
        exited: @escaping @MainActor (DragSession, CGPoint) -> Void,
        dropped: @escaping @MainActor (DragSession, CGPoint) -> Void
    ) {
        // Drags are on the main thread.
        self.accepts = { items in MainActor.assumeIsolated { accepts(items) } }
        self.entered = { session, point in MainActor.assumeIsolated { entered(session, point) } }
        self.moved = { session, point in MainActor.assumeIsolated { moved(session, point) } }
        self.exited = { session, point in MainActor.assumeIsolated { exited(session, point) } }
        self.dropped = { session, point in MainActor.assumeIsolated { dropped(session, point) } }
    }

    func body(content: Content) -> some View {
        content.interaction { responder, _ in
            responder.isTransparent = true
            target.responder = responder
            target.accepts = isEnabled ? accepts : { _ in false }
            (target.entered, target.moved) = (entered, moved)
            (target.exited, target.dropped) = (exited, dropped)
            responder.dropTarget = target
        }
    }
}

extension NSItemProvider {
    func hasOne(of types: [UTType]) -> Bool {
        types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
    }

    /// Whether a value of a type can be had.
    func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        value is T || hasOne(of: T.importedContentTypes())
    }
}

extension [NSItemProvider] {
    /// Makes the values of a type that can be had, in order, and hands them over: at once where the values themselves were dragged.
    @MainActor
    func load<T: Transferable>(_ type: T.Type, then action: @escaping @MainActor ([T]) -> Void) {
        let items = filter { $0.canLoad(T.self) }
        let ready = items.compactMap { $0.value as? T }
        if ready.count == items.count { return action(ready) }
        Task { @MainActor in
            var values: [T] = []
            for item in items {
                let result = await withCheckedContinuation { continuation in
                    item.loadTransferable(type: T.self) { continuation.resume(returning: $0) }
                }
                if case .success(let value) = result { values.append(value) }
            }
            if !values.isEmpty { action(values) }
        }
    }
}
