@_exported import Foundation

@_exported import struct DovetailEngine.LocalizedStringResource
