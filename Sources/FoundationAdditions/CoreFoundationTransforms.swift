// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A text that can be changed, by its name in Core Foundation.
public typealias CFMutableString = NSMutableString

/// Writes a text in another script, or with other letters, in its place.
///
/// - Parameters:
///   - range: The part that is written otherwise, in UTF-16 code units; nil for all. Set to where the new text is.
///   - transform: One of the names below, or a transform of ICU's, such as `Any-Hex/Java`.
///   - reverse: The other way round, where the transform has one.
/// - Returns: False where there is no such transform: nothing is changed then.
@_disfavoredOverload @discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let whole = NSRange(location: 0, length: string.length)
    let place = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    guard place.location >= 0, place.length >= 0, NSMaxRange(place) <= whole.length,
        let result = string.substring(with: place)
            .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: place, with: result)
    range?.pointee = CFRange(location: place.location, length: result.utf16.count)
    return true
}

/// Writes a text in another script, or with other letters, in its place; see ``CFStringTransform(_:_:_:_:)``.
@_disfavoredOverload @discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: NSString, _ reverse: Bool
) -> Bool { CFStringTransform(string, range, transform as String, reverse) }

/// Letters without what is added to them.
public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks.rawValue
/// Letters without their accents.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
/// Any script in Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// Chinese in Latin letters, by their sounds in Mandarin.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// Letters of full width as letters of half width.
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
/// Hiragana as Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = StringTransform.hiraganaToKatakana.rawValue
/// Latin letters as Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
/// Latin letters as Katakana.
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
/// Latin letters as Hangul.
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
/// Latin letters as Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
/// Latin letters as Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Latin letters as Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
/// Latin letters as Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
/// Latin letters as Thai ones.
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
/// Letters as they are named in XML.
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
/// Letters by their names in Unicode.
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
