// As on Apple's systems: who imports this module sees HealthKit's names, and UIKit's, of whose kind its views are.
@_exported import CoreGraphics
@_exported import DovetailUIKit
@_exported import Foundation
@_exported import HealthKit

@_exported import struct DovetailPlatform.Selector
