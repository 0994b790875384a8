import DovetailCore
import DovetailPaint
import Foundation

/// Shows views without a display and drives them as a person would.
///
/// Time is the host's own: it stands still until ``advance(by:)``. Events take the same way as in a window: a tap is a press
/// and a release at the middle of what it names, and whatever is in front there gets it.
///
///     let host = TestHost(size: CGSize(width: 400, height: 300)) { PlayerView(episode: episode) }
///     try host.tap("Play")
///     #expect(host.exists("Pause"))
///
/// Elements are named by accessibility identifier, else by label, title or symbol name, else by role, such
/// as “slider”. An action that finds nothing, or more
/// than one, throws an error that lists what is there.
@MainActor
public final class TestHost {
    /// The program that the window belongs to.
    let process: TestProcess
    package var window: WindowRoot
    /// Where the pointer was last.
    var pointer = CGPoint.zero
    /// The button and the modifier keys that are held with it.
    var heldButton = PointerButton.primary
    var heldModifiers: EventModifiers = []
    /// What two fingers did since they were put down.
    var pinch = (magnification: CGFloat(1), rotation: Angle.zero)
    /// Where the program put the window on the display: a test has none.
    package var arrangements: [WindowArrangement] = []
    /// The host's clock, for models that wait by a clock.
    public var clock: TestClock { process.clock }
    /// Seconds on the host's clock.
    public private(set) var time: TimeInterval {
        get { process.time }
        set { process.time = newValue }
    }
    /// The work of the updates since the last action began.
    public private(set) var statistics = UpdateStatistics()
    /// Whether something was animating in the last update.
    public private(set) var isAnimating = false

