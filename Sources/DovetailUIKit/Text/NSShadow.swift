import Foundation

/// A shadow of characters. A text here has one for all of its characters: that of the first.
///
/// Belongs to whoever made it until a text has it.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// How far it is moved, in points.
    open var shadowOffset = CGSize.zero
    /// How far its edge is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour: a ``UIColor``; nil for none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {}

    var color: UIColor? { shadowColor as? UIColor }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
}

extension NSAttributedString.Key {
    /// The shadow of characters: an ``NSShadow``.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A picture in place of a character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
