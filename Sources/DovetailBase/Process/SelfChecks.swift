import Foundation

#if DEBUG
    /// What debug builds check by themselves after each update: remembered layout answers are worked out again and compared, and containers,
    /// the display tree, and of small windows the whole graph are looked through.
    ///
    /// What is broken is a fault of ours, or of a layout of the app that answers in two ways. It is told in the log, and the app goes on. With
    /// `DOVETAIL_CHECKS=stop` the process stops there, as in the tests of this package. `DOVETAIL_CHECKS=off` checks nothing.
    package enum SelfChecks {
        package enum Mode: String { case off, log, stop }

        package static let mode =
            ProcessInfo.processInfo.environment["DOVETAIL_CHECKS"].flatMap(Mode.init(rawValue:)) ?? .log

        /// The most attributes of a window whose remembered answers are checked where nothing is set. They take most of the time.
        private static let attributeLimit = 4_000
        /// The most attributes of a graph that is looked through, and the most nodes of a display tree: that takes a millisecond.
        package static let smallCount = 500

        package static func checksAnswers(attributes: Int) -> Bool {
            mode == .stop || mode == .log && attributes < attributeLimit
        }

        package static func report(_ fault: String) {
            if mode == .stop { preconditionFailure(fault) }
            Log.warnOnce("self-check \(fault)", fault)
        }

        /// Runs a check and reports what it finds.
        package static func run(_ what: String, _ check: () throws -> Void) {
            guard mode != .off else { return }
            do { try check() } catch { report("\(what): \(error)") }
        }
    }
#endif

/// Something that can be looked through after an update, in debug builds.
package protocol SelfChecking: AnyObject {
    /// Throws a sentence about what is broken.
    func checkInvariants() throws
}
