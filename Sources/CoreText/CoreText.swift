// The part of Core Text that apps use: fonts of files, measures, glyphs and their outlines, lines and frames of text that are drawn in a
// context. `import SwiftUI`, UIKit and AppKit bring it along, as on Apple's systems.
//
// Texts are shaped by the engine that draws those of SwiftUI's. Any thread may call what is here; measuring and shaping are done on the main
// thread, which others wait for.
@_exported import CoreGraphics
@_exported import Foundation

@_exported import class DovetailPlatform.CTFont
@_exported import typealias FoundationAdditions.UniChar
