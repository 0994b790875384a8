import AVFoundation
import Foundation

extension SKScene {
    /// What sounds of the scene go through: the volume of its mixer is that of all ``SKAudioNode``s of the scene, together with their own. It is made when it
    /// is asked for, and started by nodes of ``SKAudioNode/avAudioNode``; files are heard without it.
    public var audioEngine: AVAudioEngine {
        if let engine = soundEngine { return engine }
        let engine = AVAudioEngine()
        soundEngine = engine
        return engine
    }

    /// How loud the sounds of the scene are together.
    var soundLevel: Float { soundEngine?.mainMixerNode.outputVolume ?? 1 }
}
