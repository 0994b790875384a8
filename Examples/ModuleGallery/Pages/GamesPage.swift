import GameKit
import GameplayKit
import SwiftUI

/// Dice that fall the same way each time, and a light that goes through its states.
struct GamesPage: View {
    @State private var thrown: [Int] = []
    @State private var die = GKRandomDistribution(
        randomSource: GKMersenneTwisterRandomSource(seed: 7), lowestValue: 1, highestValue: 6)
    @State private var light = GKStateMachine(states: [Red(), Green(), Amber()])
    @State private var colour = "Red"

    var body: some View {
        Form {
            Section("Dice") {
                HStack {
                    ForEach(thrown.indices, id: \.self) { index in
                        Image(systemName: "die.face.\(thrown[index])").font(.title)
                            .accessibilityLabel("\(thrown[index])")
                    }
                    if thrown.isEmpty { Text("Not thrown yet").foregroundStyle(.secondary) }
                }
                Button("Throw") { thrown = (0..<5).map { _ in die.nextInt() } }
            }
            Section("Light") {
                LabeledContent("State", value: colour)
                Button("Next", action: turn)
            }
            Section("Game Center") {
                LabeledContent("Player", value: GKLocalPlayer.local.isAuthenticated ? "signed in" : "nobody")
            }
        }
        .formStyle(.grouped)
        .onAppear { light.enter(Red.self) }
    }

    private func turn() {
        for next in [Red.self, Green.self, Amber.self] as [AnyClass] where light.enter(next) {
            colour = String(describing: next)
            break
        }
    }

    private class Red: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Green.self }
    }
    private class Green: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Amber.self }
    }
    private class Amber: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Red.self }
    }
}
