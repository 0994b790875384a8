import DovetailBase

/// This device has no camera for apps, and reads nothing in pictures.
enum VisionAbsence {
    static func tell() {
        Log.warnOnce(
            "VisionKit", "VisionKit: there is no camera for apps, and pictures are not looked into on this device")
    }
}