    /// Shows a view in a window of the given size, in points. Settings of the process do not change the idiom.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 400, height: 300), colorScheme: ColorScheme = .light, idiom: Idiom = .pad,
        @ViewBuilder content: @escaping () -> Content
    ) {
        let process = TestProcess(size: size, colorScheme: colorScheme, idiom: idiom, content: content)
        self.init(process: process, session: process.firstSession, size: size)
    }

    /// Shows a window of a running program.
    init(process: TestProcess, session: SceneSession, size: CGSize) {
        self.process = process
        window = process.makeWindow(of: session, size: size)
        window.loop.taskWork = process.taskWork
        window.size = size
        process.add(self, session: session)
        settle()
    }

    // MARK: Time

    /// Runs updates until nothing is pending. Time stands still; animations are not waited for.
    public func settle() { run(from: UpdateStatistics()) }

    /// One update runs up to a hundred passes by itself, so more updates than this at one moment never end.
    private static let updateLimit = 20

    func run(from base: UpdateStatistics) {
        statistics = base
        var rounds = 0
        var hasWork = true
        while hasWork {
            if rounds == Self.updateLimit {
                Log.warnOnce(
                    "settle",
                    "a view or timer causes further updates for ever; settle() gave up after \(rounds) of them")
                return
            }
            let timersRan = clock.whileCurrent {
                // What the update does sees the time that it is for; timers that are due follow it.
                clock.show(time)
                window.update(at: time)
                isAnimating = window.loop.isAnimating
                return clock.advance(to: time)
            }
            statistics.add(window.statistics)
            rounds += 1
            hasWork = timersRan || window.loop.hasPendingWork
        }
    }

    /// Lets the host's clock run: from timer to timer, and frame by frame while something is animating.
    public func advance(by duration: Duration) {
        let end = time + duration.seconds
        var work = UpdateStatistics()
        repeat {
            // An update may have asked for one at a time to come, and for none before.
            var next = isAnimating ? min(time + 1.0 / 60, end) : min(window.loop.nextUpdate ?? end, end)
            if let timer = clock.nextTime(until: next) { next = max(time, timer) }
            time = end - next < 1e-9 ? end : next
            run(from: work)
            work = statistics
        } while time < end
    }

    // MARK: Looking

    /// The visible strings in reading order.
    public var texts: [String] { AccessibilityElements(of: window).texts }

    /// The names of the visible symbols in reading order.
    public var symbols: [String] { AccessibilityElements(of: window).symbols }

    /// Whether something of this name is shown.
    public func exists(_ name: String) -> Bool { !AccessibilityElements(of: window).matches(name).isEmpty }

    /// Where the named element is now, in window points: on its way while an animation moves it, and at rest exactly where the layout puts
    /// it. ``layoutFrame(of:)`` is where a movement ends.
    public func frame(of name: String) throws -> CGRect { try element(name).node.currentFrameInWindow }

    /// Where the layout puts the named element, in window points: at the end of a movement that is under way.
    public func layoutFrame(of name: String) throws -> CGRect { try element(name).node.frameInWindow }

    /// The named element's accessibility value: "1" or "0" of a toggle, the number of a slider, the title of what a picker has
    /// selected, the text of a field.
    public func value(of name: String) throws -> String? { try element(name).value }

    /// Whether the named element can be used.
    public func isEnabled(_ name: String) throws -> Bool { try element(name).isEnabled }

    /// How the named element is drawn now. For a control named by its text or symbol, how that is drawn.
    public func presentation(of name: String) throws -> PresentationValues {
        let node = try element(name).node
        return PresentationValues(of: AccessibilityElements.innermost(name, in: node) ?? node)
    }

    /// The name of what has the keyboard: its accessibility identifier, else its label, else its role. Nil when nothing has it.
    public var focused: String? {
        guard let node = window.focusedResponder?.node else { return nil }
        return AccessibilityElements(of: window).name(of: node)
    }

    /// The accessibility tree as text, one element a line.
    public var tree: String { AccessibilityElements(of: window).description }

    /// A picture of the window. Throws when it cannot be painted.
    public func png(scale: CGFloat = 1) throws -> Data { try picture(scale: scale).pngData() }

    /// The colour painted at a point of the window.
    public func color(at point: CGPoint) throws -> Color.Resolved {
        let pixel = try picture(scale: 1)[Int(point.x), Int(point.y)]
        return Color.Resolved(
            red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255,
            opacity: Float(pixel.alpha) / 255)
    }

    private func picture(scale: CGFloat) throws -> Picture {
        // What is painted has its edges on the picture's pixels.
        let own = window.pixelScale
        if scale != own { setPixelScale(scale) }
        defer { if scale != own { setPixelScale(own) } }
        return try Picture(
            of: window.displayTree, size: window.size, scale: scale,
            background: window.background)
    }

    private func setPixelScale(_ scale: CGFloat) {
        window.pixelScale = scale
        window.update(at: time)
        _ = window.displayTree.takePatch()
    }

    func element(_ name: String) throws -> AccessibilityElements.Element {
        let elements = AccessibilityElements(of: window)
        let matches = elements.matches(name)
        guard let first = matches.first else { throw TestHostError.notFound(name, tree: elements.description) }
        guard matches.count == 1 else {
            throw TestHostError.ambiguous(name, count: matches.count, tree: elements.description)
        }
        return first
    }

    // MARK: Acting

    /// Puts the keyboard into the named field, selects what is in it, and types over it. Each character is an edit of its own.
    public func type(_ text: String, into name: String) throws {
        try tap(name)
        if let input = window.focusedResponder as? TextInputResponder { input.setSelection(0..<input.text.count) }
        try type(text)
    }

    /// Types at the caret of whatever has the keyboard.
    public func type(_ text: String) throws {
        guard let input = window.focusedResponder as? TextInputResponder else {
            throw TestHostError.noFocus(tree: tree)
        }
        input.composition = nil
        for character in text {
            process.program.run { input.insertText(String(character)) }
            settle()
        }
    }

    /// Shows a text at the caret that an input method is making, such as syllables that are to become a word, with its caret at the end. An empty
    /// text ends that with nothing; ``type(_:)`` ends it with what is typed.
    public func compose(_ text: String) throws {
        guard let input = window.focusedResponder as? TextInputResponder else {
            throw TestHostError.noFocus(tree: tree)
        }
        input.composition = TextComposition(text: text, caret: text.utf8.count)
        settle()
    }

    /// Sets a slider or stepper, in its own units.
    public func set(_ name: String, to value: Double) throws {
        guard let set = try element(name).actions?.setNumber else {
            throw TestHostError.cannot("be set to a number", name, tree: tree)
        }
        process.program.run { set(value) }
        settle()
    }

    /// Sets the parts of a date that the named date picker shows; the others stay as they are.
    public func set(_ name: String, to value: Date) throws {
        guard let set = try element(name).actions?.setDate else {
            throw TestHostError.cannot("be set to a date", name, tree: tree)
        }
        process.program.run { set(value) }
        settle()
    }

    /// Chooses an item of a picker by title: opens its menu and taps the item.
    public func choose(_ item: String, in name: String) throws {
        let picker = try element(name)
        guard picker.semantics.role == .picker else { throw TestHostError.cannot("be chosen from", name, tree: tree) }
        try tap(name)
        let items = AccessibilityElements(of: window).all.filter { $0.semantics.role == .menuItem }
        let titles = items.compactMap(\.label)
        guard titles.contains(item) else {
            press(.escape)
            throw TestHostError.noChoice(item, name, choices: titles)
        }
        try tap(item)
    }

    /// Changes the window's size, in points.
    public func resize(to size: CGSize) {
        window.size = size
        settle()
    }

    /// Gives the first window of an app the size that it opens with, and tells it.
    package func takeInitialSize() -> CGSize {
        if let size = process.initialSize(of: window) { resize(to: size) }
        return window.size
    }

    /// Switches between light and dark.
    public func setColorScheme(_ colorScheme: ColorScheme) {
        window.colorScheme = colorScheme
        settle()
    }

    /// Ends the program and starts it anew, as quitting and starting it does: state is gone, what is stored is there. All
    /// windows of the program are restored, and each host goes on with its own.
    public func relaunch() { process.relaunch() }

    /// Goes on with the window of a new process.
    func restart(session: SceneSession, size: CGSize) {
        window = process.makeWindow(of: session, size: size)
        window.loop.taskWork = process.taskWork
        window.size = size
        settle()
    }

    /// Closes the window: all views end, and what was stored with the window is dropped.
    ///
    /// A host that is dropped without being closed frees its views too, but runs no action of theirs.
    public func close() { process.close(self) }

    isolated deinit { process.drop(window) }
}

