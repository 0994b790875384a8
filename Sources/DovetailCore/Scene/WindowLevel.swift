/// Which windows a window is in front of.
public struct WindowLevel: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let desktop = WindowLevel(name: "desktop")
    public static let floating = WindowLevel(name: "floating")
}
