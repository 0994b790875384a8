/// A way to the network that the machine has, such as a cable or a radio.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// Kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        /// None of the others: bridges, tunnels and the like.
        case other
        /// A radio for local networks.
        case wifi
        /// A mobile network.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// The name that the system has for it, such as `eth0`.
    public let name: String
    /// The number that the system has for it.
    public let index: Int
    /// What kind it is.
    public let type: InterfaceType

    package init(name: String, index: Int, type: InterfaceType) {
        self.name = name
        self.index = index
        self.type = type
    }

    public var debugDescription: String { name }
}
