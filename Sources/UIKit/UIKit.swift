// The part of UIKit that SwiftUI apps use, for files that import it by name: colours, pictures, fonts, the screen, the clipboard,
// hosts that measure views. `import SwiftUI` brings it along, as on Apple's systems.
// Views of UIKit, and all that needs Objective-C's run time (`#selector`, `UIAppearance`), are not declared.
@_exported import CoreGraphics
@_exported import DovetailUIKit
@_exported import Foundation

@_exported import enum DovetailControls.UIKeyboardType
@_exported import enum DovetailControls.UITextAutocapitalizationType
@_exported import struct DovetailControls.UITextContentType
@_exported import class DovetailPlatform.CGContext
