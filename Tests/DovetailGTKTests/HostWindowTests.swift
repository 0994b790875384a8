import Foundation
import TestSupport
import Testing

/// What a window of the host sends to its content. The geometry is that of the probe's views.
@Suite("Window host", .serialized)
struct HostWindowTests {
    /// A probe with the keyboard in its window, and the window's number.
    private func open(
        _ mode: String, title: String, environment: [String: String] = [:]
    ) throws -> (probe: ProbeProcess, display: DisplayServer, window: String) {
        let display = try DisplayServer()
        let probe = try ProbeProcess(mode, display: display, environment: environment)
        try probe.wait(for: "\(title) size 300x200")
        let window = try display.window(title)
        try display.focus(window)
        return (probe, display, window)
    }

    @Test("presses arrive at the place they were made, with button and click count")
    func presses() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("mousemove", "60", "100", "click", "1")
        try probe.wait(for: "up 40,20")
        try display.xdotool("click", "3")
        try probe.wait(for: "up 40,20", count: 2)
        try display.xdotool("click", "--repeat", "2", "--delay", "50", "1")
        try probe.wait(for: "up 40,20", count: 4)
        #expect(
            probe.lines.filter { $0.hasPrefix("down") } == [
                "down 40,20 clicks 1", "down 40,20 clicks 1 secondary", "down 40,20 clicks 1", "down 40,20 clicks 2",
            ])
    }

    @Test("the first layout of a window has the window's size, and so have appearing views and preferences")
    func firstLayout() throws {
        let (probe, _, _) = try open("sizes", title: "Sizes")
        defer { probe.stop() }
        try probe.wait(for: "appeared in 300x200")
        #expect(Set(probe.lines.filter { $0.hasPrefix("laid out in") }) == ["laid out in 300x200"])
        #expect(probe.lines.filter { $0.hasPrefix("appeared") } == ["appeared in 300x200"])
        #expect(probe.lines.filter { $0.hasPrefix("preference") } == ["preference 300x200"])
    }

    @Test("a press is followed out of its target, and out of the window")
    func drag() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool(
            "mousemove", "60", "100", "mousedown", "1", "sleep", "0.1", "mousemove", "90", "110", "sleep", "0.1")
        try display.xdotool(
            "mousemove", "200", "150", "sleep", "0.1", "mousemove", "700", "600", "sleep", "0.1", "mouseup", "1")
        try probe.wait(for: "up 680,520")
        let events = probe.lines.filter { !$0.hasPrefix("Probe") }
        #expect(
            events == [
                "hover true", "focus true", "down 40,20 clicks 1", "moved 70,30", "moved 180,70", "hover false",
                "moved 680,520", "up 680,520",
            ])
    }

    @Test("the pointer enters and leaves")
    func hover() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("mousemove", "60", "100")
        try probe.wait(for: "hover true")
        try display.xdotool("mousemove", "250", "100")
        try probe.wait(for: "hover false")
        try display.xdotool("mousemove", "60", "100")
        try probe.wait(for: "hover true", count: 2)
        try display.xdotool("mousemove", "700", "600")
        try probe.wait(for: "hover false", count: 2)
    }

    @Test("keys go to what has the keyboard, with what is held")
    func keys() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("mousemove", "60", "100", "click", "1", "sleep", "0.2")
        try display.xdotool("key", "a", "shift+b", "ctrl+c", "Escape", "Return", "Page_Down")
        try probe.wait(for: "key pageDown")
        #expect(
            probe.lines.filter { $0.hasPrefix("key") } == [
                "key character(\"a\")", "key character(\"B\") shift", "key character(\"c\") control", "key escape",
                "key return", "key pageDown",
            ])
    }

    @Test("typing in a field changes the views' text; typing over a selection is one edit; Return submits")
    func typing() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("mousemove", "100", "35", "click", "1", "sleep", "0.3", "type", "--delay", "60", "hello")
        try probe.wait(for: "text hello")
        try display.xdotool("key", "ctrl+a", "sleep", "0.2", "key", "b", "sleep", "0.2", "key", "Return")
        try probe.wait(for: "submit b")
        // Keys that come within one frame are told of together.
        let told = probe.lines.filter { $0.hasPrefix("text") }.map { $0.dropFirst(5) }
        #expect(told.suffix(2) == ["hello", "b"])
        #expect(
            told.dropLast().allSatisfy("hello".hasPrefix)
                && told.dropLast().map(\.count) == told.dropLast().map(\.count).sorted())
    }

    @Test("a field shows the views' text again when they refuse an edit")
    func refusedEdit() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool(
            "mousemove", "190", "165", "click", "1", "sleep", "0.3", "key", "End", "key", "x", "sleep", "0.3")
        try display.xdotool("key", "End", "key", "y")
        try probe.wait(for: "refused fixedy")
        #expect(probe.lines.filter { $0.hasPrefix("refused") } == ["refused fixedx", "refused fixedy"])
    }

    @Test("the tab key goes from field to view to field, and back")
    func tab() throws {
        let (probe, display, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("key", "Tab", "sleep", "0.2", "type", "--delay", "60", "ab")
        try probe.wait(for: "text ab")
        try display.xdotool("key", "Tab")
        try probe.wait(for: "focus true")
        // In the idiom of a tablet the caret is behind the text then; on a desktop all of it would be selected.
        try display.xdotool("key", "Tab", "sleep", "0.2", "key", "z")
        try probe.wait(for: "refused fixedz")
        try display.xdotool("key", "shift+Tab")
        try probe.wait(for: "focus true", count: 2)
    }

    @Test("a field that is scaled can still be edited, and is painted with its caret's place")
    func distortedField() throws {
        let (probe, display, _) = try open("distorted", title: "Distorted")
        defer { probe.stop() }
        try display.xdotool("mousemove", "100", "40", "click", "1", "sleep", "0.3", "type", "--delay", "60", "ac")
        try display.xdotool("key", "Left", "key", "b")
        try probe.wait(for: "text abc")
    }

    @Test("a field behind an alert neither shows through nor takes keys, and works again afterwards")
    func coveredField() throws {
        let (probe, display, _) = try open("alert", title: "Alert")
        defer { probe.stop() }
        try display.xdotool(
            "mousemove", "100", "35", "click", "1", "sleep", "0.3", "key", "a", "sleep", "0.2", "key", "Return")
        try probe.wait(for: "alert true")
        try display.xdotool("sleep", "0.3", "key", "x", "sleep", "0.2", "key", "Return")
        try probe.wait(for: "alert false")
        try display.xdotool(
            "sleep", "0.4", "mousemove", "190", "35", "click", "1", "sleep", "0.3", "key", "End", "key", "b")
        try probe.wait(for: "text ab")
        #expect(probe.lines.filter { $0.hasPrefix("text") } == ["text a", "text ab"])
    }

    @Test("the content gets the new size of its window, and all of it is painted")
    func resize() throws {
        let (probe, display, window) = try open("window", title: "Probe")
        defer { probe.stop() }
        try display.xdotool("windowsize", window, "420", "310")
        try probe.wait(for: "Probe size 420x310")
        Thread.sleep(forTimeInterval: 0.3)
        let background = try display.pixel(250, 100)
        #expect(background != [0, 0, 0])
        #expect(try display.pixel(415, 305) == background)
        // Beside the window.
        #expect(try display.pixel(425, 305) == [0, 0, 0])
    }

    @Test("pixels for each point follow the display")
    func displayScale() throws {
        let (probe, display, _) = try open("window", title: "Probe", environment: ["GDK_SCALE": "2"])
        defer { probe.stop() }
        #expect(probe.lines.contains("Probe scale 2"))
        // The target is at twice the place.
        Thread.sleep(forTimeInterval: 0.3)
        let red = try display.pixel(230, 250)
        #expect(red[0] > 200 && red[1] < 100)
    }

    @Test("a window in which nothing happens uses no processor time")
    func idle() throws {
        let (probe, _, _) = try open("window", title: "Probe")
        defer { probe.stop() }
        Thread.sleep(forTimeInterval: 0.5)
        let before = try probe.processorTime
        Thread.sleep(forTimeInterval: 5)
        #expect(try probe.processorTime - before <= 0.02)
    }

    @Test("the desktop's portal says whether windows are dark, and when that changes")
    func portal() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("portal", display: display)
        defer { probe.stop() }
        try probe.wait(for: "Portal scheme dark")
        try probe.wait(for: "Portal scheme light")
    }

    @Test("an appearance that is forced is not changed by the desktop's")
    func forcedAppearance() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("portal", display: display, environment: ["DOVETAIL_COLOR_SCHEME": "dark"])
        defer { probe.stop() }
        try probe.wait(for: "Portal size 300x200")
        Thread.sleep(forTimeInterval: 2)
        #expect(!probe.lines.contains { $0.hasPrefix("Portal scheme") })
        #expect(try display.pixel(250, 100).allSatisfy { $0 < 60 })
    }

    @Test("what one program copies, another one can read")
    func clipboard() throws {
        let display = try DisplayServer()
        let reader = try ProbeProcess("paste", display: display)
        defer { reader.stop() }
        try reader.wait(for: "Reader size 300x200")
        let writer = try ProbeProcess("copy", display: display)
        defer { writer.stop() }
        try writer.wait(for: "clipboard from the views")
        try reader.wait(for: "clipboard from the views")
    }

    @Test("a picture and a file that one program copies, another one can read")
    func clipboardPicture() throws {
        let display = try DisplayServer()
        let reader = try ProbeProcess("paste", display: display)
        defer { reader.stop() }
        try reader.wait(for: "Reader size 300x200")
        let writer = try ProbeProcess("copy-picture", display: display)
        defer { writer.stop() }
        try reader.wait(for: "clipboard kinds public.file-url 23, public.png 200000")
    }

    @Test("every window closed ends the run; views disappear as their window closes")
    func closing() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("two-windows", display: display)
        defer { probe.stop() }
        #expect(try probe.waitForEnd() == 0)
        #expect(
            probe.lines.suffix(5) == [
                "closing First", "First disappeared", "closing Second", "Second disappeared", "end",
            ])
    }

    @Test("a request to end closes the windows in good order", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
        let (probe, _, _) = try open("window", title: "Probe")
        if signal == SIGTERM { probe.terminate() } else { probe.interrupt() }
        #expect(try probe.waitForEnd() == 0)
        #expect(probe.lines.suffix(2) == ["Probe disappeared", "end"])
    }

    @Test("with no display there is one line that says what to do, and a status")
    func noDisplay() throws {
        let probe = try ProbeProcess("window", display: nil)
        #expect(try probe.waitForEnd() == 1)
        #expect(
            probe.errors
                == "There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or start the program with xvfb-run.\n"
        )
    }
}
