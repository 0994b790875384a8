import DovetailCore
import DovetailPlatform
import Foundation

/// The computer.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() {}

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
}
