import AttributeGraph
import Foundation

/// A program: its scenes, and the state that they share.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The program's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of a program with a life of its own, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the scene's attributes. Not for use outside the framework.
    static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs)
}

/// What a scene gets from its app.
public struct _SceneInputs {
    var graphInputs: _GraphInputs
    let collector: SceneCollector
    var defaultSize: Attribute<CGSize?>?
    /// How the windows behave.
    package var behavior = WindowBehavior()
    /// The items of the menus of each window. Each is read in a rule of the window.
    var commands: [@MainActor () -> AnyView] = []
    /// Whether what scenes below say of commands is left out.
    var ignoresCommands = false
    /// What scenes around say of the environment, the outermost first.
    var environmentChanges: [Attribute<SceneEnvironmentChange>] = []
    /// Puts a menu bar with items over the content of a window.
    var makeMenuBar: (@MainActor (_ items: AnyView, _ content: AnyView) -> AnyView)?
    /// The store of app storage properties, where a scene above sets one.
    var defaultStore: Attribute<UserDefaults>?
}

extension Scene {
    public static func _makeScene(scene: Attribute<Self>, inputs: _SceneInputs) {
        let rule = SceneBodyRule(evaluator: BodyEvaluator(owner: scene, inputs: inputs.graphInputs))
        Body._makeScene(scene: Attribute(rule), inputs: inputs)
    }
}

extension Never: Scene {
    public static func _makeScene(scene: Attribute<Never>, inputs: _SceneInputs) {
        fatalError("a scene whose body is Never must make itself")
    }
}

/// A scene that makes itself.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

private struct SceneBodyRule<S: Scene>: StatefulRule {
    var evaluator: BodyEvaluator<S>

    mutating func update(previous: S.Body?) -> RuleResult<S.Body> {
        .value(evaluator.evaluate(isFirst: previous == nil) { $0.body })
    }
}

private struct AppBodyRule<A: App>: StatefulRule {
    var evaluator: BodyEvaluator<A>

    mutating func update(previous: A.Body?) -> RuleResult<A.Body> {
        .value(evaluator.evaluate(isFirst: previous == nil) { $0.body })
    }
}

/// The windows that an app's scenes describe.
final class SceneCollector {
    var windows: [WindowDescription] = []
}

/// One group of windows: what makes a window of it.
@MainActor
package final class WindowDescription {
    package let title: String?
    package let defaultSize: CGSize?
    /// What it is opened by; nil for none.
    package let id: String?
    package let kind: WindowKind
    package let behavior: WindowBehavior
    /// The type of the values that it shows; nil for none.
    nonisolated(unsafe) let valueType: (any (Codable & Hashable).Type)?
    /// The item of the desktop's tray that shows the content, where there is a tray; nil for windows of other kinds.
    package let statusItem: StatusItem?
    /// What makes a window of it: the last argument is what is remembered of the window.
    package typealias Maker = @MainActor (EnvironmentValues, HostServices, SceneSession?) -> WindowRoot
    nonisolated(unsafe) private let make: Maker

    nonisolated init(
        title: String?, defaultSize: CGSize?, id: String? = nil, kind: WindowKind = .group,
        behavior: WindowBehavior = WindowBehavior(), valueType: (any (Codable & Hashable).Type)? = nil,
        statusItem: StatusItem? = nil, make: @escaping Maker
    ) {
        self.title = title
        self.defaultSize = defaultSize
        self.id = id
        self.kind = kind
        self.behavior = behavior
        self.valueType = valueType
        self.statusItem = statusItem
        self.make = make
    }

    /// A new window, with view state of its own, and the scene storage of `session`.
    package func makeWindow(
        environment: EnvironmentValues, services: HostServices, session: SceneSession?
    ) -> WindowRoot {
        var environment = environment
        environment.windowLook = session?.presentedLook.map { behavior.look.replaced(by: $0) } ?? behavior.look
        let window = make(environment, services, session)
        window.title = title
        return window
    }
}

extension WindowDescription {
    /// Whether its windows show values like this one.
    func takes(_ value: AnyHashable) -> Bool {
        valueType.map { ObjectIdentifier($0) == ObjectIdentifier(type(of: value.base)) } ?? false
    }
}

