@_exported import DovetailUIKit
@_exported import Foundation
@_exported import Vision
