import CGTK
import DovetailCore
import DovetailGTK
import Foundation
import SwiftUI

/// A window with nothing but a surface and its ``WindowInput``, which tells every event.
///
/// Lines on the standard input play what nobody can do by a pointer and a keyboard alone: a press that the system takes away
/// (`cancel`), two fingers (`pinch`, `pinch-cancel`), and movements of a touchpad (`touchpad`, `touchpad-nothing`).
@MainActor
enum InputProbe {
    private static var surface: UnsafeMutablePointer<GtkWidget>!
    private static var input: WindowInput!

    static func run() -> Never {
        do {
            GTKApplication.prepareMainLoop()
            let application = try GTKApplication()
            let root = WindowRoot(
                rootView: Color.clear, environment: application.environment, services: application.services)
            let content = RecordingContent(root, name: "Input", journal: EventJournal())
            let window = gtk_window_new()!
            surface = gtk_drawing_area_new()
            gtk_widget_set_focusable(surface, 1)
            input = WindowInput(surface: surface, content: content)
            let handle = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
            gtk_window_set_child(handle, surface)
            gtk_window_set_title(handle, "Input")
            gtk_window_set_default_size(handle, 300, 200)
            gtk_window_present(handle)
            gtk_widget_grab_focus(surface)
            listen()
            say("ready")
            g_main_loop_run(g_main_loop_new(nil, 0))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func listen() {
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { play(line) } }
            }
        }
    }

    private static func play(_ command: String) {
        switch command {
        case "cancel": emit("cancel", by: "GtkGestureClick")
        case "pinch":
            emit("begin", by: "GtkGestureZoom")
            emit("begin", by: "GtkGestureRotate")
            emit("scale-changed", by: "GtkGestureZoom", numbers: [1.5])
            emit("angle-changed", by: "GtkGestureRotate", numbers: [0, Double.pi / 2])
            emit("end", by: "GtkGestureZoom")
            emit("end", by: "GtkGestureRotate")
        case "pinch-cancel":
            emit("begin", by: "GtkGestureZoom")
            emit("cancel", by: "GtkGestureZoom")
        case "touchpad":
            emit("scroll-begin", by: "GtkEventControllerScroll", numbers: [])
            for distance in [10.0, 20.0, 30.0] {
                // As far apart as events of a touchpad are, or there is no velocity.
                usleep(8000)
                _ = input.scrolled(
                    by: CGSize(width: distance / 10, height: distance), isPrecise: true, modifiers: [.option])
            }
            emit("scroll-end", by: "GtkEventControllerScroll", numbers: [])
        case "touchpad-nothing":
            emit("scroll-begin", by: "GtkEventControllerScroll", numbers: [])
            emit("scroll-end", by: "GtkEventControllerScroll", numbers: [])
        default: break
        }
        say("played \(command)")
    }

    /// Emits a signal of the surface's controller of a class. Without `numbers` the signal is one of a gesture's sequences.
    private static func emit(_ signal: String, by className: String, numbers: [Double]? = nil) {
        let type = g_type_from_name(className)
        let controllers = gtk_widget_observe_controllers(surface)
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let object = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(object) }
            let instance = object.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, type) != 0 else { continue }
            var values = [GValue](repeating: GValue(), count: 1 + (numbers?.count ?? 1))
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], object)
            if let numbers {
                for (position, number) in numbers.enumerated() {
                    g_value_init(&values[position + 1], GType(15 << 2))
                    g_value_set_double(&values[position + 1], number)
                }
            } else {
                g_value_init(&values[1], gdk_event_sequence_get_type())
            }
            g_signal_emitv(&values, g_signal_lookup(signal, type), 0, nil)
            for position in values.indices { g_value_unset(&values[position]) }
        }
    }
}
