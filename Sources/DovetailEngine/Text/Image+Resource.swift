import Foundation

extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
