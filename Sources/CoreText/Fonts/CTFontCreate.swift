// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailPaint
import DovetailPlatform
import Foundation

/// A font by its family, full or PostScript name. Where there is none the system's font stands in, as Core Text has another one stand in.
///
/// - Parameters:
///   - size: In points; 12 for 0.
///   - matrix: Not used: fonts are drawn as they are.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(value(named: name, size: size))
}

/// A font by a descriptor, in its size where the size is 0.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    var font = value(named: descriptor.name ?? "", size: size > 0 ? size : descriptor.size)
    if descriptor.traits.contains(.traitBold) { font = font.bold }
    if descriptor.traits.contains(.traitItalic) { font = font.with(isItalic: true) }
    return CTFont(font)
}

/// The font of bytes that were registered before.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFont(value(named: graphicsFont.postScriptName ?? "", size: size))
}

/// The uses that a desktop has a font of its own for, such as labels and messages.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
    case message = 22
}

/// The system's font for a use.
///
/// - Parameters:
///   - size: In points; 0 for the size of that use.
///   - language: Not used: fonts for characters that the system's lacks are found as texts are drawn.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    CTFont(uiType, size: size, language: language)
}

extension CTFont {
    /// The system's font for a use, as ``CTFontCreateUIFontForLanguage(_:_:_:)`` gives it.
    ///
    /// - Parameters:
    ///   - size: In points; 0 for the size of that use.
    ///   - language: Not used: fonts for characters that the system's lacks are found as texts are drawn.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString?) {
        let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
        let isBold = uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem
        let own = isSmall ? SystemFontSize.small : uiType == .label ? SystemFontSize.label : SystemFontSize.standard
        self.init(
            FontValue(
                size: size > 0 ? size : own, weight: isBold ? 700 : 400,
                design: uiType == .userFixedPitch ? .monospaced : .default))
    }
}

/// The font in another size.
///
/// - Parameter size: In points; 0 for that of the font.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.value.pointSize
    guard let name = attributes?.name else { return CTFont(font.value.withSize(size)) }
    return CTFont(value(named: name, size: size))
}

/// The font with other traits; the font itself is always found.
///
/// - Parameters:
///   - symTraitValue: The traits that it is to have, of those in the mask.
///   - symTraitMask: The traits that are changed: italic and bold.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    var value = font.value.withSize(size > 0 ? size : font.value.pointSize)
    if symTraitMask.contains(.traitBold) {
        value = symTraitValue.contains(.traitBold) ? value.bold : value.with(weight: 400)
    }
    if symTraitMask.contains(.traitItalic) { value = value.with(isItalic: symTraitValue.contains(.traitItalic)) }
    return CTFont(value)
}

private func value(named name: String, size: CGFloat) -> FontValue {
    let size = size > 0 ? size : 12
    let found = MainThread.sync { MainActor.assumeIsolated { FontValue(name: name, size: size) } }
    return found ?? FontValue(size: size, weight: 400)
}
