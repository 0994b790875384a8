// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// A layout of the keyboard or a method to write by. Nothing can be told of it: the desktop keeps its layouts to itself.
public final class TISInputSource: Sendable {
    fileprivate static let current = TISInputSource()
    private init() {}
}

/// The tables of a layout: which character a key gives. They are never there.
public struct UCKeyboardLayout: Sendable {
    public init() {}
}

/// The layout's tables, by name.
public let kTISPropertyUnicodeKeyLayoutData: CFString! = "TISPropertyUnicodeKeyLayoutData"
/// The name by which the system knows a source, by name.
public let kTISPropertyInputSourceID: CFString! = "TISPropertyInputSourceID"
/// What a person calls a source, by name.
public let kTISPropertyLocalizedName: CFString! = "TISPropertyLocalizedName"
/// Languages that a source writes, by name.
public let kTISPropertyInputSourceLanguages: CFString! = "TISPropertyInputSourceLanguages"
/// What is told when another source was chosen, by name. It is never told.
public let kTISNotifySelectedKeyboardInputSourceChanged: CFString! =
    "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged"

/// The source that the person writes by.
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }
/// The layout that the person writes by.
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }
/// The layout of Latin letters that the person used last.
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
    .passRetained(.current)
}
/// The source of Latin letters that the person used last.
public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }

/// What there is to tell of a source: nothing, so it is nil. Apps that look for a layout's tables go their way for keyboards without these.
public func TISGetInputSourceProperty(
    _ inputSource: TISInputSource?, _ propertyKey: CFString?
) -> UnsafeMutableRawPointer! { nil }
