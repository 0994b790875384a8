@_exported import AVFoundation
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import struct DovetailPlatform.Selector
