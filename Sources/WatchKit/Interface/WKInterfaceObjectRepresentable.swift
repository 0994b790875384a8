import DovetailCore
import Foundation

/// A view that shows an object of WatchKit's.
@MainActor @preconcurrency
public protocol WKInterfaceObjectRepresentable: View {
    /// What is shown.
    associatedtype WKInterfaceObjectType: WKInterfaceObject
    /// What the object tells of what happens to it.
    associatedtype Coordinator = Void
    typealias Context = WKInterfaceObjectRepresentableContext<Self>

    /// Makes the object, once.
    func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
    /// Brings the object up to date.
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
    /// Makes the coordinator, before the object.
    func makeCoordinator() -> Coordinator
    /// Called where the view goes.
    static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
}

extension WKInterfaceObjectRepresentable {
    public static func dismantleWKInterfaceObject(
        _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator
    ) {}
    public var body: _WKInterfaceObjectHost<Self> { _WKInterfaceObjectHost(representable: self) }
}

extension WKInterfaceObjectRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is told beside its object.
@MainActor @preconcurrency
public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
    /// What the representable made.
    public let coordinator: Representable.Coordinator
    /// How what changes is to be animated.
    public let transaction: Transaction
    /// What the views around have set.
    public let environment: EnvironmentValues
}

/// Not for use outside the framework.
public struct _WKInterfaceObjectHost<Representable: WKInterfaceObjectRepresentable>: View {
    nonisolated(unsafe) let representable: Representable
    @State private var made = Made()
    @Environment(\.self) private var environment

    nonisolated init(representable: Representable) { self.representable = representable }

    /// The object, which is made once, and let go of with the view.
    @MainActor
    private final class Made {
        var both: (object: Representable.WKInterfaceObjectType, coordinator: Representable.Coordinator)?
        nonisolated init() {}
        isolated deinit {
            if let both { Representable.dismantleWKInterfaceObject(both.object, coordinator: both.coordinator) }
        }
    }

    public var body: some View { WKInterfaceObjectView(object: object()) }

    private func object() -> WKInterfaceObject {
        let coordinator = made.both?.coordinator ?? representable.makeCoordinator()
        let context = WKInterfaceObjectRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
        let object = made.both?.object ?? representable.makeWKInterfaceObject(context: context)
        made.both = (object, coordinator)
        representable.updateWKInterfaceObject(object, context: context)
        return object
    }
}
