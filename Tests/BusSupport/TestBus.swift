import DovetailBus
import TestSupport

/// A ``SessionBus`` for clients of this process.
package final class TestBus {
    package let address: BusAddress
    private let bus: SessionBus

    package init() throws {
        bus = try SessionBus()
        address = .address(bus.address)
    }
}
