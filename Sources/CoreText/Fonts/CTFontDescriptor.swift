// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailPaint
import Foundation

/// A description of a font that is looked for: its names, its size and its traits.
public final class CTFontDescriptor: NSObject, Sendable {
    /// By the names of attributes, such as ``kCTFontNameAttribute``.
    let names: [String: String]
    /// In points; 0 for what it is made in.
    let size: CGFloat
    let traits: CTFontSymbolicTraits

    init(names: [String: String], size: CGFloat = 0, traits: CTFontSymbolicTraits = []) {
        self.names = names
        self.size = size
        self.traits = traits
    }

    convenience init(face: FontFace) {
        self.init(names: [
            kCTFontNameAttribute: face.postScriptName, kCTFontFamilyNameAttribute: face.family,
            kCTFontDisplayNameAttribute: face.fullName,
        ])
    }

    /// The name to look a font up by.
    var name: String? {
        names[kCTFontNameAttribute] ?? names[kCTFontDisplayNameAttribute] ?? names[kCTFontFamilyNameAttribute]
    }
}

/// The PostScript name of a font, a text.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The family of a font, a text.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of a font for people, a text.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The size of a font in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// Traits by their names, a dictionary: of them ``kCTFontSymbolicTrait`` counts.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The sum of ``CTFontSymbolicTraits``, a number, among a descriptor's traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"

/// Traits that fonts can be told apart by.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Told of fonts of the system's alone that are asked for by this; it changes no font.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)

    public static let italicTrait = traitItalic
    public static let boldTrait = traitBold
    public static let monoSpaceTrait = traitMonoSpace
}

/// A descriptor of a font by its name.
///
/// - Parameter size: In points; 0 for what the font is made in.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(names: [kCTFontNameAttribute: name], size: size)
}

/// A descriptor with attributes: names, size and traits count.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var names: [String: String] = [:]
    for key in [kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontDisplayNameAttribute] {
        names[key] = attributes[key] as? String
    }
    let traits = attributes[kCTFontTraitsAttribute] as? [AnyHashable: Any]
    let bits = traits?[kCTFontSymbolicTrait].flatMap { AttributedText.number($0) } ?? 0
    return CTFontDescriptor(
        names: names, size: AttributedText.number(attributes[kCTFontSizeAttribute]) ?? 0,
        traits: CTFontSymbolicTraits(rawValue: UInt32(max(0, min(bits, 65_535)))))
}

/// What a descriptor says of an attribute; nil where it says nothing.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if attribute == kCTFontSizeAttribute { return descriptor.size == 0 ? nil : descriptor.size }
    return descriptor.names[attribute]
}
