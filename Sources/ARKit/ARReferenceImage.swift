import CoreGraphics
import Foundation
import ImageIO

/// A picture that a session is to look for. It is kept, and nothing is found.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    /// The size of the picture in the room, in metres.
    public let physicalSize: CGSize
    /// The catalogue's group of pictures that it is of; nil for one that the app made.
    public let resourceGroupName: String?

    /// - Parameter physicalWidth: The width of the picture in the room, in metres.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let ratio = image.width > 0 ? CGFloat(image.height) / CGFloat(image.width) : 0
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * ratio)
        resourceGroupName = nil
    }

    init(name: String, group: String, physicalSize: CGSize) {
        (self.name, resourceGroupName, self.physicalSize) = (name, group, physicalSize)
    }

    /// The pictures of a group (`.arresourcegroup`) of a bundle's asset catalogues, the app's for nil; nil for a group that is not there. Pictures whose size in the
    /// room the catalogue does not say are left out.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
        ResourceGroup(named: name, in: bundle)?.images
    }
}

/// A thing that a session is to look for. It is kept, and nothing is found. Of its file no more is known than the name.
open class ARReferenceObject: NSObject, @unchecked Sendable {
    open var name: String?
    /// The catalogue's group that it is of.
    public let resourceGroupName: String?
    init(name: String, group: String) { (self.name, resourceGroupName) = (name, group) }

    /// The things of a group (`.arresourcegroup`) of a bundle's asset catalogues, the app's for nil; nil for a group that is not there.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? {
        ResourceGroup(named: name, in: bundle)?.objects
    }
}
