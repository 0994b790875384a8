import AVFoundation
import DovetailControls
import DovetailCore
import Foundation

/// The picture of a player with its controls.
struct PlayerScreen<Overlay: View>: View {
    let player: AVPlayer
    @ObservedObject var display: PlayerDisplay
    let gravity: AVLayerVideoGravity
    let showsControls: Bool
    @ViewBuilder let overlay: Overlay
    /// When controls were last asked for: a number, counted, and the date.
    @State private var lastUse: Date?
    @State private var isScrubbing = false

    /// Seconds for which controls stay.
    static var stay: TimeInterval { 3 }

    var body: some View {
        ZStack {
            PlayerSurface(player: player, gravity: gravity)
            overlay
            if showsControls { controls }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { use() }
        .onContinuousHover { phase in if case .active = phase { use() } }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Video")
    }

    @ViewBuilder private var controls: some View {
        if let failure = display.failure {
            PlayerFailure(message: failure)
        } else {
            // One date: after it controls are seen only while the film stands still.
            TimelineView(.explicit(lastUse.map { [$0, $0.addingTimeInterval(Self.stay)] } ?? [])) { context in
                let isRecent = lastUse.map { context.date < $0.addingTimeInterval(Self.stay - 0.001) } ?? false
                let isShown = !display.isPlaying || isRecent || isScrubbing
                ZStack {
                    if display.isWaiting { ProgressView().tint(.white).environment(\.colorScheme, .dark) }
                    if isShown {
                        TransportControls(player: player, display: display, isScrubbing: $isScrubbing, use: use)
                            .transition(.opacity)
                    }
                }
                .animation(.easeOut(duration: 0.2), value: isShown)
            }
        }
    }

    private func use() { lastUse = MainScheduler.clock?.now ?? Date() }
}

/// Says that a film can't be played, and why.
private struct PlayerFailure: View {
    let message: String

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "play.slash").font(.system(size: 34))
            Text("This can’t be played").font(.headline)
            Text(message).font(.caption).multilineTextAlignment(.center).foregroundStyle(.white.opacity(0.7))
        }
        .foregroundStyle(.white)
        .padding(20)
        .accessibilityElement(children: .combine)
    }
}
