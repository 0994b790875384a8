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
        if let color = AssetCatalog.color(name, in: bundle, environment) { return color }
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
