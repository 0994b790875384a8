import DovetailCore
import Foundation

/// An edge of a controller's view that bars may cover, as constraints name it. Bars are never over such a view here, so its length is 0.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much of the view lies behind bars, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide without height along the top or the bottom of a view.
@MainActor
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The top of what bars leave of the view. Deprecated on Apple's systems: use the view's `safeAreaLayoutGuide`.
    public var topLayoutGuide: any UILayoutSupport { edgeGuide(\.topAnchor, "top") }
    /// The bottom of what bars leave of the view. Deprecated on Apple's systems: use the view's `safeAreaLayoutGuide`.
    public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(\.bottomAnchor, "bottom") }

    private func edgeGuide(
        _ edge: KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>, _ name: String
    ) -> EdgeGuide {
        let view = view!
        for case let known as EdgeGuide in view.layoutGuides where known.identifier == name { return known }
        let (guide, whole) = (EdgeGuide(), view.safeAreaLayoutGuide)
        guide.identifier = name
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide[keyPath: edge].constraint(equalTo: whole[keyPath: edge]),
            guide.heightAnchor.constraint(equalToConstant: 0),
            guide.leadingAnchor.constraint(equalTo: whole.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: whole.trailingAnchor),
        ])
        return guide
    }
}
