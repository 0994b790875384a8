// What apps see with `import SwiftData`, as on Apple's systems.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
