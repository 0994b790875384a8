// On Apple's systems, too, `import OSLog` brings Foundation along.
@_exported import Foundation
