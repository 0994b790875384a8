import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Says how high a sheet is, and how it looks.
///
///     if let sheet = controller.sheetPresentationController {
///         sheet.detents = [.medium(), .large()]
///         sheet.prefersGrabberVisible = true
///     }
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height that a sheet can have.
    open class Detent: NSObject {
        /// Tells heights apart.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the window.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        let value: PresentationDetent

        fileprivate init(_ identifier: Identifier, _ value: PresentationDetent) {
            self.identifier = identifier
            self.value = value
        }

        /// About half of the window.
        public class func medium() -> Detent { Detent(.medium, .medium) }
        /// All of the window.
        public class func large() -> Detent { Detent(.large, .large) }
        /// A height that is computed, in points; nil if the sheet cannot have it.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let identifier = identifier ?? Identifier(UUID().uuidString)
            // Heights are asked for on the main thread, where the closure was made.
            nonisolated(unsafe) let resolver = resolver
            return Detent(
                identifier,
                .computed(by: identifier.rawValue) { context in
                    resolver(DetentContext(maximumDetentValue: context.maxDetentValue))
                })
        }
    }

    private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
        let maximumDetentValue: CGFloat
        var containerTraitCollection: UITraitCollection { MainActor.assumeIsolated { UITraitCollection.current } }
    }

    /// The heights that the sheet can have. It begins with the first.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The height that it has; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }
    /// The greatest height at which what is behind is not dimmed and can be used; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Whether there is a handle at the upper edge.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The radius of the corners, in points; nil for that of the system.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Whether scrolling at the upper edge of its content makes the sheet higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }
    /// Whether the sheet touches the lower edge only in a low window. There are no low screens here: it is kept, and nothing else.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width in a low window follows `preferredContentSize`. It is kept, and nothing else.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Where a sheet that is not at the edge comes from. It is kept, and nothing else.
    open weak var sourceView: UIView?

    /// Changes the values, with an animation.
    open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

    /// The heights are to be computed again.
    open func invalidateDetents() { changed() }

    private func changed() { presentedViewController.presentationChanges.happened() }

    // MARK: For the sheet

    private func detent(_ identifier: Detent.Identifier?) -> Detent? {
        identifier.flatMap { wanted in detents.first { $0.identifier == wanted } }
    }

    fileprivate var selection: Binding<PresentationDetent> {
        Binding(
            get: { (self.detent(self.selectedDetentIdentifier) ?? self.detents.first)?.value ?? .large },
            set: { value in
                guard let new = self.detents.first(where: { $0.value == value })?.identifier,
                    new != self.selectedDetentIdentifier
                else { return }
                self.selectedDetentIdentifier = new
                (self.delegate as? UISheetPresentationControllerDelegate)?
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
            })
    }
    fileprivate var interaction: PresentationBackgroundInteraction {
        detent(largestUndimmedDetentIdentifier).map { .enabled(upThrough: $0.value) } ?? .automatic
    }
}

/// What the height of a sheet is computed from.
@preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// Light or dark, and the pixels of the display.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that the sheet can have, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Hears of the height of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person gave the sheet another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Gives the content of a sheet what the controller that is presented says of it.
struct SheetLook: ViewModifier {
    let controller: UIViewController
    @ObservedObject private var changes: PlatformViewChanges

    init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.presentationChanges
    }

    func body(content: Content) -> some View {
        let sheet = controller.presentationController as? UISheetPresentationController
        let isClear = controller.view.backgroundColor.map { $0.cgColor.alpha == 0 } ?? false
        content
            .presentationDetents(
                Set((sheet?.detents ?? []).map(\.value)), selection: sheet?.selection ?? .constant(.large)
            )
            .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
            .presentationCornerRadius(sheet?.preferredCornerRadius)
            .presentationBackgroundInteraction(sheet?.interaction ?? .automatic)
            .presentationContentInteraction(
                sheet?.prefersScrollingExpandsWhenScrolledToEdge == false ? .scrolls : .automatic
            )
            .modifier(ClearGround(isClear: isClear))
    }
}

/// Takes the background of a presentation away, where the view of a controller has a clear one.
struct ClearGround: ViewModifier {
    let isClear: Bool

    func body(content: Content) -> some View {
        if isClear { content.presentationBackground(Color.clear) } else { content }
    }
}
