import DovetailCore
import DovetailPlatform
import Foundation

/// The computer.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public static let current = UIDevice()

    /// The same computer as ``current``.
    public override init() {}

    /// The name of the computer in its network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// `Linux`.
    open var model: String { "Linux" }
    /// `Linux`.
    open var localizedModel: String { "Linux" }
    /// The name of the system, such as `Debian GNU/Linux`.
    open var systemName: String { SystemRelease.current.name }
    /// The version of the system, such as `12`; that of the kernel where the system has none.
    open var systemVersion: String { SystemRelease.current.version }
    /// The kind of device that the app is made for: what `DOVETAIL_IDIOM` and `DovetailIdiom` say.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(.ofProcess) }
    /// The same for all starts of this app on this computer, and different for other apps; nil where the computer has no id.
    open var identifierForVendor: UUID? { MachineIdentity.identifier }
    /// Whether the app can use more than one thread: always.
    open var isMultitaskingSupported: Bool { true }

    /// Sets a value by its name. Apps turn their window by `orientation`, which only Apple's code should know; here a person gives windows their
    /// shape: it has no effect, which the log says once.
    open func setValue(_ value: Any?, forKey key: String) { Log.noteAccepted("UIDevice.setValue(_:forKey:)") }

    // MARK: Battery

    /// Whether the battery is being charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Whether the battery is watched. While it is, ``batteryLevelDidChangeNotification`` and ``batteryStateDidChangeNotification`` tell of
    /// changes, which are looked for every ten seconds.
    open var isBatteryMonitoringEnabled = false {
        didSet { if isBatteryMonitoringEnabled != oldValue { battery.isWatched = isBatteryMonitoringEnabled } }
    }
    /// How full the battery is, from 0 to 1; -1 while it is not watched, and where there is none.
    open var batteryLevel: Float { battery.supply?.level ?? -1 }
    /// Whether the battery is being charged; unknown while it is not watched, and where there is none.
    open var batteryState: BatteryState { BatteryState(battery.supply) }

    /// The battery that is watched.
    let battery = BatteryWatch()

    // MARK: Nearness

    /// Whether it is looked for what comes near the display. It is kept, and nothing else: computers have nothing that does.
    open var isProximityMonitoringEnabled = false
    /// Whether something is near the display: never.
    open var proximityState: Bool { false }
    /// Makes the sound of a key. Keys on the desktop make none.
    open func playInputClick() {}
}

extension UIDevice.BatteryState {
    init(_ supply: PowerSupply?) {
        switch supply?.state {
        case .unplugged?: self = .unplugged
        case .charging?: self = .charging
        case .full?: self = .full
        case nil: self = .unknown
        }
    }
}

/// Looks at the battery again and again while somebody wants to know.
@MainActor
final class BatteryWatch {
    /// Where the kernel tells of batteries; another folder in a test.
    var folder = PowerSupply.systemFolder
    private(set) var supply: PowerSupply?
    private var timer: Timer?

    var isWatched = false {
        didSet {
            timer?.invalidate()
            timer = nil
            supply = isWatched ? PowerSupply(in: folder) : nil
            guard isWatched else { return }
            let timer = Timer(timeInterval: 10, repeats: true) { _ in
                MainActor.assumeIsolated { UIDevice.current.battery.look() }
            }
            timer.tolerance = 5
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    /// Looks at the battery, and tells of what has changed.
    func look() {
        let (before, now) = (supply, PowerSupply(in: folder))
        supply = now
        let center = NotificationCenter.default
        if before?.level != now?.level {
            center.post(name: UIDevice.batteryLevelDidChangeNotification, object: UIDevice.current)
        }
        if before?.state != now?.state {
            center.post(name: UIDevice.batteryStateDidChangeNotification, object: UIDevice.current)
        }
    }
}

extension UIDevice {
    /// Sent when the battery's charge has changed, while it is watched.
    nonisolated public static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Sent when the battery begins or ceases to be charged, while it is watched.
    nonisolated public static let batteryStateDidChangeNotification =
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}
