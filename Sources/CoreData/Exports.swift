// What apps see with `import CoreData`, as on Apple's systems.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationAdditions
