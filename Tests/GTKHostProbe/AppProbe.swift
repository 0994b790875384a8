import CGTK
import DovetailCore
import DovetailGTK
import SwiftUI

/// Runs an app, and answers questions about its windows that are asked in lines on the standard input: `texts TITLE` for what is written
/// in a window, `elements TITLE` for its elements, `find NAME` for where something is, `focus` for what has the keyboard, and `sizes`.
@MainActor
enum AppProbe {
    private static var running: GTKApplication?

    static func run<A: App>(_ type: A.Type) -> Never {
        do {
            GTKApplication.prepareMainLoop()
            let app = RunningApp(type, storage: SceneSessionFile())
            let application = try GTKApplication(app: app)
            running = application
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
        case "elements":
            let lines = ProgramWindows.ofProgram.all.first { $0.title == argument }.map {
                AccessibilityElements(of: $0).all.map(describe)
            }
            say("\(parts[0]) " + (lines?.joined(separator: "|") ?? "no window"))
        case "find": say("\(parts[0]) " + (place(of: argument) ?? "nothing"))
        case "focus":
            let names = ProgramWindows.ofProgram.all.compactMap { window in
                window.focusedResponder?.node.map { AccessibilityElements(of: window).name(of: $0) ?? "?" }
            }
            say("\(parts[0]) " + names.joined(separator: "|"))
        case "change": RowsStore.shared.changed[Int(argument) ?? 0] = "Changed"
        case "wishes":
            let values = ProgramWindows.ofProgram.all.first?.environment
            let wishes = [
                values?.colorSchemeContrast == .increased ? "contrast" : "-",
                values?.accessibilityReduceMotion == true ? "still" : "-",
                values?.accessibilityReduceTransparency == true ? "opaque" : "-",
                values?.accessibilityDifferentiateWithoutColor == true ? "shapes" : "-",
                values?.systemSettings.largeTargets == true ? "large" : "-",
                "\(Int(values?.systemSettings.cursorSize ?? 0))", "\(values?.dynamicTypeSize ?? .large)",
            ]
            say("\(parts[0]) \(wishes.joined(separator: " "))")
        case "setting":
            // As the desktop changes it while the program runs.
            let words = argument.split(separator: " ")
            set(String(words[0]), Int32(words[1])!)
            say("\(parts[0]) set")
        case "pages": say("\(parts[0]) \(PageStore.ids)")
        case "page":
            PageStore.shared.id = argument
            say("\(parts[0]) done")
        case "storm":
            let words = argument.split(separator: " ")
            EventStorm.begin(seed: UInt64(words[0])!, pages: words.contains("pages"))
            say("\(parts[0]) begun")
        case "calm":
            EventStorm.end()
            say("\(parts[0]) calm")
        case "focus-place": say("\(parts[0]) \(focusPlace ?? "nothing")")
        case "work":
            let work = running?.assistance
            say("\(parts[0]) \(work?.signals ?? 0) \(work?.nodesWalked ?? 0)")
        case "clients": say("\(parts[0]) \(running?.assistance.clients ?? 0)")
        case "followed": say("\(parts[0]) \(running?.assistance.windows ?? 0)")
        case "sizes":
            let sizes = ProgramWindows.ofProgram.all.map {
                "\($0.title ?? "") \(Int($0.size.width))x\(Int($0.size.height))"
            }
            say("\(parts[0]) " + sizes.sorted().joined(separator: "|"))
        default: say("\(parts[0]) what?")
        }
    }

    /// Where what has the keyboard is in the newest window: left, top, width and height.
    private static var focusPlace: String? {
        for window in ProgramWindows.ofProgram.all.reversed() {
            guard let title = window.title, let node = window.focusedResponder?.node,
                let offset = offsetOfContent(of: title)
            else { continue }
            let frame = node.frameInWindow.offsetBy(dx: offset.x, dy: offset.y)
            return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: ",")
        }
        return nil
    }

    /// Gives one of GTK's settings a number.
    private static func set(_ name: String, _ number: Int32) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        // G_TYPE_INT, a macro.
        g_value_init(&value, 6 << 2)
        g_value_set_int(&value, number)
        g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }

    /// What an element is, as the tests' client of assistive technology tells it.
    private static func describe(_ element: AccessibilityElements.Element) -> String {
        let item = element.item
        var role = item.role.rawValue
        switch item.role {
        case .navigationBar, .toolbar: role = "bar"
        case _ where item.semantics.details?.cell?.isTitle == true: role = "title"
        case .button, .text, .image, .header, .group:
            let traits = item.traits
            if traits.contains(.isLink) {
                role = "link"
            } else if traits.contains(.isHeader) {
                role = "header"
            } else if traits.contains(.isToggle) {
                role = "toggle"
            } else if traits.contains(.isButton) {
                role = "button"
            } else if traits.contains(.isModal),
                item.children.count != 1 || ![.sheet, .alert, .menu].contains(item.children[0].role)
            {
                role = "sheet"
            } else if item.role == .text || item.role == .group, item.semantics.details?.cell != nil {
                role = "cell"
            } else if item.semantics.details?.row != nil {
                role = "row"
            } else if item.role == .group, item.isWhole, item.label != nil, item.children.isEmpty {
                role = "text"
            } else if item.role == .button {
                // One that the app says is none.
                role = "group"
            }
        default: break
        }
        func text(_ text: String?) -> String {
            text?.isEmpty == false ? text!.replacing("\n", with: "\\n") : "-"
        }
        return [
            "\(element.depth)", role, text(item.name), text(item.value), text(item.semantics.identifier),
            item.isEnabled ? "enabled" : "disabled", item.traits.contains(.isSelected) ? "selected" : "-",
        ].joined(separator: "~")
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

extension AccessibilityItem {
    /// Whether nothing in it is an element by itself.
    fileprivate var isWhole: Bool { semantics.combinesChildren || semantics.details?.hidesInner == true }
}
