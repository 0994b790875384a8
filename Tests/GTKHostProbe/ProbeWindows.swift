import DovetailCore
import DovetailGTK
import SwiftUI

/// Windows whose views tell what happens to them.
enum ProbeWindows {
    /// The windows' contents, in the order in which they were opened.
    @MainActor static private(set) var roots: [WindowRoot] = []

    @MainActor
    static func run(_ names: [String], prepare: (GTKApplication) -> Void = { _ in }) -> Never {
        do {
            GTKApplication.prepareMainLoop()
            let application = try GTKApplication()
            for name in names {
                let root = makeRoot(name, application)
                root.title = name
                roots.append(root)
                // Only a window's own views can be dragged out of it.
                let takesDrags = ["Source", "Target", "Both", "Files"].contains(name)
                application.open(
                    takesDrags ? root : RecordingContent(root, name: name),
                    defaultSize: CGSize(width: 300, height: 200))
            }
            prepare(application)
            let status = application.run()
            say("end")
            exit(status)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor
    private static func makeRoot(_ name: String, _ application: GTKApplication) -> WindowRoot {
        func root<Content: View>(_ view: Content) -> WindowRoot {
            WindowRoot(rootView: view, environment: application.environment, services: application.services)
        }
        return switch name {
        case "Alert": root(AlertView())
        case "Focus": root(FocusView())
        case "Edited": root(EditedView())
        case "Leaving": root(LeavingFieldView())
        case "Overlaid": root(OverlaidFieldView())
        case "Tokens": root(TokensView())
        case "Hints": root(HintsView())
        case "Menus": root(MenusView())
        case "Sizes": root(SizesView())
        case "Pointer": root(PointerView())
        case "Scroll": root(ScrolledView())
        case "Source": root(DragSourceView())
        case "Target": root(DropTargetView())
        case "Both": root(DragBackView())
        case "Files": root(FileSourceView())
        case "Table": root(SectionedTableView())
        default: root(ProbeView(window: name))
        }
    }
}

/// A window's content that tells what its host sets.
@MainActor
final class RecordingContent: WindowContent {
    private let root: WindowRoot
    private let name: String
    /// Told of each event before the views are.
    private let journal: EventJournal?

    init(_ root: WindowRoot, name: String, journal: EventJournal? = nil) {
        self.root = root
        self.name = name
        self.journal = journal
    }

    var displayTree: DisplayTree { root.displayTree }
    var title: String? { root.title }
    func idealSize(proposed: CGSize?) -> CGSize { root.idealSize(proposed: proposed) }

    var size: CGSize {
        get { root.size }
        set {
            root.size = newValue
            say("\(name) size \(Int(newValue.width))x\(Int(newValue.height))")
        }
    }

    var displayScale: CGFloat {
        get { root.displayScale }
        set {
            root.displayScale = newValue
            say("\(name) scale \(Int(newValue))")
        }
    }

    var colorScheme: ColorScheme {
        get { root.colorScheme }
        set {
            root.colorScheme = newValue
            say("\(name) scheme \(newValue)")
        }
    }

    var onUpdateNeeded: (() -> Void)? {
        get { root.onUpdateNeeded }
        set { root.onUpdateNeeded = newValue }
    }

    var onUpdated: ((DisplayPatch) -> Void)? {
        get { root.onUpdated }
        set { root.onUpdated = newValue }
    }

    var onMove: (() -> Void)? {
        get { root.onMove }
        set { root.onMove = newValue }
    }

    var loop: UpdateLoop { root.loop }
    var minimumSize: CGSize { root.minimumSize }
    func update(at time: TimeInterval) -> TimeInterval? { root.update(at: time) }
    func send(_ event: ScrollEvent) -> Bool {
        journal?.note(event)
        return root.send(event)
    }
    func send(_ event: PinchEvent) {
        journal?.note(event)
        root.send(event)
    }
    var pointerStyle: PointerStyle? { root.pointerStyle }
    func send(_ event: PointerEvent) {
        journal?.note(event)
        root.send(event)
    }
    func send(_ key: KeyInput) -> Bool {
        journal?.note(key)
        return root.send(key)
    }
    func release(_ key: KeyInput) -> Bool {
        journal?.noteRelease(key)
        return root.release(key)
    }

    var focusedResponder: Responder? {
        get { root.focusedResponder }
        set { root.focusedResponder = newValue }
    }

    var isMenuOpen: Bool { root.isMenuOpen }
    func modifiersChanged(to modifiers: EventModifiers) { root.modifiersChanged(to: modifiers) }
    var statistics: UpdateStatistics { root.statistics }
    func close() { root.close() }
}
