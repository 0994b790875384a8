// The part of AppKit that SwiftUI apps use for values: colours, pictures, fonts, the screen, the clipboard, hosts that measure views.
// Views of AppKit, and all that needs Objective-C's run time (`#selector`, bindings), are not declared.
@_exported import CoreGraphics
@_exported import Foundation

@_exported import class DovetailPlatform.CGContext
@_exported import struct DovetailPlatform.Selector
