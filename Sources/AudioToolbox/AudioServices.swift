// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailBase
import DovetailMedia
@_exported import Foundation

@_exported import typealias FoundationAdditions.CFURL
@_exported import typealias FoundationAdditions.OSStatus
@_exported import let FoundationAdditions.noErr

/// The number of a sound that the system, or the app by ``AudioServicesCreateSystemSoundID(_:_:)``, has.
public typealias SystemSoundID = UInt32

/// Whether something worked: it did.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such sound, or a file is none.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The number that has a phone shake. There is nothing that shakes here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of the sound that warns.
public let kUserPreferredAlert: SystemSoundID = 0x1000

/// Plays a sound, without a wait. Any thread.
///
/// The numbers of Apple's systems (1000 to 1400) are sounds of the desktop's that mean the same, from the sound theme of freedesktop.org where that is installed, and
/// else one short tone. The number that has a phone shake does nothing, which is logged once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) }
/// Plays a sound that is meant to be noticed, as ``AudioServicesPlaySystemSound(_:)`` does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) }
/// Plays a sound, and calls a closure on the main thread when it has ended.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, then: inCompletionBlock) }
/// Plays a sound that is meant to be noticed, and calls a closure on the main thread when it has ended.
@preconcurrency public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, then: inCompletionBlock) }

/// Gives a sound in a file a number. Returns ``kAudioServicesSystemSoundUnspecifiedError`` where there is no file.
///
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let number = SystemSounds.shared.add(inFileURL) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = number
    return kAudioServicesNoError
}
/// Takes the number of a sound back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}