/// What there is of a scene's windows.
package enum WindowKind: Hashable, Sendable {
    /// Any number.
    case group
    /// One.
    case single
    /// One, for the app's settings.
    case settings
    /// One, for the content of an item of the desktop's tray.
    case menuBarExtra
}

/// A running app: one graph for all its windows, so that what they share is one.
@MainActor
package final class RunningApp {
    package let loop = UpdateLoop()
    /// The program that it is.
    package let program = Program.current
    /// The app's groups of windows, in the order in which its body names them.
    package private(set) var windows: [WindowDescription] = []
    /// Windows that belong to no scene, by the groups of their sessions.
    var ownWindows: [String: WindowDescription] = [:]
    /// What is remembered of the windows.
    package let sessions: SceneSessions
    /// The windows that hosts show.
    var open: [OpenWindow] = []
    /// Set by the host: opens a window that a view asked for.
    package var onOpen: ((Window) -> Void)?
    /// Set by the host: brings a window to the front.
    package var onShow: ((WindowRoot) -> Void)?
    /// Set by the host: closes a window.
    package var onClose: ((WindowRoot) -> Void)?
    /// Set by the host: puts a window elsewhere on the display.
    package var onArrange: ((WindowRoot, WindowArrangement) -> Void)?
    /// Set by the host: ends the program.
    package var onQuit: (() -> Void)?
    /// The windows of items of the desktop's tray that belong to no scene.
    var ownStatusWindows: [WindowDescription] = []
    /// Set by the host: opens the window of an item of the desktop's tray, or closes it. Returns whether a tray shows the item.
    package var onStatusWindow: ((StatusItem, _ isOpen: Bool) -> Bool)?
    /// Set by the host: ``statusItems`` has changed.
    package var onStatusItemsChange: (() -> Void)?
    private let environment: Attribute<EnvironmentValues>
    /// What the app's delegates do with each window that is made.
    private(set) var windowActions: [ProgramWindows.WindowAction] = []

    /// Makes the app. `environment` is what its own properties see, and `storage` has the windows of the last run.
    package init<A: App>(
        _ type: A.Type, environment: EnvironmentValues = EnvironmentValues(),
        storage: any SceneSessionStorage = MemorySceneSessionStorage()
    ) {
        DefaultsDomain.prepare()
        sessions = SceneSessions(storage: storage)
        let collector = SceneCollector()
        let loop = loop
        self.environment = loop.graph.perform { Attribute(value: environment) }
        let environment = self.environment
        loop.graph.perform {
            let app = Attribute(value: A())
            let inputs = _GraphInputs(loop: loop, window: nil, environment: environment)
            let rule = AppBodyRule(evaluator: BodyEvaluator(owner: app, inputs: inputs))
            A.Body._makeScene(
                scene: Attribute(rule),
                inputs: _SceneInputs(graphInputs: inputs, collector: collector, defaultSize: nil))
        }
        windows = collector.windows
        // What makes a window has its scene's inputs, and the collector with them.
        collector.windows = []
        loop.graph.perform {
            var values = environment.untracked
            values.runningApp = WeakApp(app: self)
            _ = environment.set(values)
        }
        windowActions = program[ProgramWindows.self].takeWindowActions()
        program[ProgramWindows.self].appLaunched(self)
    }

    // The scenes' attributes hold the loop that keeps them.
    isolated deinit { loop.droppingActions { loop.graph.rootSubgraph.release() } }

    /// Where what the app stores is kept unless a view or a scene says otherwise: the program's own store, or that of a test.
    package var defaults: UserDefaults { loop.graph.perform { environment.untracked.defaultAppStorage } }

    /// What the app and its scenes see of the windows: whether one of them is being used.
    package var scenePhase: ScenePhase {
        get { loop.graph.perform { environment.untracked.scenePhase } }
        set {
            let old = scenePhase
            guard newValue != old else { return }
            loop.graph.perform {
                var values = environment.untracked
                values.scenePhase = newValue
                _ = environment.set(values)
            }
            program.run { program[ProgramWindows.self].phaseChanged(from: old, to: newValue) }
        }
    }
}
