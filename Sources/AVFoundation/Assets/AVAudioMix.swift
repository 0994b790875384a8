import Foundation

/// How the tracks of a film are mixed. Films are played as their files say, so nobody gets one here.
open class AVAudioMix: NSObject, @unchecked Sendable {
    override init() {}
}
