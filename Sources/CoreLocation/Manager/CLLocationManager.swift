import DovetailBase
import Foundation

/// Asks for permission to know the place, and tells a delegate where that is.
///
/// Places come from GeoClue, the desktop's service, or are the fixed one of the variable `DOVETAIL_LOCATION` (such as “52.52,13.405”; “denied” and
/// “unknown” play what can go wrong). A person is asked at most once in each run of the app, by GeoClue, which remembers the answer.
///
/// Use it on the main thread, where the delegate is called.
open class CLLocationManager: NSObject {
    /// Hears of everything.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { later { $0.tellStatus() } } }
    }
    /// The metres within which the place should be known, or ``kCLLocationAccuracyBest`` and its like.
    open var desiredAccuracy = kCLLocationAccuracyBest { didSet { if desiredAccuracy != oldValue { restart() } } }
    /// The metres of a movement that is told, or ``kCLDistanceFilterNone``.
    open var distanceFilter = kCLDistanceFilterNone { didSet { if distanceFilter != oldValue { restart() } } }
    /// What a person does. It makes no difference here.
    open var activityType = CLActivityType.other
    /// Whether places are not told while nothing moves. It makes no difference here.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether places are told while no window is open. They always are here.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the desktop shows that the place is used. That is the desktop's own matter.
    open var showsBackgroundLocationIndicator = false
    /// The degrees of a turn that is told. Turns never are; see ``headingAvailable()``.
    open var headingFilter: CLLocationDegrees = 1
    /// How the device is held. It makes no difference here.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The regions that are watched.
    public private(set) var monitoredRegions: Set<CLRegion> = []
    /// Regions of beacons that are looked for: none.
    open var rangedRegions: Set<CLRegion> { [] }
    /// The largest radius of a region that is watched, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 200_000 }

    private let service: LocationService
    private var listening = 0
    /// The number of what the service was asked for; nil while nothing is.
    private var updates: Int?
    private var single: Int?
    private var significant: Int?
    private var watching: Int?
    private var lastTold: CLLocation?
    private var regionStates: [String: CLRegionState] = [:]

    /// A manager that does nothing yet.
    public override convenience init() { self.init(service: .shared) }

    package init(service: LocationService) {
        self.service = service
        super.init()
        let manager = WeakManager(self)
        listening = service.listen { manager.later { $0.tellStatus() } }
    }

    deinit {
        service.stopListening(listening)
        for number in [updates, single, significant, watching] { if let number { service.remove(number) } }
    }

    // MARK: Permission

    /// Whether the app may know the place. Each run of it begins with ``CLAuthorizationStatus/notDetermined``.
    open var authorizationStatus: CLAuthorizationStatus { service.status }
    /// The same, for older code.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.status }
    /// Whether the app may know the place exactly. GeoClue does not tell: it makes places less exact by itself.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether the app may use widgets with the place: there are none.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Whether places are told on this machine at all.
    open class func locationServicesEnabled() -> Bool { LocationService.shared.source.isEnabled }

    /// Asks a person for permission while the app is used, unless the answer is known.
    open func requestWhenInUseAuthorization() { service.ask(always: false) }
    /// Asks a person for permission, unless the answer is known. GeoClue knows no difference to ``requestWhenInUseAuthorization()``.
    open func requestAlwaysAuthorization() { service.ask(always: true) }
    /// Has nothing to ask: places are as exact as GeoClue tells them.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: ((any Error)?) -> Void = { _ in }
    ) { completion(nil) }
    /// Has nothing to ask: places are as exact as GeoClue tells them.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    private func tellStatus() {
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }

    // MARK: Places

    /// The last place that is known; nil for none.
    open var location: CLLocation? { service.status == .denied ? nil : service.location }

    /// Tells places from now on, as soon as that is allowed: one that is known at once, and each that is ``distanceFilter`` away from the last.
    open func startUpdatingLocation() {
        guard updates == nil else { return }
        lastTold = nil
        updates = service.add(want { $0.told($1, filtered: true) })
    }

    /// Tells places no longer.
    open func stopUpdatingLocation() { end(&updates) }

    /// Tells one place, or an error.
    open func requestLocation() {
        guard single == nil else { return }
        single = service.add(
            want {
                guard $0.single != nil else { return }
                $0.end(&$0.single)
                $0.told($1, filtered: false)
            })
    }

    /// Tells places that are 500 metres from each other.
    open func startMonitoringSignificantLocationChanges() {
        guard significant == nil else { return }
        let manager = WeakManager(self)
        significant = service.add(
            LocationService.Want(accuracy: kCLLocationAccuracyKilometer, distance: 500) { event in
                manager.later { $0.told(event, filtered: false) }
            })
    }

    /// Tells places no longer.
    open func stopMonitoringSignificantLocationChanges() { end(&significant) }

    /// Whether places far from each other can be told.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    private func want(_ hear: @escaping @Sendable (CLLocationManager, LocationEvent) -> Void) -> LocationService.Want {
        let manager = WeakManager(self)
        return LocationService.Want(accuracy: desiredAccuracy, distance: distanceFilter) { event in
            manager.later { hear($0, event) }
        }
    }

    private func end(_ number: inout Int?) {
        if let number { service.remove(number) }
        number = nil
    }

    private func restart() {
        guard updates != nil else { return }
        stopUpdatingLocation()
        startUpdatingLocation()
    }

    private func told(_ event: LocationEvent, filtered: Bool) {
        switch event {
        case .granted, .denied: break
        case .failed(let code): delegate?.locationManager(self, didFailWithError: CLError(code))
        case .location(let location):
            if filtered {
                guard updates != nil else { return }
                if let lastTold, distanceFilter > 0, lastTold.distance(from: location) < distanceFilter { return }
                lastTold = location
            }
            delegate?.locationManager(self, didUpdateLocations: [location])
        }
    }

    // MARK: Heading

    /// Where to the device points: never known here.
    open var heading: CLHeading? { nil }
    /// Whether the device has a compass: desktops have none.
    open class func headingAvailable() -> Bool { false }
    /// Tells the delegate that there is no compass.
    open func startUpdatingHeading() {
        later { $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure)) }
    }
    /// Has nothing to end.
    open func stopUpdatingHeading() {}
    /// Has nothing to hide.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// Whether regions of a class can be watched: circles can, beacons can't.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    /// Whether beacons can be looked for: they can't.
    open class func isRangingAvailable() -> Bool { false }

    /// Tells when the place comes into a region or leaves it, while the app runs.
    open func startMonitoring(for region: CLRegion) {
        guard let circle = region as? CLCircularRegion, circle.radius <= maximumRegionMonitoringDistance else {
            return later {
                $0.delegate?.locationManager(
                    $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
            }
        }
        monitoredRegions.remove(region)
        monitoredRegions.insert(region)
        regionStates[region.identifier] = .unknown
        later { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
        if watching == nil {
            let manager = WeakManager(self)
            watching = service.add(
                LocationService.Want(accuracy: kCLLocationAccuracyNearestTenMeters, distance: 10) { event in
                    guard case .location(let location) = event else { return }
                    manager.later { $0.look(at: location) }
                })
        } else if let location = service.location {
            later { $0.look(at: location) }
        }
    }

    /// Watches a region no longer.
    open func stopMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
        regionStates[region.identifier] = nil
        if monitoredRegions.isEmpty { end(&watching) }
    }

    /// Tells whether the place is in a region.
    open func requestState(for region: CLRegion) {
        later {
            var state = CLRegionState.unknown
            if let place = $0.location?.coordinate, let circle = region as? CLCircularRegion {
                state = circle.contains(place) ? .inside : .outside
            }
            $0.delegate?.locationManager($0, didDetermineState: state, for: region)
        }
    }

    /// Stays are not told here: that takes a record of where a person was.
    open func startMonitoringVisits() { Log.warnOnce("CLVisit", "stays at places are not told on Linux") }
    /// Has nothing to end.
    open func stopMonitoringVisits() {}

    /// The first place says where a region is, without an entry or an exit.
    private func look(at location: CLLocation) {
        for case let region as CLCircularRegion in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
            let state = region.contains(location.coordinate) ? CLRegionState.inside : .outside
            guard let before = regionStates[region.identifier], before != state else { continue }
            regionStates[region.identifier] = state
            if before != .unknown {
                if state == .inside, region.notifyOnEntry {
                    delegate?.locationManager(self, didEnterRegion: region)
                } else if state == .outside, region.notifyOnExit {
                    delegate?.locationManager(self, didExitRegion: region)
                }
            }
            delegate?.locationManager(self, didDetermineState: state, for: region)
        }
    }

    private func later(_ work: @escaping @Sendable (CLLocationManager) -> Void) { WeakManager(self).later(work) }
}

/// A manager as other threads have it: they hand it on to the main thread, and do nothing else with it.
private final class WeakManager: @unchecked Sendable {
    private weak var manager: CLLocationManager?
    init(_ manager: CLLocationManager) { self.manager = manager }

    func later(_ work: @escaping @Sendable (CLLocationManager) -> Void) {
        DispatchQueue.main.async { [self] in if let manager { work(manager) } }
    }
}
