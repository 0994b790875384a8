import AttributeGraph
import Foundation

/// The views of one window: their root attributes, what is presented over them, and the events that reach them.
@MainActor
package final class WindowRoot: WindowContent, BarHost {
    nonisolated(unsafe) package let displayTree = DisplayTree()
    nonisolated(unsafe) package let services: HostServices
    package let loop: UpdateLoop
    /// The program that the window belongs to.
    package let program = Program.current
    private var attachments: [ObjectIdentifier: AnyObject] = [:]
    /// What is remembered of the window when it is restored.
    nonisolated package let sceneSession: SceneSession?
    /// The title of the content's `navigationTitle`, or else that of the scene.
    package var title: String? {
        get { contentTitle ?? sceneTitle }
        set { sceneTitle = newValue }
    }
    private var sceneTitle: String?
    nonisolated(unsafe) private var contentTitle: String?
    package var onUpdateNeeded: (() -> Void)?
    package var onMove: (() -> Void)?
    /// Grows whenever an update changed what is shown.
    private(set) var elementsVersion = 0
    private var cachedElements: (version: Int, elements: AccessibilityElements)?
    /// What is known of the elements, while somebody follows them.
    private weak var accessibility: AccessibilityPass?
    package var onUpdated: ((DisplayPatch) -> Void)?
    /// What the app last wanted an assistive tool to go to, until a tool has been told.
    package weak var toolFocusWish: AccessibilityActions?
    /// What is shown over the window's content, oldest first.
    private(set) var presentations: Attribute<[ViewListElement]>
    /// The window's bar. Set once, while the window is made, and only read after that.
    nonisolated(unsafe) private(set) var bar: WindowBar!
    /// Whether a ``WindowBarPlace`` of the content places the bar.
    nonisolated let isBarPlacedByContent: Bool
    let events: EventDispatcher
    let modifierKeys = ModifierKeys()
    /// What takes back changes of the window's content, where that has no manager of its own.
    package let undoManager = UndoManager()
    /// Whether the keyboard is in a field of text.
    nonisolated package let isEditingText: Attribute<Bool>

    /// What its views declare for the window as a whole.
    nonisolated(unsafe) package private(set) var declarations: WindowDeclarations!
    /// Which window of the app it is; nil for a view that belongs to no app.
    package var identity: WindowIdentity?

    /// What views that are attached to the window begin with; nil once it is closed.
    private var rootInputs: _GraphInputs?
    private let subgraph: Subgraph
    private let environmentSource: Attribute<EnvironmentValues>
    nonisolated package let geometry: Attribute<ViewGeometry>
    private var content = _ViewOutputs()

    /// The window of a view that belongs to no app.
    package convenience init<Root: View>(
        rootView: Root, environment: EnvironmentValues = EnvironmentValues(), services: HostServices,
        session: SceneSession? = nil
    ) {
        let loop = UpdateLoop()
        self.init(loop: loop, environment: environment, services: services, session: session) {
            Attribute(value: rootView)
        }
        loop.onUpdateNeeded = { [weak self] in self?.onUpdateNeeded?() }
    }

    /// A window whose root view is an attribute, made by `makeRoot` in the window's subgraph.
    ///
    /// - Parameter isBarPlacedByContent: Whether a ``WindowBarPlace`` of the content places the window's bar, which is above the content
    ///   otherwise.
    package init<Root: View>(
        loop: UpdateLoop, environment: EnvironmentValues, services: HostServices, session: SceneSession? = nil,
        isBarPlacedByContent: Bool = false, makeRoot: () -> Attribute<Root>
    ) {
        self.loop = loop
        self.isBarPlacedByContent = isBarPlacedByContent
        sceneSession = session
        self.services = services
        events = EventDispatcher(tree: displayTree)
        let subgraph = Subgraph(graph: loop.graph, parent: loop.graph.rootSubgraph)
        self.subgraph = subgraph
        (environmentSource, geometry, presentations, isEditingText) = subgraph.apply {
            (
                Attribute(value: environment), Attribute(value: ViewGeometry(origin: .zero, size: .zero)),
                Attribute(value: []), Attribute(value: false)
            )
        }
        let (graph, isEditingText) = (loop.graph, WeakAttribute(isEditingText, in: loop.graph))
        events.onFocusChange = { responder in
            // The window may be closed already.
            graph.perform { _ = isEditingText.attribute(in: graph)?.set(responder is TextInputResponder) }
        }
        let geometry = geometry
        subgraph.apply {
            let root = makeRoot()
            let source = environmentSource
            let declarations = WindowDeclarations()
            self.declarations = declarations
            let environment = Attribute(
                WindowEnvironment(
                    source: source,
                    sizeClasses: Attribute(WindowSizeClasses(geometry: geometry, environment: source)),
                    declarations: declarations,
                    editMode: Binding(location: StoredLocation(initial: EditMode.inactive, loop: loop)),
                    undoManager: undoManager, openURL: services.openURL, chooseFiles: services.chooseFiles,
                    imageSize: services.imageSize))
            var inputs = _GraphInputs(loop: loop, window: self, environment: environment)
            inputs.layoutDirection = environment.projected { $0.layoutDirection }
            inputs.focusRequests = events.focusRequests
            inputs.sceneSession = session
            rootInputs = inputs
            let bar = WindowBar(
                inputs: inputs, geometry: geometry, isPlacedByContent: isBarPlacedByContent)
            self.bar = bar
            declarations.bar = bar.contents
            let area = Attribute(WindowArea(window: geometry, bar: bar.height))
            inputs.containerSize = area.projected { $0.size }
            program[ProgramWindows.self].makesViews(self)
            content = WindowRoot.makeContent(root, inputs: inputs, geometry: area)
            _ = Attribute(
                effect: ActionRule { [unowned self] in contentTitle = bar.contents.title?.plainString },
                stage: .structure)
            let overlays = WindowRoot.makeOverlays(presentations, inputs: inputs, geometry: geometry)
            WindowRoot.makeDisplay(
                in: displayTree, geometry: geometry, bar: bar, content: content, overlays: overlays)
        }
        loop.addObserver(self) { [weak self] in MainActor.assumeIsolated { self?.loopDidUpdate() } }
    }

    // MARK: WindowContent

    package func idealSize(proposed: CGSize?) -> CGSize {
        var size = contentSize(for: proposed.map { ProposedViewSize($0) } ?? .unspecified)
        if proposed == nil { size.height += loop.graph.perform { bar.height.untracked } }
        return size
    }

    package var minimumSize: CGSize {
        var size = contentSize(for: .zero)
        size.height += loop.graph.perform { bar.height.untracked }
        return size
    }

    /// The size that the root view takes for a proposal.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize {
        loop.graph.perform {
            guard let layout = content.layout?.untracked else { return .zero }
            return layout.sizeThatFits(proposal)
        }
    }

    package var size: CGSize {
        get { loop.graph.perform { geometry.untracked.size } }
        set {
            let isOther = loop.graph.perform {
                let old = geometry.untracked.size
                let grid = PixelGrid(scale: displayScale)
                if geometry.set(ViewGeometry(origin: .zero, size: newValue, grid: grid)) {
                    loop.layoutQuestions.beginRound()
                }
                return old != newValue
            }
            if isOther { program.run { program[ProgramWindows.self].resized(self) } }
        }
    }

    /// The window's size. A rule of the window's graph that asks runs again when the size changes.
    package var observedSize: CGSize {
        loop.graph.perform { loop.graph.isEvaluating ? geometry.value.size : geometry.untracked.size }
    }

    /// The pixels for each point that what is drawn is rounded to: those of the display, but while a picture is painted.
    package var pixelScale: CGFloat {
        get { loop.graph.perform { CGFloat(geometry.untracked.grid.scale) } }
        set {
            loop.graph.perform {
                _ = geometry.set(ViewGeometry(origin: .zero, size: size, grid: PixelGrid(scale: newValue)))
            }
        }
    }

    package var environment: EnvironmentValues {
        get { loop.graph.perform { environmentSource.untracked } }
        set {
            let scale = displayScale
            loop.graph.perform { _ = environmentSource.set(newValue) }
            // The pixels are part of the window's geometry.
            if displayScale != scale { size = size }
        }
    }

    package var displayScale: CGFloat {
        get { environment.displayScale }
        set { environment.displayScale = newValue }
    }

    /// Light or dark, as the host sets it; the views' preference comes first.
    package var colorScheme: ColorScheme {
        get {
            let preferred = loop.graph.perform { declarations.currentColorScheme }
            return preferred ?? environment.colorScheme
        }
        set { environment.colorScheme = newValue }
    }

    /// Light or dark as the program wants the window, in place of what the host had set; nil for that again.
    package var imposedColorScheme: ColorScheme? {
        get { imposed?.scheme }
        set {
            let own = imposed?.own ?? colorScheme
            colorScheme = newValue ?? own
            imposed = newValue.map { ($0, own) }
        }
    }
    private var imposed: (scheme: ColorScheme, own: ColorScheme)?

    /// A number of the window's own, while the program runs.
    package private(set) lazy var number = Program.ofProcess[ProgramWindows.self].makeNumber()

    /// What hosts draw behind the views.
    package var background: Color.Resolved {
        if environment.windowLook.frame == .plain { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        return Theme.windowBackground(colorScheme, environment.idiom)
    }

    @discardableResult
    package func update(at time: TimeInterval) -> TimeInterval? {
        program.run { _ = loop.update(at: time) }
        // What windows did after the update may have asked for another one.
        return loop.nextUpdate
    }

    /// One of the windows that share the loop was brought up to date, and with it this one.
    private func loopDidUpdate() {
        let patch = displayTree.takePatch()
        if !patch.isEmpty {
            accessibility?.note(patch)
            elementsVersion += 1
            // They would keep what the views that have gone were made of.
            cachedElements = nil
        }
        loop.countHostOperations(patch.operationCount)
        events.treeDidChange()
        assertWindowIsSound()
        onUpdated?(patch)
    }

    /// Checks all that the window keeps; throws what is broken. For tests, which check after each step.
    ///
    /// - Complexity: O(attributes + dependencies + display nodes).
    package func checkInvariants() throws {
        try loop.graph.checkInvariants()
        try loop.graph.checkSubgraphs()
        try displayTree.checkInvariants()
        try events.checkInvariants()
        try declarations.checkInvariants()
    }

    /// Debug builds check the display tree after each update, as long as that takes no time that anybody would notice, and what events and
    /// declarations of views keep.
    private func assertWindowIsSound() {
        #if DEBUG
            // Closing, it is half released.
            guard !isClosed else { return }
            SelfChecks.run("events") { try events.checkInvariants() }
            SelfChecks.run("what views declare for the window") { try declarations.checkInvariants() }
            guard displayTree.nodesMade < SelfChecks.smallCount else { return }
            SelfChecks.run("the display tree") { try displayTree.checkInvariants() }
        #endif
    }

    /// The elements on show, found once after each update that changed something.
    package var elements: AccessibilityElements {
        if let cached = cachedElements, cached.version == elementsVersion { return cached.elements }
        let elements = AccessibilityElements(accessibilityContents)
        cachedElements = (elementsVersion, elements)
        return elements
    }

    /// What there is to know of the window for those who follow its elements, or look at them once.
    var accessibilityContents: AccessibilityContents {
        (accessibility ?? AccessibilityPass(isKeeping: false)).contents(of: displayTree)
    }

    /// Begins to keep what was found of the window's elements between updates: somebody follows them. Costs nothing before.
    ///
    /// - Returns: What keeps it, as long as it is held.
    func followElements() -> AccessibilityPass {
        if let accessibility { return accessibility }
        let pass = AccessibilityPass(isKeeping: true)
        accessibility = pass
        return pass
    }

    package var statistics: UpdateStatistics { loop.statistics }

    /// Whether the views have gone, and with them all that can be read of the window.
    var isClosed: Bool { rootInputs == nil }

    package func close() {
        guard rootInputs != nil else { return }
        program.run {
            program[ProgramWindows.self].closed(self)
            release()
            loop.update(at: loop.now)
            releaseDisplay()
        }
    }

    /// Frees all views without a word to the app: they do not disappear, and no action of theirs runs. Does nothing if the window is closed.
    ///
    /// A window and its views hold each other, so a window that is neither closed nor discarded is kept for ever. It is for hosts that go
    /// themselves, where nobody waits for what actions would do.
    package func discard() {
        guard rootInputs != nil else { return }
        program.run {
            program[ProgramWindows.self].forget(self)
            loop.droppingActions {
                release()
                releaseDisplay()
            }
        }
    }

    private func release() {
        rootInputs = nil
        subgraph.release()
        loop.removeObserver(self)
    }

    private func releaseDisplay() {
        attachments = [:]
        // What is drawn holds the actions of controls, and those hold the window.
        displayTree.setChildren(displayTree.root, [])
        events.treeDidChange()
        // Nobody takes patches any more, and one that waits would hold the nodes.
        _ = displayTree.takePatch()
        cachedElements = nil
    }

    /// Whether the window is being used.
    package var scenePhase: ScenePhase {
        get { environment.scenePhase }
        set { if environment.scenePhase != newValue { environment.scenePhase = newValue } }
    }

    /// What another toolkit keeps for the window, one object for each type, made when it is first asked for. It goes with the window.
    package func attachment<Kept: AnyObject>(_ type: Kept.Type, make: () -> Kept) -> Kept {
        // Only the next lines put objects there, each under its own type.
        if let known = attachments[ObjectIdentifier(type)] { return unsafeDowncast(known, to: Kept.self) }
        let made = make()
        attachments[ObjectIdentifier(type)] = made
        return made
    }

    /// What another toolkit keeps for the window, if it was asked for before.
    package func attachment<Kept: AnyObject>(_ type: Kept.Type) -> Kept? {
        attachments[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Kept.self) }
    }

    // MARK: Bar

    /// The contents of the window's own bar, which is shown from now on.
    nonisolated func bar(_ appearance: BarAppearance) -> BarContents {
        bar.show(appearance, in: self)
        return bar.contents
    }

    // MARK: Presentations

    /// Adds a view over the content for as long as the window is there, with the window's own environment.
    ///
    /// It is for what is presented by no view: by objects of other toolkits. The view is best an empty one that presents others.
    package func attach(_ view: some View) {
        guard let rootInputs else { return }
        loop.graph.perform {
            let shown = ShownPresentation(Presentation(view: AnyView(view)), inputs: rootInputs, parent: subgraph)
            present(shown.element)
        }
    }

    /// Shows an element over everything else.
    nonisolated func present(_ element: ViewListElement) {
        MainActor.assumeIsolated { _ = presentations.set(presentations.untracked + [element]) }
    }

    /// Takes a presentation away. Its views leave as its transition tells.
    nonisolated func dismiss(_ presentation: ShownPresentation) {
        MainActor.assumeIsolated {
            _ = presentations.set(presentations.untracked.filter { $0.token != presentation.element.token })
        }
    }
}
