import AttributeGraph

/// The environment of a view, for rules that read little of it.
///
/// A rule that reads the whole environment is marked when any key changes; below the top of a large window that is everything. What is
/// drawn follows from the built-in values, most often from nothing else. So a rule reads these first, from an environment that is not
/// told of other keys. Where it turns out to have read another key, it reads once more, from the whole environment.
package struct InheritedEnvironment {
    private let all: Attribute<EnvironmentValues>
    private let builtIn: Attribute<EnvironmentValues>
    private let reads: EnvironmentReads

    init(_ inputs: _GraphInputs) {
        all = inputs.environment
        builtIn = inputs.builtInEnvironment
        reads = inputs.loop.environmentReads
    }

    /// Lends the environment to `body`, which may be run twice. The running rule depends on what of it was read.
    package func read<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
        // Read the value before collecting: bringing it up to date may run a rule that collects keys too.
        let values = builtIn.value
        let result = reads.collect { body(values) }
        if all == builtIn || reads.collectedKeys.isEmpty { return result }
        let allValues = all.value
        return reads.collect { body(allValues) }
    }

    /// The keys that were read last, built-in values aside.
    var collectedKeys: [ObjectIdentifier] { reads.collectedKeys }

    /// An environment that has the built-in values and those of some keys, and whether it has changed since the running rule ran.
    func valueAndChange(for keys: [ObjectIdentifier]) -> (EnvironmentValues, Bool) {
        keys.isEmpty ? builtIn.valueAndChange : all.valueAndChange
    }

    /// The value at a key path. Where that is not known to lead to a built-in value, it may keep the environment and read of it later.
    func projected<Part>(_ keyPath: KeyPath<EnvironmentValues, Part>) -> Attribute<Part> {
        let isBuiltIn = all != builtIn && BuiltInEnvironment.keyPaths.contains(keyPath)
        return (isBuiltIn ? builtIn : all).projected { $0[keyPath: keyPath] }
    }
}
