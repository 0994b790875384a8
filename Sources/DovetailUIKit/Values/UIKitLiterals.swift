import DovetailCore
import DovetailPlatform
import Foundation

// What `#colorLiteral` and `#imageLiteral` stand for where nothing else says a type. The compiler looks these names up in the modules that a
// file imports. `#fileLiteral` is Foundation's: a file of the app's resources.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

// The requirements are fulfilled for the protocols and not in the classes: in a class that may have subclasses they would have to be
// `required`, and each subclass of an app's with an initialiser of its own would have to declare them again.

extension _ExpressibleByColorLiteral where Self: UIColor {
    /// `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self =
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) as! Self
    }
}

extension _ExpressibleByImageLiteral where Self: UIImage {
    /// `#imageLiteral(resourceName: "Logo")`. Where there is no such picture, it draws the placeholder of missing pictures; on Apple's
    /// systems the app stops.
    public init(imageLiteralResourceName name: String) {
        self = UIImage(resource: ImageResource(name: name, bundle: .main)) as! Self
    }
}

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
