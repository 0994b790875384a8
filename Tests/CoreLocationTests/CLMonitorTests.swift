import CoreLocation
import Testing

/// Conditions that a monitor watches, with places that the test plays.
struct CLMonitorTests {
    private let source = PlayedLocations()

    private func monitor() async -> CLMonitor {
        let service = LocationService(source)
        _ = CLServiceSession(authorization: .whenInUse, service: service)
        source.tell(.granted)
        return await CLMonitor("walks", service: service)
    }

    private func circle(_ latitude: Double) -> CLMonitor.CircularGeographicCondition {
        CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: 10), radius: 1000)
    }

    @Test("Coming into a circle and leaving it is told once each, with what was known before") func circle()
        async throws
    {
        let monitor = await monitor()
        await monitor.add(circle(10), identifier: "home")
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unknown)
        var events = await monitor.events.makeAsyncIterator()
        for latitude in [11, 10.001, 10.002, 12] { source.move(to: latitude, 10) }
        var told: [CLMonitor.Event.State] = []
        var before: [CLMonitor.Event.State?] = []
        for _ in 0..<3 {
            let event = try #require(try await events.next())
            #expect(event.identifier == "home")
            told.append(event.state)
            before.append(await monitor.record(for: "home")?.lastEvent.state)
        }
        #expect(told == [.unsatisfied, .satisfied, .unsatisfied])
        #expect(before == [.unknown, .unsatisfied, .satisfied])
    }

    @Test("What is assumed is told only when it is otherwise") func assumed() async throws {
        let monitor = await monitor()
        await monitor.add(circle(10), identifier: "home", assuming: .satisfied)
        await monitor.add(circle(20), identifier: "work", assuming: .satisfied)
        source.move(to: 10, 10)
        var events = await monitor.events.makeAsyncIterator()
        let event = try await events.next()
        #expect(event?.identifier == "work" && event?.state == .unsatisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .satisfied)
    }

    @Test("Beacons and circles that are too large are not watched, and told so") func impossible() async throws {
        let monitor = await monitor()
        var events = await monitor.events.makeAsyncIterator()
        await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "beacon")
        await monitor.add(
            CLMonitor.CircularGeographicCondition(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1e7),
            identifier: "earth")
        for name in ["beacon", "earth"] {
            let event = try await events.next()
            #expect(event?.identifier == name && event?.state == .unmonitored && event?.conditionUnsupported == true)
        }
        #expect(await monitor.identifiers == ["beacon", "earth"])
        #expect(source.running == 0)
    }

    @Test("Nothing is watched after the last condition is removed, and when the monitor goes") func end() async throws {
        var monitor: CLMonitor? = await monitor()
        await monitor?.add(circle(10), identifier: "home")
        #expect(source.running == 1)
        await monitor?.remove("home")
        #expect(source.running == 0)
        #expect(await monitor?.record(for: "home") == nil)
        await monitor?.add(circle(10), identifier: "home")
        #expect(source.running == 1)
        monitor = nil
        #expect(source.running == 0)
    }

    @Test("Who listens no longer is not waited for, and a second listener ends the first") func listeners() async throws
    {
        let monitor = await monitor()
        let first = Task {
            var iterator = await monitor.events.makeAsyncIterator()
            return try await iterator.next()
        }
        first.cancel()
        #expect(try await first.value == nil)
        let second = Task {
            var iterator = await monitor.events.makeAsyncIterator()
            return try await iterator.next()
        }
        await monitor.add(circle(10), identifier: "home")
        source.move(to: 10, 10)
        #expect(try await second.value?.state == .satisfied)
    }

    @Test("An app that may not know the place hears that nothing is watched") func denied() async throws {
        let service = LocationService(source)
        let session = CLServiceSession(authorization: .always, service: service)
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await diagnostics.next()?.authorizationRequestInProgress == true)
        source.tell(.denied)
        #expect(try await diagnostics.next()?.authorizationDenied == true)
        let monitor = await CLMonitor("walks", service: service)
        await monitor.add(circle(10), identifier: "home")
        var events = await monitor.events.makeAsyncIterator()
        let event = try await events.next()
        #expect(event?.state == .unmonitored && event?.authorizationDenied == true)
    }
}
