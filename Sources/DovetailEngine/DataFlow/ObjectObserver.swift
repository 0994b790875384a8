import AttributeGraph
import Combine
import Foundation

/// Turns an object's announcements into a change in the graph: whoever reads the signal runs again.
///
/// The announcement comes before the object changes and may come from any thread; the graph is told at the next update,
/// when the object has its new values.
final class ObjectObserver: PendingWrite {
    private let signal: WeakAttribute<Int>
    private let loop: UpdateLoop
    private var count = 0
    private var subscription: AnyCancellable?
    private weak var object: AnyObject?

    /// An observer of nothing yet; its signal belongs to the current subgraph.
    init(loop: UpdateLoop) {
        self.loop = loop
        signal = WeakAttribute(Attribute(value: 0), in: loop.graph)
    }

    /// Watches `object` from now on, and no other.
    func observe<Object: ObservableObject>(_ object: Object) {
        guard self.object !== object else { return }
        self.object = object
        let loop = loop
        subscription = object.objectWillChange.sink { [weak self] _ in
            guard let self else { return }
            loop.enqueue(self, transaction: Transaction.current)
        }
    }

    func apply(run: Int) {
        guard let signal = signal.attribute(in: loop.graph) else { return }
        count += 1
        signal.set(count)
    }

    /// Whether the object announced a change since the running rule last finished.
    var hasChanged: Bool { signal.attribute(in: loop.graph)?.hasChanged ?? false }

    var misuse: String? {
        let name = object.map { "a \(type(of: $0))" } ?? "an object"
        return
            "Publishing changes from within view updates is not allowed, this will cause undefined behavior. (\(name); change it from an action)"
    }

    /// Makes the running rule depend on the object.
    func recordDependency() { _ = signal.attribute(in: loop.graph)?.value }
}

/// Tells the comparison of closures which objects announce changes as a whole.
enum ObservableObjects {
    static let areKnown: Bool = {
        ObjectChanges.announcesChanges = { $0 is any ObservableObject.Type }
        return true
    }()
}
