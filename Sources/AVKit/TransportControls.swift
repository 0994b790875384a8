import AVFoundation
import DovetailControls
import DovetailCore
import Foundation

/// What plays, pauses and moves about in a film: white on a dark veil in both schemes, since films are neither.
struct TransportControls: View {
    let player: AVPlayer
    @ObservedObject var display: PlayerDisplay
    @Binding var isScrubbing: Bool
    let use: () -> Void
    @StateObject private var clock = PlayerClock()

    var body: some View {
        ZStack {
            LinearGradient(
                stops: [
                    .init(color: .black.opacity(0.25), location: 0), .init(color: .black.opacity(0.15), location: 0.6),
                    .init(color: .black.opacity(0.65), location: 1),
                ], startPoint: .top, endPoint: .bottom
            )
            .allowsHitTesting(false)
            if !display.isWaiting { middle }
            VStack {
                HStack {
                    Spacer()
                    button(
                        display.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill", 15,
                        display.isMuted ? "Unmute" : "Mute"
                    ) {
                        player.isMuted.toggle()
                    }
                }
                Spacer()
                timeline
            }
            .padding(12)
        }
        .foregroundStyle(.white)
        .onAppear { clock.follow(player) }
        .onDisappear { clock.end() }
    }

    private var middle: some View {
        HStack(spacing: 36) {
            button("gobackward.10", 22, "Back 10 seconds") { skip(-10) }.keyboardShortcut(.leftArrow, modifiers: [])
            button(display.isPlaying ? "pause.fill" : "play.fill", 34, display.isPlaying ? "Pause" : "Play") {
                if display.isPlaying { player.pause() } else { play() }
            }
            .keyboardShortcut(.space, modifiers: [])
            button("goforward.10", 22, "Forward 10 seconds") { skip(10) }.keyboardShortcut(.rightArrow, modifiers: [])
        }
    }

    @ViewBuilder private var timeline: some View {
        if let duration = display.duration, duration > 0 {
            HStack(spacing: 10) {
                Text(PlayerClock.text(clock.seconds)).accessibilityLabel("Elapsed time")
                Scrubber(
                    seconds: Binding(get: { clock.seconds }, set: { scrub(to: $0) }), duration: duration,
                    isScrubbing: $isScrubbing)
                Text("−" + PlayerClock.text(max(duration - clock.seconds, 0))).accessibilityLabel("Remaining time")
            }
            .font(.caption.monospacedDigit().weight(.medium))
        } else if display.isPlaying, !display.isWaiting {
            HStack {
                Text("Live").font(.caption.weight(.semibold)); Spacer()
            }
        }
    }

    private func button(_ symbol: String, _ size: CGFloat, _ title: String, _ action: @escaping () -> Void) -> some View
    {
        Button {
            use()
            action()
        } label: {
            Image(systemName: symbol).font(.system(size: size, weight: .semibold))
                .frame(width: size + 22, height: size + 22).contentShape(Rectangle())
                .shadow(color: .black.opacity(0.35), radius: 3)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }

    private func play() {
        // At the end, from the beginning.
        if let duration = display.duration, clock.seconds >= duration - 0.05 { player.seek(to: .zero) }
        player.play()
    }

    private func skip(_ seconds: Double) {
        let end = display.duration ?? .infinity
        scrub(to: min(max(player.currentTime().seconds + seconds, 0), end))
    }

    private func scrub(to seconds: Double) {
        use()
        clock.seconds = seconds
        let time = CMTime(seconds: seconds, preferredTimescale: 600)
        player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
    }
}

/// The line along which a film is, with a knob.
private struct Scrubber: View {
    @Binding var seconds: Double
    let duration: Double
    @Binding var isScrubbing: Bool

    var body: some View {
        GeometryReader { geometry in
            let part = min(max(seconds / duration, 0), 1)
            let width = geometry.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.3)).frame(height: 4)
                Capsule().fill(.white).frame(width: max(width * part, 4), height: 4)
                Circle().fill(.white).frame(width: isScrubbing ? 16 : 12, height: isScrubbing ? 16 : 12)
                    .shadow(color: .black.opacity(0.3), radius: 2, y: 1)
                    .offset(x: (width - 12) * part - (isScrubbing ? 2 : 0))
            }
            .frame(height: geometry.size.height)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        isScrubbing = true
                        seconds = duration * min(max($0.location.x / max(width, 1), 0), 1)
                    }
                    .onEnded { _ in isScrubbing = false })
        }
        .frame(height: 24)
        .accessibilityElement()
        .accessibilityLabel("Position")
        .accessibilityValue(PlayerClock.text(seconds))
        .accessibilityAdjustableAction { direction in
            let step = direction == .increment ? 10.0 : -10
            seconds = min(max(seconds + step, 0), duration)
        }
    }
}

/// The time of a player, for what shows it.
final class PlayerClock: ObservableObject {
    @Published var seconds = 0.0
    private var observer: Any?
    private weak var player: AVPlayer?

    func follow(_ player: AVPlayer) {
        end()
        self.player = player
        seconds = player.currentTime().seconds
        nonisolated(unsafe) let clock = Weak(self)
        observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 4), queue: nil
        ) { time in clock.object?.seconds = time.seconds }
    }

    func end() {
        if let observer { player?.removeTimeObserver(observer) }
        observer = nil
    }

    private struct Weak {
        weak var object: PlayerClock?
        init(_ object: PlayerClock) { self.object = object }
    }

    /// Hours, minutes and seconds, as players write them: 1:02:03.
    static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e9 else { return "--:--" }
        let whole = Int(max(seconds, 0))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
