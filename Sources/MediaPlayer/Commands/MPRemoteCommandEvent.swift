import Foundation

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command that a person gave.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    /// When, in seconds since the machine was started.
    public let timestamp: TimeInterval

    package init(_ command: MPRemoteCommand) {
        self.command = command
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}

/// A person wants another place.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// In seconds.
    public let positionTime: TimeInterval
    package init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// A person wants to skip a bit.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// In seconds.
    public let interval: TimeInterval
    package init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// Whether a person begins or ends to seek.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking
    case endSeeking
}

/// A person seeks. Desktops have no such key, so it does not come.
public final class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let type: MPSeekCommandEventType
    package init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

/// A person rates what is played. Desktops have no such key, so it does not come.
public final class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let rating: Float
    package init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// A person likes what is played, or does not. Desktops have no such key, so it does not come.
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let isNegative: Bool
    package init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}

/// A person wants it faster or slower.
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let playbackRate: Float
    package init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// What is played again.
public enum MPRepeatType: Int, Sendable {
    case off
    case one
    case all
}

/// What is shuffled.
public enum MPShuffleType: Int, Sendable {
    case off
    case items
    case collections
}

/// A person wants something again, or nothing.
public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let repeatType: MPRepeatType
    public let preservesRepeatMode: Bool
    package init(_ command: MPRemoteCommand, repeatType: MPRepeatType) {
        self.repeatType = repeatType
        preservesRepeatMode = true
        super.init(command)
    }
}

/// A person wants another order.
public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let shuffleType: MPShuffleType
    public let preservesShuffleMode: Bool
    package init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        preservesShuffleMode = true
        super.init(command)
    }
}
