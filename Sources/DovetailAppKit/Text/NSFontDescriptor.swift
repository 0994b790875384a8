import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// What tells a font from others, to make relatives of it.
///
///     let italic = NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(.italic), size: 0)
open class NSFontDescriptor: NSObject, @unchecked Sendable {
    // Immutable.
    let value: FontValue

    init(_ value: FontValue) { self.value = value }

    /// The shapes of the system font's letters.
    public typealias SystemDesign = UIFontDescriptor.SystemDesign
    /// Names what a descriptor says of a font.
    public typealias AttributeName = UIFontDescriptor.AttributeName
    /// Names a trait.
    public typealias TraitKey = UIFontDescriptor.TraitKey

    /// What is said of a font at once.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let italic = SymbolicTraits(rawValue: 1 << 0)
        public static let bold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. None are drawn here: it is kept in the value, and nothing else.
        public static let expanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. None are drawn here: it is kept in the value, and nothing else.
        public static let condensed = SymbolicTraits(rawValue: 1 << 6)
        public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// UIKit's descriptor of the same font, which says the rest.
    private var same: UIFontDescriptor { UIFont(value).fontDescriptor }
    private convenience init(_ descriptor: UIFontDescriptor) {
        self.init(UIFont(descriptor: descriptor, size: 0).value)
    }

    /// What tells a font, by names. Family, name, size, weight, slant and symbolic traits are taken over.
    public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
        self.init(UIFontDescriptor(fontAttributes: attributes ?? [:]))
    }
    /// A font by its name, in a size in points; the system's where there is none of that name.
    @MainActor @preconcurrency
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFontDescriptor(name: fontName, size: size))
    }
    /// That of the system font for a role.
    open class func preferredFontDescriptor(
        forTextStyle style: NSFont.TextStyle, options: [AnyHashable: Any] = [:]
    ) -> NSFontDescriptor { NSFont.preferredFont(forTextStyle: style).fontDescriptor }

    /// In points.
    open var pointSize: CGFloat { value.pointSize }
    /// The name of the font.
    open var postscriptName: String? { NSFont(value).fontName }
    /// Whether letters are slanted, bold or of one width.
    open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: same.symbolicTraits.rawValue) }
    /// What tells the font, by names: family, name and size.
    open var fontAttributes: [AttributeName: Any] {
        [.family: value.familyName, .name: NSFont(value).fontName, .size: value.pointSize]
    }
    /// One of ``fontAttributes``; nil for others.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// The same slanted, bold or with letters of one width as is said, and not so where it is not. Letters of another font than the system's
    /// stay as wide as they are.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
        let wanted = UIFontDescriptor.SymbolicTraits(rawValue: symbolicTraits.rawValue)
        let found = same.withSymbolicTraits(wanted) ?? same.withSymbolicTraits(wanted.subtracting(.traitMonoSpace))
        return found.map { NSFontDescriptor($0) } ?? self
    }
    /// The same with other shapes; nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
        same.withDesign(design).map { NSFontDescriptor($0) }
    }
    /// The same in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor { NSFontDescriptor(value.withSize(newPointSize)) }
    /// The same of another family; the same where there is none of that name.
    open func withFamily(_ newFamily: String) -> NSFontDescriptor { NSFontDescriptor(same.withFamily(newFamily)) }
    /// The same, with what is said by names. Family, name, size, weight, slant and symbolic traits are taken over.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
        NSFontDescriptor(same.addingAttributes(attributes))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSFontDescriptor)?.value == value }
    open override var hash: Int { value.hashValue }
}

extension NSFont {
    /// The font that is described, in a size in points; 0 for that of the description. There is always one.
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
        self.init(fontSize > 0 ? fontDescriptor.value.withSize(fontSize) : fontDescriptor.value)
    }

    /// What tells the font from others.
    public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(value) }
    /// Whether all letters are of one width.
    public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.monoSpace) }
    /// The name of the font for people.
    public var displayName: String? { value.familyName }
}
