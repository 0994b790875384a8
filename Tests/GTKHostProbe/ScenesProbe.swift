import DovetailGTK
import SwiftUI

/// An app whose windows tell whether they are new or restored.
@MainActor
enum ScenesProbe {
    /// Runs the app; `action` is done when its windows are there.
    static func run(_ action: @escaping (GTKApplication, RunningApp) -> Void) -> Never {
        do {
            GTKApplication.prepareMainLoop()
            let app = RunningApp(ScenesApp.self, storage: SceneSessionFile())
            let application = try GTKApplication(app: app)
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated {
                    action(application, app)
                    say("done")
                }
            }
            let status = application.run()
            say("end")
            exit(status)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

private struct ScenesApp: App {
    @StateObject private var names = Names()

    var body: some Scene {
        WindowGroup("Scenes") { SceneView().environmentObject(names) }.defaultSize(width: 300, height: 200)
    }
}

private final class Names: ObservableObject {
    private var count = 0
    func next() -> String {
        count += 1
        return "window \(count)"
    }
}

private struct SceneView: View {
    @SceneStorage("name") private var name = ""
    @EnvironmentObject private var names: Names

    var body: some View {
        Color.blue.onAppear {
            if name.isEmpty {
                name = names.next()
                say("new \(name)")
            } else {
                say("restored \(name)")
            }
        }
    }
}
