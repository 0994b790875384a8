import DovetailBase
@_exported import Foundation

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
    case unknown
    case resetting
    case unsupported
    case unauthorized
    case poweredOff
    case poweredOn
}

/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case allowedAlways
}

/// What those who look for devices and those who are one have in common.
///
/// Apps reach no Bluetooth here: the state is ``CBManagerState/unsupported`` as soon as the delegate was told, as on a device without it. The log
/// tells once.
open class CBManager: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var known = CBManagerState.unknown

    override init() {}

    /// Whether there is Bluetooth: unknown at first, and then not.
    open var state: CBManagerState { lock.withLock { known } }
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    open var authorization: CBManagerAuthorization { Self.authorization }

    /// Tells a delegate on a queue that there is none.
    func begin(_ queue: DispatchQueue?, tell: @escaping () -> Void) {
        Log.warnOnce("CoreBluetooth", "CoreBluetooth: apps can't use Bluetooth on this device")
        // Called once, on the delegate's own queue.
        nonisolated(unsafe) let tell = tell
        (queue ?? .main).async {
            self.lock.withLock { self.known = .unsupported }
            tell()
        }
    }

    /// Says that a call came without there being Bluetooth, as Apple's systems do in the log.
    func misused(_ function: StaticString = #function) {
        Log.warnOnce("CoreBluetooth.\(function)", "CoreBluetooth: \(function) needs the state poweredOn")
    }
}

/// Another device. An app gets one only from a manager that has found it.
open class CBPeer: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    override init() {}
}

/// The name of a service, a characteristic or a descriptor: 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
    /// The bytes, the highest first.
    public let data: Data

    /// A name as it is written. Traps where the text is none, as on Apple's systems.
    public init(string theString: String) {
        let hex = theString.filter { $0 != "-" }
        let bytes = stride(from: 0, to: hex.count, by: 2).compactMap { offset -> UInt8? in
            UInt8(hex.dropFirst(offset).prefix(2), radix: 16)
        }
        precondition(
            [4, 8, 32].contains(hex.count) && bytes.count * 2 == hex.count,
            "CBUUID: String \(theString) does not represent a valid UUID")
        data = Data(bytes)
    }
    /// A name of 2, 4 or 16 bytes. Traps for others.
    public init(data theData: Data) {
        precondition([2, 4, 16].contains(theData.count), "CBUUID: Data must be 2, 4 or 16 bytes")
        data = Data(theData)
    }
    public init(nsuuid theUUID: UUID) { data = withUnsafeBytes(of: theUUID.uuid) { Data($0) } }

    /// As it is written.
    open var uuidString: String {
        let hex = data.map { String(format: "%02X", $0) }
        guard data.count == 16 else { return hex.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { hex[$0].joined() }.joined(separator: "-")
    }
    open override var description: String { uuidString }

    /// All 128 bits: short names stand for some of Bluetooth's own.
    private var whole: Data {
        guard data.count < 16 else { return data }
        let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return Data(count: 4 - data.count) + data + Data(base)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    open override var hash: Int { whole.hashValue }
}
