import Foundation

/// The name of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if let color = AssetCatalogs.color(self, in: environment) { return color }
        Log.warnOnce("color \(name)", "there is no colour named “\(name)” in an asset catalogue; nothing is drawn")
        return .transparent
    }
}

/// The name of a picture in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// Where the colours of asset catalogues are looked up. Whoever reads catalogues sets `lookUpColor` before the first window opens.
package enum AssetCatalogs {
    package typealias ColorLookup = @Sendable (ColorResource, EnvironmentValues) -> Color.Resolved?

    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var lookup: ColorLookup?

    package static var lookUpColor: ColorLookup? {
        get { lock.withLock { lookup } }
        set { lock.withLock { lookup = newValue } }
    }

    static func color(_ resource: ColorResource, in environment: EnvironmentValues) -> Color.Resolved? {
        lookUpColor?(resource, environment)
    }
}
