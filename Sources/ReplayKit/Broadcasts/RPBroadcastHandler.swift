import CoreMedia
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the turn of a picture in a piece of a recording.
public let RPVideoSampleOrientationKey = "RPSampleBufferVideoOrientation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the app that is seen.
public let RPApplicationInfoBundleIdentifierKey = "RPApplicationInfoBundleIdentifier"

/// What a service that broadcasts is made of. No such services run here: none of its methods is called by the system.
open class RPBroadcastHandler: NSObject, @unchecked Sendable {
    public override init() {}
    /// Tells the app something. There is no app that listens, which the log tells once.
    open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) { Absence.tell() }
    /// Tells the app where the broadcast can be seen. There is no app that listens, which the log tells once.
    open func updateBroadcast(_ broadcastURL: URL) { Absence.tell() }
}

/// A service that is handed pictures and sounds. No such services run here: none of its methods is called by the system.
open class RPBroadcastSampleHandler: RPBroadcastHandler, @unchecked Sendable {
    /// A broadcast begins.
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    /// It stops for a while.
    open func broadcastPaused() {}
    /// It goes on.
    open func broadcastResumed() {}
    /// It has ended.
    open func broadcastFinished() {}
    /// Another app is seen.
    open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}
    /// Takes a picture or sounds.
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    /// Ends the broadcast with an error. None runs, which the log tells once.
    open func finishBroadcastWithError(_ error: any Error) { Absence.tell() }
}
