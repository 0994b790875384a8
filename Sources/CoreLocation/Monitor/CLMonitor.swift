import Foundation

/// Watches conditions, such as the place being in a circle, and tells a task when they begin to hold and when they end.
///
///     let monitor = await CLMonitor("walks")
///     await monitor.add(CLMonitor.CircularGeographicCondition(center: home, radius: 200), identifier: "home")
///     for try await event in await monitor.events { print(event.identifier, event.state) }
///
/// It watches while the app runs. Monitors of one name have the same conditions, which are not kept when the app ends, unlike on Apple's systems. The
/// app asks for permission by ``CLLocationManager`` or ``CLServiceSession``.
public actor CLMonitor {
    /// The monitor's name.
    nonisolated public let name: String

    private let service: LocationService
    private var conditions: [String: any CLCondition] = [:]
    private var lastEvents: [String: Event] = [:]
    /// What was found out and not told yet, the oldest first.
    private var waiting: [Event] = []
    /// What was told last: it becomes the last event of its condition when the next one is asked for.
    private var told: Event?
    private var listener: CheckedContinuation<Event?, Never>?
    private var listenerNumber = 0
    /// What the service was asked for: its number there, and where places come in. Nil while nothing is watched.
    private var want: (number: Int, places: AsyncStream<LocationEvent>.Continuation)?

    /// The monitor of a name.
    public init(_ name: String) async { await self.init(name, service: .shared) }

    package init(_ name: String, service: LocationService) async {
        self.name = name
        self.service = service
    }

    deinit { if let want { Self.end(want, of: service) } }

    /// The names of what is watched, in no order that means something.
    public var identifiers: [String] { conditions.keys.sorted() }

    /// Watches a condition. One of the same name is watched no longer.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Watches a condition that is taken to hold or not to hold: it is told when that is otherwise.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        conditions[identifier] = condition
        waiting.removeAll { $0.identifier == identifier }
        if told?.identifier == identifier { told = nil }
        lastEvents[identifier] = Event(identifier, state)
        guard let circle = condition as? CircularGeographicCondition, circle.isPossible else {
            tell(Event(identifier, .unmonitored, unsupported: true))
            return
        }
        if service.status == .denied { tell(Event(identifier, .unmonitored, denied: true)) }
        watch()
    }

    /// Watches a condition no longer.
    public func remove(_ identifier: String) {
        conditions[identifier] = nil
        lastEvents[identifier] = nil
        waiting.removeAll { $0.identifier == identifier }
        if told?.identifier == identifier { told = nil }
        if conditions.isEmpty, let want {
            self.want = nil
            Self.end(want, of: service)
        }
    }

    private static func end(
        _ want: (number: Int, places: AsyncStream<LocationEvent>.Continuation), of service: LocationService
    ) {
        service.remove(want.number)
        want.places.finish()
    }

    /// A condition and what is known of it; nil for a name that is not watched.
    public func record(for identifier: String) -> Record? {
        guard let condition = conditions[identifier], let event = lastEvents[identifier] else { return nil }
        return Record(condition: condition, lastEvent: event)
    }

    /// What the monitor tells from now on. One task listens at a time.
    public var events: Events { Events(monitor: self) }

    // MARK: Watching

    private func watch() {
        guard want == nil else {
            if let location = service.location { look(at: location) }
            return
        }
        // By one task, so that places come in their order.
        let (stream, places) = AsyncStream.makeStream(of: LocationEvent.self)
        Task { [weak self] in for await event in stream { await self?.hear(event) } }
        let number = service.add(
            LocationService.Want(accuracy: kCLLocationAccuracyNearestTenMeters, distance: 10) { places.yield($0) })
        want = (number, places)
    }

    private func hear(_ event: LocationEvent) {
        switch event {
        case .location(let location): look(at: location)
        case .denied, .failed(.denied):
            for identifier in identifiers { tell(Event(identifier, .unmonitored, denied: true)) }
        case .granted, .failed: break
        }
    }

    private func look(at location: CLLocation) {
        for identifier in identifiers {
            guard let circle = conditions[identifier] as? CircularGeographicCondition, circle.isPossible else {
                continue
            }
            tell(Event(identifier, circle.contains(location.coordinate) ? .satisfied : .unsatisfied))
        }
    }

    /// Hands an event to the task that listens, if it says something new.
    private func tell(_ event: Event) {
        let before =
            waiting.last { $0.identifier == event.identifier }
            ?? (told?.identifier == event.identifier ? told : nil) ?? lastEvents[event.identifier]
        guard before?.state != event.state else { return }
        if let listener {
            self.listener = nil
            told = event
            listener.resume(returning: event)
        } else {
            waiting.append(event)
        }
    }

    /// What was told is handled now.
    private func finishTold() {
        if let told { lastEvents[told.identifier] = told }
        told = nil
    }

    /// The next event, for the task that listens.
    func nextEvent() async -> Event? {
        finishTold()
        // Who listened before hears nothing any more.
        listener?.resume(returning: nil)
        listener = nil
        listenerNumber += 1
        let number = listenerNumber
        if !waiting.isEmpty {
            let event = waiting.removeFirst()
            told = event
            return event
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume(returning: nil) } else { listener = continuation }
            }
        } onCancel: {
            Task { await self.endListening(number) }
        }
    }

    private func endListening(_ number: Int) {
        guard number == listenerNumber else { return }
        listener?.resume(returning: nil)
        listener = nil
    }
}
