// A file that imports this module names windows and controls, as with Apple's, which brings UIKit along.
@_exported import Contacts
@_exported import CoreGraphics
@_exported import DovetailUIKit
@_exported import Foundation

// The names that DovetailUIKit has of Platform's.
@_exported import enum DovetailPlatform.NSLineBreakMode
@_exported import enum DovetailPlatform.NSTextAlignment
@_exported import struct DovetailPlatform.Selector
