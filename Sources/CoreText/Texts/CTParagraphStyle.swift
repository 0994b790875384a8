// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailPlatform
import DovetailUIKit
import Foundation

/// How lines stand between the sides.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    /// As `natural`: lines are not stretched.
    case justified = 3
    case natural = 4
}

/// What becomes of a line that has no room. Lines of frames break between words in any case.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// What a setting of a paragraph is about. Those that are not listed in ``CTParagraphStyle`` are kept by nobody.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    case tabStops = 4
    case defaultTabInterval = 5
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
    case lineBoundsOptions = 17
}

/// One setting: what it is about, and where its value is, which is read when a style is made.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// How the lines of a paragraph stand: their alignment and the space between them.
public final class CTParagraphStyle: NSObject, Sendable {
    let alignment: CTTextAlignment
    /// In points.
    let lineSpacing: CGFloat

    init(alignment: CTTextAlignment, lineSpacing: CGFloat) {
        (self.alignment, self.lineSpacing) = (alignment, lineSpacing)
    }

    /// What a text's attribute says, of either kind.
    convenience init?(_ value: Any?) {
        switch value {
        case let style as CTParagraphStyle: self.init(alignment: style.alignment, lineSpacing: style.lineSpacing)
        case let style as NSParagraphStyle:
            let alignment: CTTextAlignment =
                switch style.alignment {
                case .left: .left
                case .right: .right
                case .center: .center
                default: .natural
                }
            self.init(alignment: alignment, lineSpacing: style.lineSpacing)
        default: return nil
        }
    }
}

/// A style of settings: alignment (``CTTextAlignment``) and line spacing (a `CGFloat`, by any of its three names) count.
///
/// - Parameters:
///   - settings: As many as are counted; nil for none.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    var alignment = CTTextAlignment.natural
    var spacing: CGFloat = 0
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(settingCount, 0)) {
        switch setting.spec {
        case .alignment where setting.valueSize >= 1:
            alignment = CTTextAlignment(rawValue: setting.value.load(as: UInt8.self)) ?? .natural
        case .lineSpacing where setting.valueSize >= MemoryLayout<CGFloat>.size,
            .lineSpacingAdjustment where setting.valueSize >= MemoryLayout<CGFloat>.size,
            .minimumLineSpacing where setting.valueSize >= MemoryLayout<CGFloat>.size:
            spacing = setting.value.loadUnaligned(as: CGFloat.self)
        default: break
        }
    }
    return CTParagraphStyle(alignment: alignment, lineSpacing: spacing)
}
