/// Knows what a tree must show by the plainest means: it computes everything anew after each step.
struct Oracle {
    /// The state that one identity keeps.
    struct Storage: Equatable {
        var value = 0
        var keys: [Int] = []
    }

    /// One view that is there, with everything that its body may depend on.
    struct Live: Equatable {
        var kind: Tree.Kind
        var storage: Storage?
        var input: Int?
        var environment: Int?
        /// The environment object, or observed object, and how often it has announced a change.
        var object: Int?
        var version: Int?
        /// What re-creates the view without its body having to run.
        var unread: Int?
    }

    /// What one computation gives.
    struct Frame {
        var texts: [String] = []
        var live: [String: Live] = [:]
    }

    let tree: Tree
    private(set) var storage: [String: Storage] = [:]
    private(set) var frame = Frame()
    private var objects = [0, 0, 0]
    private var versions = [0, 0, 0]

    init(tree: Tree) { self.tree = tree }

    // MARK: Writes

    mutating func set(_ path: String, _ value: Int) {
        storage[path]!.value = value
        if frame.live[path]!.kind == .owner { ownedVersions[path, default: 0] += 1 }
    }
    mutating func setKeys(_ path: String, _ keys: [Int]) { storage[path]!.keys = keys }
    mutating func publish(_ object: Int, _ value: Int) {
        objects[object] = value
        versions[object] += 1
    }
    private var ownedVersions: [String: Int] = [:]

    // MARK: Computing

    /// Computes everything, lets followers follow, and forgets what is not there any more.
    mutating func update() -> Expectation {
        let before = frame
        render()
        for (path, live) in frame.live where live.kind == .follower {
            if let old = before.live[path], old.input != live.input { storage[path]!.value = live.input! }
        }
        render()
        storage = storage.filter { frame.live[$0.key] != nil }
        return Expectation(before: before, after: frame)
    }

    private mutating func render() {
        frame = Frame()
        show(tree, "", input: 0, environment: -1, object: 1)
    }

    private mutating func enter(
        _ path: String, _ kind: Tree.Kind, initial: @autoclosure () -> Storage?, input: Int? = nil
    ) -> Storage {
        if storage[path] == nil { storage[path] = initial() }
        frame.live[path] = Live(kind: kind, storage: storage[path], input: input)
        return storage[path] ?? Storage()
    }

    private mutating func line(_ path: String, _ values: Int...) {
        frame.texts.append(path + values.map { " \($0)" }.joined())
    }

    private mutating func show(_ tree: Tree, _ path: String, input: Int, environment: Int, object: Int) {
        let child = tree.children.first
        switch tree.kind {
        case .counter:
            let state = enter(path, tree.kind, initial: Storage(value: input), input: input)
            frame.live[path]!.environment = environment
            line(path, state.value, input, environment)
        case .owner:
            let state = enter(path, tree.kind, initial: Storage(value: input))
            frame.live[path]!.version = ownedVersions[path]
            frame.live[path]!.unread = input
            line(path, state.value)
        case .observed, .environmentObject:
            let object = tree.kind == .observed ? 0 : object
            _ = enter(path, tree.kind, initial: nil)
            frame.live[path]!.object = object
            frame.live[path]!.version = versions[object]
            line(path, objects[object])
        case .follower:
            let state = enter(path, tree.kind, initial: Storage(value: -1), input: input)
            line(path, state.value, input)
        case .bound:
            _ = enter(path, tree.kind, initial: nil)
            let state = enter(path + "$", tree.kind, initial: Storage())
            line(path + "$", state.value)
        case .group:
            let state = enter(path, tree.kind, initial: Storage())
            for (index, child) in tree.children.enumerated() {
                show(child, "\(path)/\(index)", input: state.value + index, environment: environment, object: object)
            }
        case .branch:
            let isFirst = enter(path, tree.kind, initial: Storage(), input: input).value % 2 == 0
            show(
                tree.children[isFirst ? 0 : 1], path + (isFirst ? "/if" : "/else"), input: input,
                environment: environment, object: object)
        case .optional:
            guard enter(path, tree.kind, initial: Storage(), input: input).value % 2 == 0 else { return }
            show(child!, path + "/if", input: input, environment: environment, object: object)
        case .identified:
            let state = enter(path, tree.kind, initial: Storage(), input: input)
            show(child!, "\(path)#\(state.value)", input: input, environment: environment, object: object)
        case .rows:
            for key in enter(path, tree.kind, initial: Storage(keys: [0, 1])).keys {
                show(child!, "\(path)[\(key)]", input: key, environment: environment, object: object)
            }
        case .environment:
            let state = enter(path, tree.kind, initial: Storage(), input: input)
            show(child!, path + "/", input: input, environment: state.value, object: object)
        case .supplier:
            let state = enter(path, tree.kind, initial: Storage(), input: input)
            show(child!, path + "/", input: input, environment: environment, object: 1 + state.value % 2)
        case .erased:
            show(child!, path + "/", input: input, environment: environment, object: object)
        }
    }
}

/// What one step must have done.
struct Expectation {
    let texts: [String]
    /// Sorted: SwiftUI doesn't promise an order among views.
    let events: [String]
    /// The bodies that must have run.
    let bodies: Set<String>
    /// The bodies that may have run, since their views were made anew.
    let allowedBodies: Set<String>

    init(before: Oracle.Frame, after: Oracle.Frame) {
        texts = after.texts
        var events: [String] = []
        var bodies: Set<String> = []
        var allowed: Set<String> = []
        for (path, live) in after.live {
            guard let old = before.live[path] else {
                bodies.insert(path)
                events += Self.appearance(of: live, path, event: "appear", object: "made")
                continue
            }
            var comparable = live
            comparable.unread = old.unread
            if comparable != old { bodies.insert(path) } else if live != old { allowed.insert(path) }
            if live.kind == .counter, let now = live.storage?.value, let then = old.storage?.value, now != then {
                events.append("change \(path) \(then) \(now)")
            }
        }
        for (path, old) in before.live where after.live[path] == nil {
            events += Self.appearance(of: old, path, event: "disappear", object: "freed")
        }
        self.events = events.sorted()
        self.bodies = bodies
        allowedBodies = allowed
    }

    private static func appearance(of live: Oracle.Live, _ path: String, event: String, object: String) -> [String] {
        switch live.kind {
        case .counter, .observed, .environmentObject, .follower: ["\(event) \(path)"]
        case .bound: path.hasSuffix("$") ? ["\(event) \(path)"] : []
        case .owner: ["\(event) \(path)", "\(object) \(path)"]
        default: []
        }
    }
}
