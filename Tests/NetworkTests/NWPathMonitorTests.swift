import Foundation
import Network
import TestSupport
import Testing

/// What a monitor tells of interfaces that come and go.
struct NWPathMonitorTests {
    /// Interfaces that a test sets.
    final class Machine: PathSource, @unchecked Sendable {
        private let lock = NSLock()
        private var present: [NWPath.Way]
        private var changed: (@Sendable () -> Void)?

        init(_ present: [NWPath.Way]) { self.present = present }

        func ways() -> [NWPath.Way] { lock.withLock { present } }
        func watch(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) -> AnyObject? {
            lock.withLock { self.changed = { queue.async(execute: changed) } }
            return nil
        }
        func set(_ ways: [NWPath.Way]) {
            lock.withLock {
                present = ways
                return changed
            }?()
        }
    }

    static let cable = NWPath.Way(NWInterface(name: "eth0", index: 2, type: .wiredEthernet), version4: 100)
    static let radio = NWPath.Way(NWInterface(name: "wlan0", index: 3, type: .wifi), version4: 600, version6: 600)
    static let mobile = NWPath.Way(NWInterface(name: "wwan0", index: 4, type: .cellular), version4: 700)
    static let itself = NWPath.Way(NWInterface(name: "lo", index: 1, type: .loopback))

    private func monitor(
        _ machine: Machine, required: NWInterface.InterfaceType? = nil, without: [NWInterface.InterfaceType] = []
    ) -> NWPathMonitor {
        NWPathMonitor(required: required, prohibited: without, source: machine)
    }

    @Test("A path has the interfaces with a default route, the preferred one first") func interfaces() {
        let path = monitor(Machine([Self.itself, Self.radio, Self.cable])).currentPath
        #expect(path.status == .satisfied && path.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.loopback) && !path.isExpensive)
        #expect(path.supportsIPv4 && path.supportsIPv6 && path.supportsDNS && !path.isConstrained)
        #expect(path.debugDescription == "satisfied, interface: eth0, wlan0")
        let none = monitor(Machine([Self.itself])).currentPath
        #expect(none.status == .unsatisfied && none.availableInterfaces.isEmpty && !none.supportsDNS)
        #expect(none.debugDescription == "unsatisfied")
    }

    @Test("A monitor of a kind sees no other, and a mobile network is expensive") func kinds() {
        let machine = Machine([Self.itself, Self.cable, Self.mobile])
        #expect(monitor(machine, required: .wifi).currentPath.status == .unsatisfied)
        let mobile = monitor(machine, required: .cellular).currentPath
        #expect(mobile.isExpensive && mobile.availableInterfaces.map(\.name) == ["wwan0"])
        #expect(monitor(machine, without: [.wiredEthernet, .cellular]).currentPath.status == .unsatisfied)
        #expect(monitor(machine, required: .loopback).currentPath.status == .satisfied)
    }

    @Test("The handler gets the first path and each that differs, on the queue, until the monitor is cancelled")
    func handler() throws {
        let machine = Machine([Self.cable])
        let monitor = monitor(machine)
        let queue = DispatchQueue(label: "paths")
        nonisolated(unsafe) var seen: [String] = []
        monitor.pathUpdateHandler = { seen.append($0.debugDescription) }
        monitor.start(queue: queue)
        #expect(monitor.queue === queue)
        queue.sync {}
        #expect(queue.sync { seen } == ["satisfied, interface: eth0"])
        machine.set([Self.cable])
        machine.set([])
        queue.sync {}
        #expect(queue.sync { seen } == ["satisfied, interface: eth0", "unsatisfied"])
        monitor.cancel()
        machine.set([Self.radio])
        queue.sync {}
        #expect(queue.sync { seen }.count == 2)
    }

    @Test("A loop over a monitor goes over its paths, and ends with it") func sequence() async {
        let machine = Machine([Self.cable])
        let monitor = monitor(machine)
        var paths: [NWPath.Status] = []
        for await path in monitor {
            paths.append(path.status)
            if paths.count == 1 { machine.set([]) } else { monitor.cancel() }
        }
        #expect(paths == [.satisfied, .unsatisfied])
        for await _ in monitor { Issue.record("A monitor that was cancelled has paths.") }
    }

    @Test("The machine's own interfaces can be read and watched") func machine() async {
        let loopback = NWPathMonitor(requiredInterfaceType: .loopback).currentPath
        #expect(loopback.availableInterfaces.allSatisfy { $0.type == .loopback })
        var paths = NWPathMonitor().makeAsyncIterator()
        #expect(await paths.next() != nil)
    }
}
