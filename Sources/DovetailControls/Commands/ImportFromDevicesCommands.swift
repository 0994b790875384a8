import DovetailCore

/// On macOS the items that take pictures and scans from devices nearby into what has the focus. Linux knows no such devices: there are no items.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        let _ = Log.warnOnce("ImportFromDevicesCommands", "ImportFromDevicesCommands: nothing is imported from devices")
        EmptyCommands()
    }
}
