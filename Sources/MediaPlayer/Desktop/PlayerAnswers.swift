import DovetailBus
import Foundation

/// What the desktop asks and orders, as commands of the app. The bus's thread calls it; commands are given on the main thread.
struct PlayerAnswers: Sendable {
    // The objects on the bus belong to the service, and that to the controls.
    private weak var controls: DesktopMediaControls?

    init(_ controls: DesktopMediaControls) { self.controls = controls }

    var answers: BusExport.Answers {
        BusExport.Answers(
            call: { call($0, $1) }, property: { property($0) }, set: { set($0, to: $1) })
    }

    // MARK: Orders

    private func give(_ command: MPRemoteCommand, _ event: MPRemoteCommandEvent? = nil) {
        let event = event ?? MPRemoteCommandEvent(command)
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = command.perform(event) } }
    }

    private func skip(_ command: MPSkipIntervalCommand) {
        give(
            command,
            MPSkipIntervalCommandEvent(command, interval: command.preferredIntervals.first?.doubleValue ?? 10))
    }

    /// What can't be done now has no effect, as the interface says.
    private func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        guard let controls, let commands = controls.commands else { return nil }
        switch method {
        case "Play": give(commands.playCommand.isActive ? commands.playCommand : commands.togglePlayPauseCommand)
        case "Pause":
            if commands.pauseCommand.isActive {
                give(commands.pauseCommand)
            } else if controls.isPlayingNow {
                give(commands.togglePlayPauseCommand)
            }
        case "PlayPause":
            if commands.togglePlayPauseCommand.isActive {
                give(commands.togglePlayPauseCommand)
            } else {
                give(controls.isPlayingNow ? commands.pauseCommand : commands.playCommand)
            }
        case "Stop": give(commands.stopCommand)
        case "Next":
            if commands.nextTrackCommand.isActive {
                give(commands.nextTrackCommand)
            } else {
                skip(commands.skipForwardCommand)
            }
        case "Previous":
            if commands.previousTrackCommand.isActive {
                give(commands.previousTrackCommand)
            } else {
                skip(commands.skipBackwardCommand)
            }
        case "Seek":
            guard case .long(let offset)? = arguments.first else { return nil }
            goTo(max(0, controls.currentPlace + Double(offset) / 1_000_000), in: controls)
        case "SetPosition":
            guard arguments.count == 2, case .long(let position) = arguments[1] else { return nil }
            // A place in what was played before, or beyond the end, is no order.
            let (track, number) = controls.currentTrack
            let seconds = Double(position) / 1_000_000
            guard arguments[0].string == NowPlayingTrack.path(number), seconds >= 0,
                seconds <= track?.duration ?? .infinity
            else { return [] }
            goTo(seconds, in: controls)
        default: return nil
        }
        return []
    }

    /// Beyond the end there is the next one.
    private func goTo(_ seconds: TimeInterval, in controls: DesktopMediaControls) {
        if let duration = controls.currentTrack.track?.duration, seconds > duration {
            _ = call("Next", [])
            return
        }
        let command = controls.commands.changePlaybackPositionCommand
        give(command, MPChangePlaybackPositionCommandEvent(command, positionTime: seconds))
    }

    // MARK: Properties

    private func property(_ name: String) -> BusValue? {
        guard let controls else { return nil }
        switch name {
        case "Position": return .long(NowPlayingTrack.microseconds(controls.currentPlace))
        case "Volume": return .double(1)
        case "CanControl": return .bool(true)
        default: return controls.properties[name]
        }
    }

    private func set(_ name: String, to value: BusValue) -> Bool {
        guard let commands = controls?.commands else { return false }
        switch name {
        case "Rate":
            guard let rate = value.double, rate.isFinite else { return false }
            // The interface has no pause by a rate, and takes it for one.
            if rate == 0 { return call("Pause", []) != nil }
            let command = commands.changePlaybackRateCommand
            give(command, MPChangePlaybackRateCommandEvent(command, playbackRate: Float(rate)))
        case "LoopStatus":
            guard let type = DesktopMediaControls.loops.first(where: { $0.value == value.string })?.key else {
                return false
            }
            let command = commands.changeRepeatModeCommand
            give(command, MPChangeRepeatModeCommandEvent(command, repeatType: type))
        case "Shuffle":
            guard let isOn = value.bool else { return false }
            let command = commands.changeShuffleModeCommand
            give(command, MPChangeShuffleModeCommandEvent(command, shuffleType: isOn ? .items : .off))
        // An app's volume is its own; the desktop's mixer has that of the program.
        case "Volume": return value.double != nil
        default: return false
        }
        return true
    }
}