extension Duration {
    var seconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}

/// A key to press.
public enum TestKey: Hashable, Sendable {
    case character(Character)
    case `return`, escape, tab, backspace, delete, space, left, right, up, down, home, end, pageUp, pageDown
    /// The key for the menu of what has the keyboard.
    case menu
    /// The key for the bar of menus: F10.
    case menuBar

    var input: KeyInput {
        switch self {
        case .character(let character): KeyInput(key: .character(character), characters: String(character))
        case .return: KeyInput(key: .return)
        case .escape: KeyInput(key: .escape)
        case .tab: KeyInput(key: .tab)
        case .backspace: KeyInput(key: .backspace)
        case .delete: KeyInput(key: .delete)
        case .space: KeyInput(key: .space, characters: " ")
        case .left: KeyInput(key: .left)
        case .right: KeyInput(key: .right)
        case .up: KeyInput(key: .up)
        case .down: KeyInput(key: .down)
        case .home: KeyInput(key: .home)
        case .end: KeyInput(key: .end)
        case .pageUp: KeyInput(key: .pageUp)
        case .pageDown: KeyInput(key: .pageDown)
        case .menu: KeyInput(key: .menu)
        case .menuBar: KeyInput(key: .menuBar)
        }
    }
}

/// Why an action of a ``TestHost`` could not be done.
public enum TestHostError: Error, CustomStringConvertible {
    case notFound(String, tree: String)
    case ambiguous(String, count: Int, tree: String)
    case cannot(String, String, tree: String)
    case noChoice(String, String, choices: [String])
    case noFocus(tree: String)

    public var description: String {
        switch self {
        case .notFound(let name, let tree): "There is no “\(name)”. What is there:\n\(tree)"
        case .ambiguous(let name, let count, let tree):
            "There are \(count) elements named “\(name)”; give the one that is meant an accessibilityIdentifier. What is there:\n\(tree)"
        case .cannot(let what, let name, let tree): "“\(name)” cannot \(what). What is there:\n\(tree)"
        case .noChoice(let item, let name, let choices):
            "“\(name)” offers no “\(item)”, but: \(choices.joined(separator: ", "))"
        case .noFocus(let tree): "No text field has the keyboard. What is there:\n\(tree)"
        }
    }
}
