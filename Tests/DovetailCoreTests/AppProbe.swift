import DovetailCore
import DovetailPaint
import SwiftUI

/// Runs an app without a display. Windows are opened by the number of their group.
@MainActor
final class AppProbe {
    private let app: RunningApp
    private var windows: [WindowRoot] = []

    init<A: App>(_ type: A.Type, windows groups: [Int]) {
        app = RunningApp(type)
        for group in groups {
            let window = app.windows[group].makeWindow(environment: EnvironmentValues(), services: .headless())
            window.size = CGSize(width: 400, height: 300)
            windows.append(window)
        }
        settle()
    }

    func settle() {
        var rounds = 0
        repeat {
            for window in windows { window.update(at: 0) }
            rounds += 1
        } while app.loop.hasPendingWork && rounds < 100
    }

    func texts(_ window: Int) -> [String] { AccessibilityElements(of: windows[window]).texts }
}
