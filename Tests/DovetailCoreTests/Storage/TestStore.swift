import Foundation

/// A store of a test's own, empty at first and gone with the test.
final class TestStore {
    let name = "dovetail.test.\(UUID().uuidString)"
    let defaults: UserDefaults

    init() { defaults = UserDefaults(suiteName: name)! }

    /// Another object for the same store, as another part of a program would make.
    var another: UserDefaults { UserDefaults(suiteName: name)! }

    deinit {
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
        _ = defaults.synchronize()
        unlink(file.path)
    }

    /// Where Foundation keeps it.
    var file: URL {
        let folder =
            ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
            ?? ProcessInfo.processInfo.environment["HOME"]! + "/.config"
        return URL(fileURLWithPath: "\(folder)/\(name).plist")
    }
}
