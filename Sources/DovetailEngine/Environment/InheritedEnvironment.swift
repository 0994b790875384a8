import AttributeGraph

/// The environment of a place in the tree.
///
/// What reads all of it runs again when any key changes; below the top of a large window that is everything. What is drawn follows from
/// the built-in values, most often from nothing else. So there are two attributes behind this: all of the environment, and the built-in
/// values alone, which hear nothing of other keys. A rule that reads by ``read(_:)`` or ``projected(_:)`` is given the built-in values. If it
/// reads another key it gets that from the whole environment, and depends on that instead.
package struct InheritedEnvironment: Equatable {
    /// All of the environment, for what is kept as small as it can be.
    package let all: Attribute<EnvironmentValues>
    /// The built-in values; `all` itself where no other key was set since the two were the same.
    private let builtIn: Attribute<EnvironmentValues>

    package init(_ environment: Attribute<EnvironmentValues>) { self.init(all: environment, builtIn: environment) }

    private init(all: Attribute<EnvironmentValues>, builtIn: Attribute<EnvironmentValues>) {
        (self.all, self.builtIn) = (all, builtIn)
    }

    package static func == (left: Self, right: Self) -> Bool { left.all == right.all }

    // MARK: Reading

    /// All of the environment. The running rule depends on every key.
    package var value: EnvironmentValues { all.value }
    /// All of the environment, without making the running rule depend on it.
    package var untracked: EnvironmentValues { all.untracked }

    /// Lends the environment to `body`. The running rule depends on what of it is read; `body` must not keep it to read of it later.
    package func read<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
        if all == builtIn { return body(all.value) }
        var reads = EnvironmentReads(of: all)
        return read(builtIn.untracked, &reads, body)
    }

    private func read<Result>(
        _ values: EnvironmentValues, _ reads: inout EnvironmentReads, _ body: (EnvironmentValues) -> Result
    ) -> Result {
        let result = reads.collect { body(values) }
        // Whoever depends on all of it depends on the built-in values too.
        if !reads.hasReadOtherKeys { _ = builtIn.value }
        return result
    }

    /// What `project` gives; a change elsewhere in the environment ends here. It must keep nothing of its argument.
    package func projected<Part>(_ project: @escaping (EnvironmentValues) -> Part) -> Attribute<Part> {
        if all == builtIn { return all.projected(project) }
        return Attribute(EnvironmentProjection(environment: self, project: project))
    }

    /// The value at a key path, which an app may have declared as it likes: to keep the environment and read of it later, for example.
    ///
    /// Views further in that read by the same key path share one attribute, so a change of another key is looked at once for all of them.
    package func projected<Part>(at keyPath: KeyPath<EnvironmentValues, Part>) -> Attribute<Part> {
        all.sharedPart(by: ObjectIdentifier(keyPath), keeping: keyPath, from: builtIn.id) {
            followsBuiltIn(keyPath)
                ? Attribute(gate: EnvironmentPathProjection(environment: self, keyPath: keyPath))
                : Attribute(gate: Projection(root: all) { $0[keyPath: keyPath] })
        } ?? ownProjection(at: keyPath)
    }

    private func ownProjection<Part>(at keyPath: KeyPath<EnvironmentValues, Part>) -> Attribute<Part> {
        followsBuiltIn(keyPath)
            ? Attribute(EnvironmentPathProjection(environment: self, keyPath: keyPath))
            : all.projected { $0[keyPath: keyPath] }
    }

    /// The value of a key that is not built in. Views further in that read it share one attribute.
    package func projected<K: EnvironmentKey>(key: K.Type) -> Attribute<K.Value> {
        all.sharedPart(by: ObjectIdentifier(key), from: all.id) {
            Attribute(gate: Projection(root: all) { $0[key] })
        } ?? all.projected { $0[key] }
    }

    /// Whether the built-in values alone decide what is at a key path.
    private func followsBuiltIn<Part>(_ keyPath: KeyPath<EnvironmentValues, Part>) -> Bool {
        if all == builtIn { return false }
        var reads = EnvironmentReads(of: all, isTracked: false)
        return !reads.collect { Self.isKept(by: keyPath, builtIn.untracked) } && !reads.hasReadOtherKeys
    }

    private static func isKept<Part>(by keyPath: KeyPath<EnvironmentValues, Part>, _ values: EnvironmentValues) -> Bool
    {
        var isKept = false
        _ = values.part(at: keyPath, isKept: &isKept)
        return isKept
    }

    // MARK: What a result was made from

    /// What of an environment a result was made from.
    struct Basis {
        fileprivate let values: EnvironmentValues
        /// The keys that were read beside the built-in values.
        fileprivate let keys: [ObjectIdentifier]
    }

    /// As ``read(_:)``, for a result that is dear to make: `basis` tells later whether it would be the same.
    func read<Result>(noting basis: inout Basis?, _ body: (EnvironmentValues) -> Result) -> Result {
        var reads = EnvironmentReads(of: all, notesKeys: true)
        let values = builtIn.untracked
        let result = read(values.builtInPart, &reads, body)
        basis = Basis(values: reads.values ?? values, keys: reads.keys)
        return result
    }

    /// Whether the environment has changed since the running rule ran, and in nothing that a result was made from.
    func hasChangedElsewhere(than basis: Basis) -> Bool {
        let (values, isNew) = (basis.keys.isEmpty ? builtIn : all).valueAndChange
        return isNew && values.isSame(as: basis.values, for: basis.keys)
    }

    // MARK: Changing

    /// Takes an environment that differs from the one so far in no built-in value, now and later.
    package mutating func setOtherKeys(_ environment: Attribute<EnvironmentValues>) {
        let builtIn = all == builtIn ? Attribute(gate: BuiltInPart(environment: self)) : builtIn
        self = InheritedEnvironment(all: environment, builtIn: builtIn)
    }

    /// Changes the environment of what is inside.
    ///
    /// - Parameters:
    ///   - isOfOtherKeys: Whether `change` sets values that are not built in, and needs no such value itself. Key paths ask for a value before
    ///     they set it.
    ///   - change: Depends on nothing else than its argument and the attributes that it reads.
    mutating func change(isOfOtherKeys: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void) {
        if isOfOtherKeys {
            self = InheritedEnvironment(
                all: Attribute(gate: ChangedEnvironment(outer: all, change: change)),
                builtIn: Attribute(gate: SetBuiltInPart(outer: builtIn, change: change)))
        } else if all == builtIn {
            self = InheritedEnvironment(Attribute(gate: ChangedEnvironment(outer: all, change: change)))
        } else {
            // Hardly anything reads the whole environment then, so it is made when something does.
            self = InheritedEnvironment(
                all: Attribute(ChangedEnvironment(outer: all, change: change)),
                builtIn: Attribute(gate: ChangedBuiltInPart(outer: self, change: change)))
        }
    }
}

