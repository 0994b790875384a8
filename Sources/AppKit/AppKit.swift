// The part of AppKit that SwiftUI apps use: colours, pictures, fonts, the screen, the clipboard, hosts that measure views, dialogs.
// Of AppKit's views those that SwiftUI apps wrap. What needs Objective-C's run time (bindings, messages by name) is not declared.
@_exported import CoreGraphics
@_exported import Foundation

@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
