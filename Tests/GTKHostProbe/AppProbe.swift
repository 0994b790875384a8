import CGTK
import DovetailCore
import DovetailGTK
import SwiftUI

/// Runs an app, and answers questions about its windows that are asked in lines on the standard input: `texts TITLE` for what is written
/// in a window, `find NAME` for where something is, `focus` for what has the keyboard, and `sizes`.
@MainActor
enum AppProbe {
    static func run<A: App>(_ type: A.Type) -> Never {
        do {
            GTKApplication.prepareMainLoop()
            let app = RunningApp(type, storage: SceneSessionFile())
            let application = try GTKApplication(app: app)
            Thread.detachNewThread {
                while let line = readLine() {
                    DispatchQueue.main.async { MainActor.assumeIsolated { answer(line) } }
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

    /// Each question has a number, which its answer begins with.
    private static func answer(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        let argument = parts.count > 2 ? parts[2] : ""
        switch parts[1] {
        case "texts":
            let texts = ProgramWindows.ofProgram.all.first { $0.title == argument }.map {
                AccessibilityElements(of: $0).texts
            }
            say("\(parts[0]) " + (texts?.joined(separator: "|") ?? "no window"))
        case "find": say("\(parts[0]) " + (place(of: argument) ?? "nothing"))
        case "focus":
            let names = ProgramWindows.ofProgram.all.compactMap { window in
                window.focusedResponder?.node.map { AccessibilityElements(of: window).name(of: $0) ?? "?" }
            }
            say("\(parts[0]) " + names.joined(separator: "|"))
        case "sizes":
            let sizes = ProgramWindows.ofProgram.all.map {
                "\($0.title ?? "") \(Int($0.size.width))x\(Int($0.size.height))"
            }
            say("\(parts[0]) " + sizes.sorted().joined(separator: "|"))
        default: say("\(parts[0]) what?")
        }
    }

    /// The title of the window that the named element is in, and its middle there; the newest window comes first.
    private static func place(of name: String) -> String? {
        for window in ProgramWindows.ofProgram.all.reversed() {
            guard let title = window.title, let node = AccessibilityElements(of: window).matches(name).first?.node,
                let offset = offsetOfContent(of: title)
            else { continue }
            let frame = node.frameInWindow
            return "\(Int(frame.midX + offset.x)),\(Int(frame.midY + offset.y)),\(title)"
        }
        return nil
    }

    /// Where the views of a window begin in it.
    private static func offsetOfContent(of title: String) -> CGPoint? {
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let object = g_list_model_get_item(windows, index) else { continue }
            defer { g_object_unref(object) }
            let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(object))
            guard let name = gtk_window_get_title(window), String(cString: name) == title else { continue }
            let widget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(object))
            var (from, to) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
            guard let child = gtk_window_get_child(window), gtk_widget_compute_point(child, widget, &from, &to) != 0
            else { return nil }
            var (x, y) = (0.0, 0.0)
            gtk_native_get_surface_transform(OpaquePointer(object), &x, &y)
            return CGPoint(x: Double(to.x) + x, y: Double(to.y) + y)
        }
        return nil
    }
}