/// A part of an environment.
private struct EnvironmentProjection<Part>: Rule {
    let environment: InheritedEnvironment
    let project: (EnvironmentValues) -> Part
    var value: Part { environment.read(project) }
}

/// The value at a key path that read only built-in values when it was read first.
private struct EnvironmentPathProjection<Part>: Rule {
    let environment: InheritedEnvironment
    let keyPath: KeyPath<EnvironmentValues, Part>

    var value: Part {
        var isKept = false
        let part = environment.read { $0.part(at: keyPath, isKept: &isKept) }
        return isKept ? environment.value[keyPath: keyPath] : part
    }
}

/// The environment with what a modifier changes.
private struct ChangedEnvironment: Rule {
    let outer: Attribute<EnvironmentValues>
    let change: (inout EnvironmentValues) -> Void

    var value: EnvironmentValues {
        var values = outer.value
        change(&values)
        return values
    }
}

/// The built-in values of an environment.
private struct BuiltInPart: Rule {
    let environment: InheritedEnvironment
    var value: EnvironmentValues { environment.value.builtInPart }
}

/// The built-in values with what a modifier changes of them, which may be nothing.
private struct ChangedBuiltInPart: Rule {
    let outer: InheritedEnvironment
    let change: (inout EnvironmentValues) -> Void

    var value: EnvironmentValues {
        outer.read { values in
            var changed = values
            change(&changed)
            return (changed.hasSameBuiltInStorage(as: values) ? values : changed).builtInPart
        }
    }
}

/// The built-in values with what a modifier changes of them that needs no other value; mostly it changes nothing.
private struct SetBuiltInPart: Rule {
    let outer: Attribute<EnvironmentValues>
    let change: (inout EnvironmentValues) -> Void

    var value: EnvironmentValues {
        let values = outer.value.builtInPart
        var changed = values
        EnvironmentReads.ignoring { change(&changed) }
        return changed.hasSameBuiltInStorage(as: values) ? values : changed.builtInPart
    }
}
