import CDovetailGTK
import Foundation

/// Whether the program shows itself to assistive technology. It does so itself, in place of the toolkit, to which a window is an empty one.
@MainActor
struct AccessibilitySetting {
    private static let variable = "GTK_A11Y"
    private let own: String?
    /// Whether there may be technology: a session bus, and neither `GTK_A11Y=none` nor `NO_AT_BRIDGE=1` in the environment.
    let isWanted: Bool

    /// Keeps the toolkit from it. Call before the toolkit starts, and ``restore()`` when it has.
    init() {
        let environment = ProcessInfo.processInfo.environment
        own = environment[Self.variable]
        isWanted = own != "none" && environment["NO_AT_BRIDGE"] != "1" && dovetail_has_session_bus() != 0
        setenv(Self.variable, "none", 1)
    }

    /// Puts the environment back, which programs that this one starts inherit: they may need the toolkit's own way.
    func restore() {
        dovetail_decide_toolkit_accessibility()
        if let own { setenv(Self.variable, own, 1) } else { unsetenv(Self.variable) }
    }
}
