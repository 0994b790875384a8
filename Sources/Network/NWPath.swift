/// What is known about the ways to the network at one time.
///
/// A path tells what the machine could use, not that a server answers. Whether a network costs by volume is known of mobile networks only, and none is
/// known to be constrained, since the kernel does not tell.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a way.
    public enum Status: Hashable, Sendable {
        /// Data can be sent.
        case satisfied
        /// There is no way.
        case unsatisfied
        /// There would be a way if a connection asked for it. Never the case here.
        case requiresConnection
    }

    /// Why there is no way.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    /// Whether there is a way.
    public let status: Status
    /// Why there is none: no interface has a route. ``UnsatisfiedReason/notAvailable`` is also the value where there is a way.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The interfaces that data can go by, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether the way costs by volume: true where it goes by a mobile network.
    public let isExpensive: Bool
    /// Whether the person wants little data to be sent. Always false.
    public var isConstrained: Bool { false }
    /// Whether there is a route for addresses of version 4.
    public let supportsIPv4: Bool
    /// Whether there is a route for addresses of version 6.
    public let supportsIPv6: Bool
    /// Whether names can be looked up: true where there is a way.
    public var supportsDNS: Bool { status == .satisfied }

    /// Whether data goes by an interface of a kind. Takes a time in the number of interfaces.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        let state = status == .satisfied ? "satisfied" : "unsatisfied"
        guard !availableInterfaces.isEmpty else { return state }
        return "\(state), interface: " + availableInterfaces.map(\.name).joined(separator: ", ")
    }
}

extension NWPath {
    /// What an interface can be used for.
    package struct Way: Hashable, Sendable {
        package var interface: NWInterface
        /// The preference of its default routes, lower first; nil where there is no such route.
        package var version4: UInt32?
        package var version6: UInt32?

        package init(_ interface: NWInterface, version4: UInt32? = nil, version6: UInt32? = nil) {
            self.interface = interface
            self.version4 = version4
            self.version6 = version6
        }

        fileprivate var preference: UInt32 { min(version4 ?? .max, version6 ?? .max) }
    }

    /// The path over those interfaces that have a default route.
    init(
        _ ways: [Way], required: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []
    ) {
        let usable = ways.filter {
            let type = $0.interface.type
            let hasRoute = $0.version4 != nil || $0.version6 != nil
            return (required == nil || required == type) && !prohibited.contains(type)
                && (hasRoute || (required == .loopback && type == .loopback))
        }
        .sorted { ($0.preference, $0.interface.index) < ($1.preference, $1.interface.index) }
        status = usable.isEmpty ? .unsatisfied : .satisfied
        availableInterfaces = usable.map(\.interface)
        isExpensive = usable.first?.interface.type == .cellular
        supportsIPv4 = usable.contains { $0.version4 != nil || $0.interface.type == .loopback }
        supportsIPv6 = usable.contains { $0.version6 != nil }
    }
}
