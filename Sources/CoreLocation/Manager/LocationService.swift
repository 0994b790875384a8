import DovetailBase
import Foundation

/// Who wants to know the place, and whether they may: one for the process.
///
/// A source runs only while somebody wants places and may have them, or while permission is asked for. Any thread may call it. Closures are called
/// without the lock, on whichever thread the source tells.
package final class LocationService: @unchecked Sendable {
    package static let shared = LocationService(LocationSources.standard)

    /// What somebody wants.
    struct Want {
        var accuracy: CLLocationAccuracy
        var distance: CLLocationDistance
        let tell: @Sendable (LocationEvent) -> Void
    }

    let source: any LocationSource
    private let lock = NSLock()
    // All below belong to the lock.
    private var currentStatus = CLAuthorizationStatus.notDetermined
    private var isAsking = false
    /// Whether the app asked to know the place always.
    private var wantsAlways = false
    private var wants: [Int: Want] = [:]
    private var listeners: [Int: @Sendable () -> Void] = [:]
    private var nextNumber = 0
    private var lastLocation: CLLocation?
    private var stop: (@Sendable () -> Void)?
    /// Counts the starts of the source: what an earlier one tells is too late.
    private var run = 0
    /// What the source was started with.
    private var running: (accuracy: CLLocationAccuracy, distance: CLLocationDistance)?

    package init(_ source: any LocationSource) { self.source = source }

    var status: CLAuthorizationStatus { lock.withLock { currentStatus } }
    var location: CLLocation? { lock.withLock { lastLocation } }

    // MARK: Permission

    /// Asks for permission, unless the answer is known.
    func ask(always: Bool) {
        let work: [@Sendable () -> Void] = lock.withLock {
            if always { wantsAlways = true }
            switch currentStatus {
            case .notDetermined:
                isAsking = true
                return review()
            case .authorizedWhenInUse where always:
                currentStatus = .authorizedAlways
                return Array(listeners.values)
            default: return []
            }
        }
        for step in work { step() }
    }

    /// Hears when the status changes.
    func listen(_ tell: @escaping @Sendable () -> Void) -> Int {
        lock.withLock {
            nextNumber += 1
            listeners[nextNumber] = tell
            return nextNumber
        }
    }

    func stopListening(_ number: Int) { lock.withLock { _ = listeners.removeValue(forKey: number) } }

    // MARK: Places

    /// Hears of places as soon as that is allowed, at once of one that is known.
    func add(_ want: Want) -> Int {
        let (number, work): (Int, [@Sendable () -> Void]) = lock.withLock {
            nextNumber += 1
            wants[nextNumber] = want
            var work = review()
            switch currentStatus {
            case .denied, .restricted: work.append { want.tell(.failed(.denied)) }
            case .authorizedAlways, .authorizedWhenInUse:
                if let lastLocation, work.isEmpty { work.append { want.tell(.location(lastLocation)) } }
            case .notDetermined: break
            }
            return (nextNumber, work)
        }
        for step in work { step() }
        return number
    }

    func remove(_ number: Int) {
        let work = lock.withLock {
            wants[number] = nil
            return review()
        }
        for step in work { step() }
    }

    /// Starts or stops the source, as those who want places have it. Returns what is to be done without the lock.
    private func review() -> [@Sendable () -> Void] {
        let isAllowed = currentStatus == .authorizedAlways || currentStatus == .authorizedWhenInUse
        let isNeeded = isAsking || isAllowed && !wants.isEmpty
        guard isNeeded else {
            guard let stop else { return [] }
            (self.stop, running) = (nil, nil)
            run += 1
            return [stop]
        }
        let accuracy = wants.values.map(\.accuracy).min() ?? kCLLocationAccuracyHundredMeters
        let distance = wants.values.map { max($0.distance, 0) }.min() ?? 0
        if let running, running == (accuracy, distance) || isAsking { return [] }
        var work: [@Sendable () -> Void] = []
        if let stop { work.append(stop) }
        (stop, running) = (nil, (accuracy, distance))
        run += 1
        let number = run
        work.append { [self] in
            let stop = source.start(accuracy: accuracy, distance: distance) { self.hear($0, run: number) }
            let isLate = lock.withLock {
                guard number == run, running != nil else { return true }
                self.stop = stop
                return false
            }
            if isLate { stop() }
        }
        return work
    }

    private func hear(_ event: LocationEvent, run number: Int) {
        let work: [@Sendable () -> Void] = lock.withLock {
            guard number == run else { return [] }
            switch event {
            case .granted: return answered(wantsAlways ? .authorizedAlways : .authorizedWhenInUse)
            case .denied:
                let tells = wants.values.map(\.tell)
                return answered(.denied) + [{ for tell in tells { tell(.failed(.denied)) } }]
            case .location(let location): lastLocation = location
            // What can't be told is not forbidden: an app goes on as with a place that is not known yet.
            case .failed where isAsking:
                let tells = wants.values.map(\.tell)
                return answered(wantsAlways ? .authorizedAlways : .authorizedWhenInUse)
                    + [{ for tell in tells { tell(event) } }]
            case .failed: break
            }
            return wants.values.map { want in { want.tell(event) } }
        }
        for step in work { step() }
    }

    private func answered(_ status: CLAuthorizationStatus) -> [@Sendable () -> Void] {
        isAsking = false
        let isOther = status != currentStatus
        currentStatus = status
        return (isOther ? Array(listeners.values) : []) + review()
    }
}
