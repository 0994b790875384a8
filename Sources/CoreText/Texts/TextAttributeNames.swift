// Names of attributes of texts. Those that UIKit and AppKit have under names of their own are the same, so a text may have either.

/// A ``CTFont``, which a `UIFont` and an `NSFont` are too; the system's font of 12 points where a text has none.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor`; black where a text has none.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the colour that areas of the context are filled with is used, a truth value.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor` behind the text.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Further space after each character in points, without ligatures: a number.
public let kCTKernAttributeName: CFString = "NSKern"
/// Further space after each character in points, a number.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A line below the text: a number, and none for 0.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// How far the text is above its baseline in points, a number.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A ``CTParagraphStyle``, or a `NSParagraphStyle`; that of the first paragraph counts for all.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
