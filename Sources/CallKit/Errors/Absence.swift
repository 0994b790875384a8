import DovetailBase

/// The telephone that is missing.
enum Absence {
    static func tell() {
        Log.warnOnce("CallKit", "CallKit: this device has no telephone for apps, so calls are refused")
    }
}
