import DovetailCore
import DovetailPlatform
import Foundation

// `import SwiftUI` gives `#colorLiteral` and `#imageLiteral` the types of UIKit where nothing else says one. In a file that imports AppKit too, the
// place has to say that it wants these, as in `NSColor` of a parameter or a declaration.
public typealias _ColorLiteralType = NSColor
public typealias _ImageLiteralType = NSImage

// For the protocols and not in the classes, for the sake of subclasses: see UIKit's.

extension _ExpressibleByColorLiteral where Self: NSColor {
    /// `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self =
            NSColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) as! Self
    }
}

extension _ExpressibleByImageLiteral where Self: NSImage {
    /// `#imageLiteral(resourceName: "Logo")`. Where there is no such picture, it draws the placeholder of missing pictures; on Apple's
    /// systems the app stops.
    public init(imageLiteralResourceName name: String) {
        self = NSImage(resource: ImageResource(name: name, bundle: .main)) as! Self
    }
}

extension NSColor: _ExpressibleByColorLiteral {}
extension NSImage: _ExpressibleByImageLiteral {}
