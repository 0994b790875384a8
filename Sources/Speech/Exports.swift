// As on Apple's systems: who imports this module sees where a recogniser gets its sound from.
@_exported import AVFoundation
@_exported import Foundation
