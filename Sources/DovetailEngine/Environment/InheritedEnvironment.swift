import AttributeGraph

/// The environment of a place in the tree.
///
/// Every value in it has a *slot*, an attribute that all who read the value here share (see ``EnvironmentScope``): the built-in values have one
/// together, each other key has its own. A rule is lent the values by ``read(_:)``, and depends on the slots of those that it reads; so a
/// change of a key is heard by those alone who read that key, however much is below.
package struct InheritedEnvironment: Equatable {
    private let scope: EnvironmentScope

    package init(_ environment: Attribute<EnvironmentValues>) { scope = EnvironmentScope(values: environment) }

    package static func == (left: Self, right: Self) -> Bool { left.scope === right.scope }

    // MARK: Reading

    /// Lends the environment to `body`. The running rule depends on what of it is read; `body` must not keep it to read of it later.
    package func read<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
        // First the values: to bring them up to date may run rules that collect what they read themselves.
        let values = scope.builtIn.value
        var reads = EnvironmentReads(of: scope)
        return reads.collect { body(values) }
    }

    /// The same, without making the running rule depend on anything.
    package func peek<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
        let values = scope.builtIn.untracked
        var reads = EnvironmentReads(of: scope, isTracked: false)
        return reads.collect { body(values) }
    }

    /// All of the environment as one attribute, for what keeps it, or hands it to code of an app's. Who reads it depends on every key.
    package var whole: Attribute<EnvironmentValues> { scope.whole }

    /// All of the environment. The running rule depends on every key.
    package var value: EnvironmentValues { whole.value }
    /// All of the environment, without making the running rule depend on it.
    package var untracked: EnvironmentValues { whole.untracked }

    /// What `project` gives; a change elsewhere in the environment ends here. It must keep nothing of its argument.
    package func projected<Part>(_ project: @escaping (EnvironmentValues) -> Part) -> Attribute<Part> {
        Attribute(EnvironmentProjection(environment: self, project: project))
    }

    /// The value at a key path, which an app may have declared as it likes: to keep the environment and read of it later, for example.
    ///
    /// Views further in that read by the same key path share one attribute, so a change is looked at once for all of them.
    package func projected<Part>(at keyPath: KeyPath<EnvironmentValues, Part>) -> Attribute<Part> {
        let rule = EnvironmentPathProjection(environment: self, keyPath: keyPath)
        return scope.sharedPart(by: ObjectIdentifier(keyPath), keeping: keyPath) { Attribute(gate: rule) }
            ?? Attribute(rule)
    }

    /// The value of a key that is not built in.
    package func projected<K: EnvironmentKey>(key: K.Type) -> Attribute<K.Value> { scope.slot(KeySlot<K>.self) }

    // MARK: What a result was made from

    /// What of an environment a result was made from.
    struct Basis {
        fileprivate let builtIn: EnvironmentValues
        fileprivate let others: [any EnvironmentKeyRead]
    }

    /// As ``read(_:)``, for a result that is dear to make: `basis` tells later whether it would be the same.
    func read<Result>(noting basis: inout Basis?, _ body: (EnvironmentValues) -> Result) -> Result {
        let values = scope.builtIn.value
        var reads = EnvironmentReads(of: scope, notesReads: true)
        let result = reads.collect { body(values) }
        basis = Basis(builtIn: values, others: reads.noted)
        return result
    }

    /// Whether the environment has changed since the running rule ran, and in nothing that a result was made from. The rule depends on the same
    /// as before.
    func hasChangedElsewhere(than basis: Basis) -> Bool {
        let (values, isNew) = scope.builtIn.valueAndChange
        var (hasChanged, isSame) = (isNew, !isNew || values.hasEqualBuiltInValues(to: basis.builtIn))
        for read in basis.others {
            let (isNew, isEqual) = read.again()
            hasChanged = hasChanged || isNew
            isSame = isSame && isEqual
        }
        return hasChanged && isSame
    }

    // MARK: Changing

    /// Changes the environment of what is inside.
    ///
    /// - Parameters:
    ///   - extent: What `change` may set.
    ///   - change: Depends on nothing else than its argument and the attributes that it reads. It runs for each value that is read inside, so it
    ///     may run often, or never.
    package mutating func change(
        _ extent: EnvironmentChange.Extent = .anything, _ change: @escaping (inout EnvironmentValues) -> Void
    ) {
        self = changed(extent, change)
    }

    /// This environment with a change, for what is inside; see ``change(_:_:)``.
    package func changed(
        _ extent: EnvironmentChange.Extent = .anything, _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> InheritedEnvironment {
        InheritedEnvironment(scope: EnvironmentScope(around: scope, change: EnvironmentChange(extent, change)))
    }

    private init(scope: EnvironmentScope) { self.scope = scope }
}

/// A part of an environment.
private struct EnvironmentProjection<Part>: Rule {
    let environment: InheritedEnvironment
    let project: (EnvironmentValues) -> Part
    var value: Part { environment.read(project) }
}

/// The value at a key path.
private struct EnvironmentPathProjection<Part>: Rule {
    let environment: InheritedEnvironment
    let keyPath: KeyPath<EnvironmentValues, Part>

    var value: Part {
        var isKept = false
        let part = environment.read { $0.part(at: keyPath, isKept: &isKept) }
        // What is kept is read of later, when nobody sees which keys: it has to be all there.
        return isKept ? environment.value[keyPath: keyPath] : part
    }
}
