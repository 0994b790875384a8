// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// The view of an annotation on a map of UIKit's.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    /// What it shows.
    open var annotation: (any MKAnnotation)? { didSet { mapChanged() } }
    /// What it is made again by.
    public let reuseIdentifier: String?
    /// Its picture; nil for what the subviews draw.
    open var image: UIImage? {
        didSet {
            picture.image = image
            picture.isHidden = image == nil
            if let image {
                frame.size = image.size
                picture.frame = CGRect(origin: .zero, size: image.size)
            }
            mapChanged()
        }
    }
    /// How far its middle is from its place, in points.
    open var centerOffset = CGPoint.zero { didSet { mapChanged() } }
    /// How far the callout is from its usual place, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be selected.
    open var isEnabled = true { didSet { mapChanged() } }
    /// Whether it is selected.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    private var isChosen = false
    /// Whether it looks pressed.
    open var isHighlighted = false
    /// Whether its titles are shown above it when it is selected.
    open var canShowCallout = false { didSet { mapChanged() } }
    /// A view in the callout, before the titles.
    open var leftCalloutAccessoryView: UIView?
    /// A view in the callout, after the titles.
    open var rightCalloutAccessoryView: UIView?
    /// A view in the callout, below the title.
    open var detailCalloutAccessoryView: UIView?
    /// Whether a person can drag it. An ``MKShape``, which an ``MKPointAnnotation`` is, gets another coordinate then. Of other annotations nobody can set
    /// one here: the delegate is told, and they go back.
    open var isDraggable = false { didSet { mapChanged() } }
    /// How far a person is with dragging it.
    open var dragState: DragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }
    private var drag = DragState.none
    /// A person has begun to drag it, or ends. Classes of an app's own may lift it up.
    open func setDragState(_ newDragState: DragState, animated: Bool) { drag = newDragState }
    /// Which of those that cover each other is shown first.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// What those that are near are gathered by. They are not gathered here.
    open var clusteringIdentifier: String?
    /// How those that cover each other are told apart.
    open var collisionMode = CollisionMode.rectangle
    /// Which of them is in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { mapChanged() } }

    /// How much room an annotation takes.
    public enum CollisionMode: Int, Sendable {
        case rectangle
        case circle
        case none
    }

    private let picture = UIImageView(frame: .zero)
    /// The map that shows it.
    weak var map: MKMapView?

    /// A view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        picture.isHidden = true
        addSubview(picture)
    }

    /// A view of no annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// It is about to be used for another annotation.
    open func prepareForReuse() {}
    /// It is about to be shown.
    open func prepareForDisplay() {}
    /// Selects it, or no longer. An app that does so itself calls ``MKMapView/selectAnnotation(_:animated:)``.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isChosen else { return }
        isChosen = selected
        mapChanged()
    }

    /// What a map draws: the view itself, its middle at the place.
    var content: AnyView {
        let size = frame.size
        return AnyView(
            RepresentedAnnotation(view: self).frame(width: size.width, height: size.height)
                .offset(x: centerOffset.x, y: centerOffset.y))
    }
    /// Whether it is a balloon with a tip.
    var balloon: AnyView? { nil }
    func mapChanged() { map?.contentChanged() }
}

/// Shows the view of an annotation among SwiftUI's.
private struct RepresentedAnnotation: UIViewRepresentable {
    let view: MKAnnotationView
    func makeUIView(context: Context) -> MKAnnotationView { view }
    func updateUIView(_ uiView: MKAnnotationView, context: Context) {}
}

/// Which of annotations that cover each other is shown. All are shown here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Which of annotations is in front.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// Whether titles stand below a balloon.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive
    case hidden
    case visible
}

/// A balloon on a map of UIKit's.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The balloon's colour; nil for red.
    open var markerTintColor: UIColor? { didSet { mapChanged() } }
    /// The colour of what is in it; nil for white.
    open var glyphTintColor: UIColor? { didSet { mapChanged() } }
    /// Letters in it.
    open var glyphText: String? { didSet { mapChanged() } }
    /// A picture in it; nil for a pin.
    open var glyphImage: UIImage? { didSet { mapChanged() } }
    /// A picture in it when it is selected.
    open var selectedGlyphImage: UIImage? { didSet { mapChanged() } }
    /// Whether the title stands below.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { mapChanged() } }
    /// Whether the second title stands below. It stands in the callout alone here.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { mapChanged() } }
    /// Whether it falls into its place. It appears there.
    open var animatesWhenAdded = false

    /// A balloon of an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame.size = CGSize(width: 30, height: 37)
    }

    /// A balloon of no annotation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var balloon: AnyView? {
        guard image == nil else { return nil }
        let glyph = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        let color = glyphTintColor.map { Color(uiColor: $0) } ?? .white
        return AnyView(
            Label {
                Text(annotation?.title ?? "")
            } icon: {
                if let text = glyphText, !text.isEmpty {
                    Text(text).foregroundStyle(color)
                } else if let glyph {
                    Image(uiImage: glyph).resizableInBox().aspectRatio(contentMode: .fit).frame(width: 18, height: 18)
                        .foregroundStyle(color)
                } else {
                    Image(systemName: "mappin").foregroundStyle(color)
                }
            })
    }
}

/// A pin on a map of UIKit's. It looks as a ``MKMarkerAnnotationView`` does.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKMarkerAnnotationView {
    /// The pin's colour.
    open var pinTintColor: UIColor? {
        get { markerTintColor }
        set { markerTintColor = newValue }
    }
    /// Whether it falls into its place. It appears there.
    open var animatesDrop = false

    /// A pin of an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    /// A pin of no annotation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The colour of pins.
    open class func redPinColor() -> UIColor { .systemRed }
    /// The colour of pins.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// The colour of pins.
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// What views of annotations are made by where an app registers its own.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// What views of gathered annotations are made by. They are not gathered here.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
