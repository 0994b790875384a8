import Combine
import CoreLocation
import DovetailCore
import DovetailUIKit
import Foundation

/// A map of UIKit's.
///
///     struct Places: UIViewRepresentable {
///         func makeUIView(context: Context) -> MKMapView {
///             let map = MKMapView()
///             map.delegate = context.coordinator
///             map.addAnnotation(harbour)
///             return map
///         }
///         func updateUIView(_ map: MKMapView, context: Context) { map.setRegion(region, animated: true) }
///     }
///
/// It is drawn as ``Map`` is, in a view of SwiftUI's that fills it.
@MainActor @preconcurrency
open class MKMapView: UIView {
    /// Hears of the map and makes the views of its annotations and overlays.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { contentChanged() } }
    /// How it looks.
    open var mapType = MKMapType.standard { didSet { contentChanged() } }
    /// Whether it can be moved.
    open var isScrollEnabled = true { didSet { contentChanged() } }
    /// Whether it can be made larger and smaller.
    open var isZoomEnabled = true { didSet { contentChanged() } }
    /// Whether it can be turned.
    open var isRotateEnabled = true { didSet { contentChanged() } }
    /// Whether it can be tilted. Maps are flat here.
    open var isPitchEnabled = true
    /// Whether a compass is shown on a map that is turned.
    open var showsCompass = true { didSet { contentChanged() } }
    /// Whether it shows how long a distance is.
    open var showsScale = false { didSet { contentChanged() } }
    /// Whether pictures show traffic. That is the server's matter.
    open var showsTraffic = false
    /// Whether pictures show buildings. That is the server's matter.
    open var showsBuildings = true
    /// Whether pictures name sights. That is the server's matter.
    open var showsPointsOfInterest = true
    /// Which sights pictures name. That is the server's matter.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// How it looks, for newer code.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.type }
    }
    /// How near and how far the camera may be.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() { didSet { contentChanged() } }
    /// Where the middle may be; nil for everywhere.
    open var cameraBoundary: CameraBoundary? { didSet { contentChanged() } }
    /// Whether the person's place is shown and told, as soon as the app may know it.
    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation != oldValue else { return }
            if showsUserLocation { person.start(self) } else { person.stop() }
            contentChanged()
        }
    }
    /// The person's place.
    public let userLocation = MKUserLocation()
    /// Whether the person's place is in sight.
    open var isUserLocationVisible: Bool {
        userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
    }
    /// Whether the map follows the person's place.
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet {
            guard userTrackingMode != oldValue else { return }
            if userTrackingMode != .none { showsUserLocation = true }
            followPerson()
            delegate?.mapView(self, didChange: userTrackingMode, animated: false)
        }
    }

    let state = MapViewState()
    private let person = PersonFollower()
    private var host: UIHostingController<MapViewContent>!
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var pool: [String: [MKAnnotationView]] = [:]
    private var isShown = false

    /// A map with a place, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        host = UIHostingController(rootView: MapViewContent(map: WeakMap(self), state: state))
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
    }

    /// A map of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A map of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Something on the map is other than before.
    func contentChanged() { state.change() }

    // MARK: Region

    /// What is shown, as a region. It reaches further than the one that was set, as the map fills its view.
    open var region: MKCoordinateRegion {
        get { state.viewport?.region ?? state.position.region ?? MKCoordinateRegion(.world) }
        set { setRegion(newValue, animated: false) }
    }
    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { state.viewport?.camera.centerCoordinate ?? region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// What is shown, as a rectangle of the map.
    open var visibleMapRect: MKMapRect {
        get { state.viewport?.rect ?? region.mapRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// From where the map is looked at. A copy.
    open var camera: MKMapCamera {
        get {
            guard let camera = state.viewport?.camera else { return MKMapCamera() }
            return MKMapCamera(
                lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0,
                heading: camera.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows a region whole.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated) }
    /// Shows a rectangle of the map whole.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(.rect(mapRect), animated) }
    /// Shows a rectangle of the map whole, in the part of the view that edges leave free.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let edges = EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        show(.rect(mapRect, insets: edges), animated)
    }
    /// Shows a place in the middle, as large as before.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard var camera = state.viewport?.camera else {
            var region = self.region
            region.center = coordinate
            return show(.region(region), animated)
        }
        camera.centerCoordinate = coordinate
        show(.camera(camera), animated)
    }
    /// Shows what a camera sees.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(.camera(MapCamera(camera)), animated) }
    /// The region that would be shown for another one, which it is a part of.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        let size = state.viewport?.size ?? bounds.size
        guard size.width > 0, size.height > 0 else { return region }
        return MapViewport(showing: region.mapRect, size: size).region
    }
    /// The rectangle that would be shown for another one, which it is a part of.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        let size = state.viewport?.size ?? bounds.size
        guard size.width > 0, size.height > 0 else { return mapRect }
        return MapViewport(showing: mapRect, size: size).rect
    }
    /// The rectangle that would be shown for another one, which it is a part of, in the part of the view that edges leave free.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let size = state.viewport?.size ?? bounds.size
        let free = CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
        guard free.width > 0, free.height > 0 else { return mapRectThatFits(mapRect) }
        var rect = MapViewport(showing: mapRect, size: free).rect
        let scale = rect.size.width / free.width
        rect.origin.x -= insets.left * scale
        rect.origin.y -= insets.top * scale
        rect.size = MKMapSize(width: size.width * scale, height: size.height * scale)
        return rect
    }

    private func show(_ position: MapCameraPosition, _ animated: Bool) {
        guard position != state.position else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        withAnimation(animated ? .easeInOut(duration: 0.4) : nil) { state.position = position }
    }

    func moved(_ viewport: MapViewport, isEnd: Bool) {
        state.viewport = viewport
        if !isShown {
            isShown = true
            delegate?.mapViewWillStartLoadingMap(self)
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
        delegate?.mapViewDidChangeVisibleRegion(self)
        if isEnd { delegate?.mapView(self, regionDidChangeAnimated: false) }
    }

    /// A person moved it.
    /// What the camera is held to.
    var cameraBounds: MapCameraBounds? {
        let (range, boundary) = (cameraZoomRange!, cameraBoundary)
        let isFree = range.minCenterCoordinateDistance < 0 && range.maxCenterCoordinateDistance < 0
        guard !isFree || boundary != nil else { return nil }
        let nearest = range.minCenterCoordinateDistance < 0 ? nil : range.minCenterCoordinateDistance
        let farthest = range.maxCenterCoordinateDistance < 0 ? nil : range.maxCenterCoordinateDistance
        guard let boundary else { return MapCameraBounds(minimumDistance: nearest, maximumDistance: farthest) }
        return MapCameraBounds(
            centerCoordinateBounds: boundary.mapRect, minimumDistance: nearest, maximumDistance: farthest)
    }

    func movedByPerson() { if userTrackingMode != .none { userTrackingMode = .none } }

    // MARK: Places

    /// Where a place is in a view; nil for the window.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let point = (state.viewport ?? emptyViewport).point(of: MKMapPoint(coordinate))
        return view === self ? point : convert(point, to: view)
    }
    /// The place at a point of a view; nil for the window.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = view === self ? point : convert(point, from: view)
        return (state.viewport ?? emptyViewport).coordinate(at: own) ?? kCLLocationCoordinate2DInvalid
    }

    private var emptyViewport: MapViewport {
        MapViewport(showing: region.mapRect, size: bounds.size == .zero ? CGSize(width: 1, height: 1) : bounds.size)
    }

    // MARK: Annotations

    /// All annotations, with the person's place where that is shown.
    open var annotations: [any MKAnnotation] {
        state.annotations + (showsUserLocation && userLocation.location != nil ? [userLocation] : [])
    }
    /// Those that are selected: one at most.
    open var selectedAnnotations: [any MKAnnotation] {
        get { state.selected.map { [$0] } ?? [] }
        set { if let first = newValue.first { selectAnnotation(first, animated: false) } else { select(nil) } }
    }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        let known = Set(state.annotations.map { ObjectIdentifier($0) })
        let new = annotations.filter { !known.contains(ObjectIdentifier($0)) && $0 !== userLocation }
        guard !new.isEmpty else { return }
        state.annotations += new
        contentChanged()
    }
    /// Takes an annotation off.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes annotations off.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) })
        state.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        for id in gone {
            guard let view = state.views.removeValue(forKey: id) else { continue }
            if let reuseIdentifier = view.reuseIdentifier { pool[reuseIdentifier, default: []].append(view) }
        }
        if let selected = state.selected, gone.contains(ObjectIdentifier(selected)) { select(nil) }
        contentChanged()
    }
    /// Annotations of a rectangle of the map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
    }
    /// Shows annotations, all of them whole.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
            let point = MKMapPoint(annotation.coordinate)
            return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        guard !rect.isNull else { return }
        let room = max(rect.width, rect.height) * 0.15 + 1500
        show(.rect(rect.insetBy(dx: -room, dy: -room)), animated)
    }

    /// The view of an annotation; nil before it is shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { state.views[ObjectIdentifier(annotation)] }

    /// Says of which class views with an identifier are made.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// A view that is free; nil where there is none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }
    /// A view that is free, or a new one of the registered class. Traps where no class is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        if let known = classes[identifier] { return _MadeAnnotationView.make(known, annotation, identifier) }
        guard identifier == MKMapViewDefaultAnnotationViewReuseIdentifier else {
            fatalError("MKMapView has no class registered for “\(identifier)”")
        }
        return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    /// The view of an annotation, which the delegate is asked for once.
    func madeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let known = state.views[ObjectIdentifier(annotation)] { return known }
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? dequeueReusableAnnotationView(
                withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.map = self
        state.views[ObjectIdentifier(annotation)] = view
        state.added.append(view)
        return view
    }

    /// Tells of views that were made while the map was drawn.
    func tellAdded() {
        guard !state.added.isEmpty else { return }
        let views = state.added
        state.added = []
        for view in views { view.prepareForDisplay() }
        delegate?.mapView(self, didAdd: views)
    }

    // MARK: Selection

    /// Selects an annotation.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation) }
    /// Selects an annotation no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation == nil || annotation === state.selected { select(nil) }
    }

    func select(_ annotation: (any MKAnnotation)?) {
        guard annotation !== state.selected else { return }
        if let before = state.selected {
            state.selected = nil
            let view = state.views[ObjectIdentifier(before)]
            view?.setSelected(false, animated: true)
            if let view { delegate?.mapView(self, didDeselect: view) }
            delegate?.mapView(self, didDeselect: before)
        }
        if let annotation {
            state.selected = annotation
            let view = madeView(for: annotation)
            view.setSelected(true, animated: true)
            delegate?.mapView(self, didSelect: view)
            delegate?.mapView(self, didSelect: annotation)
        }
        contentChanged()
    }

    // MARK: Overlays

    /// All overlays, the rearmost first.
    open var overlays: [any MKOverlay] { state.overlays }

    /// Adds an overlay in front of the others.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds an overlay in front of the others.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Adds overlays in front of the others.
    open func addOverlays(_ overlays: [any MKOverlay]) {
        state.overlays += overlays
        contentChanged()
    }
    /// Adds overlays in front of the others.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Adds an overlay at a position, 0 being the rearmost.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        state.overlays.insert(overlay, at: min(max(index, 0), state.overlays.count))
        contentChanged()
    }
    /// Takes an overlay off.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Takes overlays off.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        let gone = Set(overlays.map { ObjectIdentifier($0) })
        state.overlays.removeAll { gone.contains(ObjectIdentifier($0)) }
        for id in gone { state.renderers[id] = nil }
        contentChanged()
    }
    /// How an overlay is drawn; nil before it is.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        state.renderers[ObjectIdentifier(overlay)]
    }

    func madeRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
        if let known = state.renderers[ObjectIdentifier(overlay)] { return known }
        // Without a delegate there is nobody to say how it looks.
        guard let delegate else { return MKOverlayRenderer(overlay: overlay) }
        let renderer = delegate.mapView(self, rendererFor: overlay)
        renderer.map = self
        state.renderers[ObjectIdentifier(overlay)] = renderer
        return renderer
    }

    // MARK: The person's place

    /// Follows the person's place, or no longer.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    func personIsAt(_ location: CLLocation) {
        userLocation.location = location
        delegate?.mapView(self, didUpdate: userLocation)
        followPerson()
        contentChanged()
    }

    func personIsUnknown(_ error: any Error) { delegate?.mapView(self, didFailToLocateUserWithError: error) }

    private func followPerson() {
        guard userTrackingMode != .none, let place = userLocation.location?.coordinate else { return }
        setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        host?.view.frame = bounds
    }
}

/// A map as its content knows it, which it keeps.
struct WeakMap {
    weak var view: MKMapView?
    init(_ view: MKMapView) { self.view = view }
}

/// What a map of UIKit's keeps.
@MainActor
final class MapViewState: ObservableObject {
    /// Counts changes of what is on the map.
    @Published private(set) var version = 0
    @Published var position = MapCameraPosition.rect(.world)
    var viewport: MapViewport?
    var annotations: [any MKAnnotation] = []
    var overlays: [any MKOverlay] = []
    var selected: (any MKAnnotation)?
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    /// Views that were made and not told of.
    var added: [MKAnnotationView] = []

    func change() { version += 1 }
}

/// Follows the person's place for a map of UIKit's.
private final class PersonFollower: NSObject, CLLocationManagerDelegate {
    private var manager: CLLocationManager?
    private weak var map: MKMapView?

    @MainActor func start(_ map: MKMapView) {
        self.map = map
        guard manager == nil else { return }
        let manager = CLLocationManager()
        self.manager = manager
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    @MainActor func stop() {
        manager?.stopUpdatingLocation()
        manager = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        MainActor.assumeIsolated { map?.personIsAt(last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated { map?.personIsUnknown(error) }
    }
}
