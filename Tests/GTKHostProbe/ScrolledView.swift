import CGTK
import DovetailCore
import DovetailGTK
import Foundation
import SwiftUI

/// A window of 300 by 200 with 2,000 points that scroll. Tells each offset and phase.
struct ScrolledView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 20) }
            }
        }
        .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y.rounded()) }) { say("offset \($1)") }
        .onScrollPhaseChange { say("phase \($1)") }
        .onAppear { say("shown") }
    }
}

/// Two fingers on a touchpad, which no test's display has: `touchpad` on the standard input moves the content of the first window by 16 points,
/// at 250 points a second, and lets go; `touchpad-rest` rests before that.
@MainActor
enum Touchpad {
    static func listen(_ application: GTKApplication) {
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { play(line, on: application.inputs[0]) }
                }
            }
        }
    }

    private static func play(_ command: String, on input: WindowInput) {
        for _ in 0..<4 {
            // As far apart as events of a touchpad are, or there is no velocity.
            usleep(16_000)
            _ = input.scrolled(by: CGSize(width: 0, height: 4), isPrecise: true, modifiers: [])
        }
        if command == "touchpad-rest" { usleep(200_000) }
        input.scrollEnded(modifiers: [])
        say("played \(command)")
    }
}
