import DovetailCore
import DovetailPaint
import SwiftUI

/// The windows of the probe's app, without a display, driven as by a person.
@MainActor
final class WindowsProbe {
    private let app: RunningApp
    private var windows: [WindowRoot] = []

    init() {
        app = RunningApp(ProbeApp.self, storage: SceneSessionFile())
        for window in app.windowsAtStart() { open(window) }
    }

    private func open(_ window: RunningApp.Window) {
        let root = window.description.makeWindow(
            environment: EnvironmentValues(), services: .headless(), session: window.session)
        root.size = CGSize(width: 300, height: 200)
        root.update(at: 0)
        windows.append(root)
    }

    /// Taps what is named, in the first window or in that with the number after the name (“write 1”), tells what the windows
    /// show, and ends. “new” opens a window.
    static func run(taps: [String]) {
        let probe = WindowsProbe()
        for tap in taps {
            if tap == "new" {
                probe.open(probe.app.newWindow()!)
            } else {
                let parts = tap.split(separator: " ")
                probe.tap(String(parts[0]), window: parts.count > 1 ? Int(parts[1])! : 0)
            }
        }
        for texts in probe.texts { print(texts.joined(separator: ", ")) }
        exit(0)
    }

    /// Takes the time that fonts need. Nothing that is stored is looked at.
    static func loadFonts() {
        let window = WindowRoot(rootView: Text("count text place write exit 0123456789"), services: .headless())
        window.size = CGSize(width: 300, height: 200)
        window.update(at: 0)
    }

    /// What each window shows.
    var texts: [[String]] { windows.map { AccessibilityElements(of: $0).texts.filter { $0.contains(" ") } } }

    func tap(_ name: String, window index: Int = 0) {
        let window = windows[index]
        let frame = AccessibilityElements(of: window).matches(name)[0].node.frameInWindow
        let point = CGPoint(x: frame.midX, y: frame.midY)
        window.send(PointerEvent(phase: .down, location: point, time: 0))
        window.send(PointerEvent(phase: .up, location: point, time: 0))
        window.update(at: 0)
    }
}
