import DovetailCore
import DovetailPlatform
import Foundation

/// A gesture of SwiftUI's that a recogniser of UIKit's follows.
///
///     struct Press: UIGestureRecognizerRepresentable {
///         let action: (CGPoint) -> Void
///         func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
///         func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
///             if recognizer.state == .began { action(context.converter.localLocation) }
///         }
///     }
///
/// A view takes it by `gesture(_:)`.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// An object that lives as long as the recogniser.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recogniser, once.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recogniser up to date: after it was made, and whenever something that this method read has changed.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// The gesture has changed.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the object, once, before the recogniser.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Nothing is brought up to date.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Nothing is done.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// No object.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a ``UIGestureRecognizerRepresentable`` is told.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What ``UIGestureRecognizerRepresentable/makeCoordinator(converter:)`` made.
    public let coordinator: Representable.Coordinator
    /// Tells where the gesture is.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a gesture is, in the view that has it and in its window.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate let place: GesturePlace

    /// Where the gesture is in the view.
    public var localLocation: CGPoint { local(globalLocation) }
    /// Where the gesture is in the window.
    public var globalLocation: CGPoint { place.recognizer?.windowLocation ?? .zero }
    /// How far a pan has gone; nil for other gestures.
    public var localTranslation: CGPoint? { (place.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// How fast a pan goes, in points a second; nil for other gestures.
    public var localVelocity: CGPoint? { (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

    /// Where the gesture is in the view, the window, or whatever else has the view's own coordinates.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        if case .global = space.coordinateSpace { return globalLocation }
        return localLocation
    }

    /// A point of the window in the view.
    public func convert(globalPoint: CGPoint) -> CGPoint { local(globalPoint) }

    private func local(_ point: CGPoint) -> CGPoint {
        let origin = place.view.shownOrigin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// The recogniser of a representable, on a view that stands for the one of SwiftUI's.
@MainActor
private final class GesturePlace {
    let view = UIView(frame: .zero)
    weak var recognizer: UIGestureRecognizer?
    nonisolated init() {}
}

extension View {
    /// Follows a gesture by a recogniser of UIKit's.
    nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
        _ representable: Representable
    ) -> some View { modifier(RepresentedGesture(representable: representable)) }
}

private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    // A gesture is a value that is handed over as a whole; nobody else holds what is in it.
    nonisolated(unsafe) let representable: Representable
    @State private var made = MadeGesture<Representable>()

    nonisolated init(representable: Representable) { self.representable = representable }

    func body(content: Content) -> some View {
        let recognizer = made.update(representable)
        content.modifier(ViewGestures(made.view, recognizers: [recognizer], fillsPlace: false))
    }
}

@MainActor
private final class MadeGesture<Representable: UIGestureRecognizerRepresentable> {
    private var kept: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?
    private var place: GesturePlace?

    nonisolated init() {}

    var view: UIView { place?.view ?? UIView(frame: .zero) }

    func update(_ representable: Representable) -> Representable.UIGestureRecognizerType {
        let place = place ?? GesturePlace()
        self.place = place
        let known = kept ?? make(representable, place)
        kept = known
        let (recognizer, context) = known
        representable.updateUIGestureRecognizer(recognizer, context: context)
        recognizer.onAction = { [weak recognizer] in
            if let recognizer { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
        }
        return recognizer
    }

    private func make(
        _ representable: Representable, _ place: GesturePlace
    ) -> (Representable.UIGestureRecognizerType, Representable.Context) {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
        let context = Representable.Context(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        place.recognizer = recognizer
        recognizer.view = place.view
        return (recognizer, context)
    }
}
