import Foundation

/// A store of a test's own, empty at first and gone with the test.
public final class TestStore {
    public let name = "dovetail.test.\(UUID().uuidString)"
    public let defaults: UserDefaults

    public init() { defaults = UserDefaults(suiteName: name)! }

    /// Another object for the same store, as another part of a program would make.
    public var another: UserDefaults { UserDefaults(suiteName: name)! }

    deinit {
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
        _ = defaults.synchronize()
        unlink(file.path)
    }

    /// Where Foundation keeps it.
    public var file: URL {
        let folder =
            ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
            ?? ProcessInfo.processInfo.environment["HOME"]! + "/.config"
        return URL(fileURLWithPath: "\(folder)/\(name).plist")
    }
}

/// Stores for the apps that one test starts, gone with the object.
public final class TestStores {
    private var stores: [TestStore] = []

    public init() {}

    /// An empty store that no other test sees.
    public func make() -> UserDefaults {
        stores.append(TestStore())
        return stores[stores.count - 1].defaults
    }
}
