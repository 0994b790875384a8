// The part of UIKit that SwiftUI apps use, for files that import it by name: colours, pictures, fonts, the screen, the clipboard,
// hosts that measure views, views and controls for representables, appearances. `import SwiftUI` brings it along, as on Apple's systems.
// What needs Objective-C's run time (key paths of strings, messages by name) is not declared. See `Selector` for targets and actions.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import enum DovetailControls.UIKeyboardType
@_exported import enum DovetailControls.UITextAutocapitalizationType
@_exported import struct DovetailControls.UITextContentType
@_exported import class DovetailPlatform.NSDataAsset
@_exported import typealias DovetailPlatform.NSDataAssetName
@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import func DovetailPlatform.NSSelectorFromString
@_exported import class DovetailPlatform.NSStringDrawingContext
@_exported import struct DovetailPlatform.NSStringDrawingOptions
@_exported import func DovetailPlatform.NSStringFromSelector
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
