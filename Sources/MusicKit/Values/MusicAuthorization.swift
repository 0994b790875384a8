import Foundation

/// Whether a person lets the app use Apple Music. Nobody does on this device: who is asked says no.
public struct MusicAuthorization: Sendable {
    /// What the person has said.
    public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        /// They were not asked.
        case notDetermined
        case denied
        case restricted
        case authorized

        public var description: String { rawValue }
    }

    /// ``Status/notDetermined`` until the app asks, and then ``Status/denied``.
    public static var currentStatus: Status { asked.value ? .denied : .notDetermined }

    /// Asks the person. The log tells once that Apple Music is not there.
    /// - Returns: ``Status/denied``.
    public static func request() async -> Status {
        Absence.tell()
        asked.set()
        return .denied
    }

    private static let asked = Asked()
    private final class Asked: @unchecked Sendable {
        private let lock = NSLock()
        private var isAsked = false
        var value: Bool { lock.withLock { isAsked } }
        func set() { lock.withLock { isAsked = true } }
    }
}
