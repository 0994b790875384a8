import DovetailBase
import Foundation

/// Cameras and microphones are not reached here; that is said once in the log.
enum CaptureAbsence {
    static func tell() {
        Log.warnOnce("capture", "cameras and microphones are not available to apps here: nothing is recorded")
    }
}
