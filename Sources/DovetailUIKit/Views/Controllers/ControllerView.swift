import DovetailCore
import Foundation

/// The view of a controller that draws itself with views of SwiftUI's.
final class ControllerView<Owner: UIViewController>: UIView {
    private unowned let owner: Owner
    private let make: (Owner, Int) -> AnyView

    /// - Parameter content: What the controller shows, made anew with each change. It gets the number of changes so far: a view of SwiftUI's that
    ///   keeps it is another value after each.
    init(_ owner: Owner, content: @escaping (Owner, Int) -> some View) {
        self.owner = owner
        make = { AnyView(content($0, $1)) }
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var content: AnyView? { make(owner, changes.count) }
}
