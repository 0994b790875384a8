// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailBus
import Foundation
import FoundationAdditions

/// The assertions of a program: what it asks the desktop not to do. Any thread may use it.
package final class Assertions: @unchecked Sendable {
    /// Those of the process.
    package static let ofProcess = Assertions(.session)

    private static let names = ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver")
    private static let kinds: Set = [
        kIOPMAssertionTypePreventUserIdleSystemSleep, kIOPMAssertionTypePreventUserIdleDisplaySleep,
        kIOPMAssertionTypePreventSystemSleep, kIOPMAssertionTypeNoIdleSleep, kIOPMAssertionTypeNoDisplaySleep,
    ]

    private let address: BusAddress
    private let program: String
    private let lock = NSLock()
    // Used within the lock, which calls of the bus are within, too: assertions follow one another.
    private var bus: BusClient?
    private var last: IOPMAssertionID = 0
    /// The desktop's numbers of assertions; nil for one that was made so that it does not hold.
    private var cookies: [IOPMAssertionID: UInt32?] = [:]

    /// - Parameter program: What the desktop calls the program where it lists who keeps it awake.
    package init(_ address: BusAddress, program: String = ProcessInfo.processInfo.processName) {
        (self.address, self.program) = (address, program)
    }

    /// Asks the desktop to take nobody for away, which it answers at once; waits for 5 seconds at most.
    ///
    /// - Parameter holds: False for an assertion that has a number alone.
    package func make(_ kind: String, reason: String, holds: Bool) -> (IOReturn, IOPMAssertionID) {
        guard Self.kinds.contains(kind) else { return (kIOReturnBadArgument, kIOPMNullAssertionID) }
        return lock.withLock {
            var cookie: UInt32?
            if holds {
                do {
                    // The desktop ends an assertion with the connection that made it.
                    let bus = try self.bus ?? BusClient(address)
                    self.bus = bus
                    cookie = try bus.callAndWait(
                        Self.names.0, Self.names.1, Self.names.0, "Inhibit", [.string(program), .string(reason)],
                        timeout: 5
                    ).first?.uint
                } catch {
                    bus = nil
                    Log.warnOnce(
                        "IOKit.assertion", "IOKit: the desktop is not kept awake, it does not answer (\(error))")
                    return (kIOReturnUnsupported, kIOPMNullAssertionID)
                }
                guard cookie != nil else { return (kIOReturnError, kIOPMNullAssertionID) }
            }
            last &+= 1
            cookies[last] = .some(cookie)
            return (kIOReturnSuccess, last)
        }
    }

    /// Takes an assertion back.
    package func release(_ id: IOPMAssertionID) -> IOReturn {
        lock.withLock {
            guard let cookie = cookies.removeValue(forKey: id) else { return kIOReturnNotFound }
            guard let cookie else { return kIOReturnSuccess }
            do {
                _ = try bus?.callAndWait(
                    Self.names.0, Self.names.1, Self.names.0, "UnInhibit", [.uint(cookie)], timeout: 5)
                return kIOReturnSuccess
            } catch { return kIOReturnError }
        }
    }
}

/// Asks the desktop to take nobody for away, so that it neither darkens the screen nor sleeps, until ``IOPMAssertionRelease(_:)`` or the end of the
/// program. The desktop's `org.freedesktop.ScreenSaver` does it.
///
/// - Parameters:
///   - assertionType: One of the names that begin with `kIOPMAssertionType`. All are the same here.
///   - assertionLevel: ``kIOPMAssertionLevelOn``; with ``kIOPMAssertionLevelOff`` there is a number, and nothing is asked for.
///   - assertionName: Why, as the desktop may show a person.
///   - assertionID: Is set to the assertion's number, or to ``kIOPMNullAssertionID``.
/// - Returns: ``kIOReturnSuccess``, ``kIOReturnUnsupported`` where no desktop answers, which the log tells once, or ``kIOReturnBadArgument`` for
///   other types.
@discardableResult
public func IOPMAssertionCreateWithName(
    _ assertionType: CFString?, _ assertionLevel: IOPMAssertionLevel, _ assertionName: CFString?,
    _ assertionID: UnsafeMutablePointer<IOPMAssertionID>?
) -> IOReturn {
    guard let assertionType, let assertionID else { return kIOReturnBadArgument }
    let (result, id) = Assertions.ofProcess.make(
        assertionType, reason: assertionName ?? "", holds: assertionLevel == IOPMAssertionLevel(kIOPMAssertionLevelOn))
    assertionID.pointee = id
    return result
}

/// Takes an assertion back.
///
/// - Returns: ``kIOReturnSuccess``, or ``kIOReturnNotFound`` for a number that none has.
@discardableResult
public func IOPMAssertionRelease(_ assertionID: IOPMAssertionID) -> IOReturn {
    Assertions.ofProcess.release(assertionID)
}
