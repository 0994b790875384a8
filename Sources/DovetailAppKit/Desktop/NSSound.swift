import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// A short sound. It is not heard: `AVAudioPlayer` plays sounds, over GStreamer, which this product does not need otherwise.
@MainActor @preconcurrency
open class NSSound: NSObject {
    /// The name of a sound.
    public typealias Name = String

    private let data: Data?
    /// Hears of the end, which comes at once.
    open weak var delegate: (any NSSoundDelegate)?
    /// Its name.
    open var name: Name?
    /// How loud it would be, from 0 to 1.
    open var volume: Float = 1
    /// Whether it would begin anew at its end.
    open var loops = false
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is, in seconds: not known, so 0.
    open var duration: TimeInterval { 0 }
    /// Whether it is heard: never.
    open var isPlaying: Bool { false }

    /// A sound of the system by its name: there is none here.
    public init?(named name: Name) { return nil }
    /// A sound of a file; nil where that can't be read.
    public init?(contentsOf url: URL, byReference byRef: Bool) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
    /// A sound of a file; nil where that can't be read.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
        self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
    }
    /// A sound of bytes.
    public init?(data: Data) { self.data = data }

    /// Would play it: false, which the log tells.
    @discardableResult
    open func play() -> Bool {
        Log.warnOnce("NSSound", "sounds of NSSound are not heard: AVAudioPlayer plays them")
        return false
    }
    /// False: it does not play.
    @discardableResult
    open func pause() -> Bool { false }
    /// False: it does not play.
    @discardableResult
    open func resume() -> Bool { false }
    /// False: it does not play.
    @discardableResult
    open func stop() -> Bool { false }

    /// Plays the desktop's sound for something that can't be done.
    public static func beep() { if let display = gdk_display_get_default() { gdk_display_beep(display) } }
}

/// Hears of a sound.
@MainActor @preconcurrency
public protocol NSSoundDelegate: AnyObject {
    /// It has ended. Never called, as none is heard.
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}
