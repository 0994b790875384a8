// As on Apple's systems: who imports this module sees UIKit's names, of whose kind its views are.
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
