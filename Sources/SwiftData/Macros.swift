import Observation

/// Makes a class one whose objects are kept in a store: see ``PersistentModel``.
///
/// Each stored variable is kept that `Codable` values or other models can be in, but for those marked with ``Transient()``. Objects can be observed,
/// variable by variable. A class may inherit from another one with `@Model`, and says `override`, as usual, where it declares an initialiser again.
@attached(
    member, conformances: PersistentModel, Observable,
    names: named(_$level), named(_$base), named(schemaMetadata), named(_$constraints), named(_$state), named(_$adopt),
    named(init(_$kept:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "DovetailMacros", type: "ModelMacro")

/// Makes a variable read and write what its model's storage has. `@Model` writes it. Not for use outside the framework.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(_$observes_))
public macro _PersistedProperty(_ slot: Int) =
    #externalMacro(module: "DovetailMacros", type: "PersistedPropertyMacro")

/// Says how a variable with a value is kept.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Says how a variable that refers to other models is kept. The inverse is the variable of the other class that is set along; where none is named,
/// it is the only variable of that class that refers to this one.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Leaves a variable out of what is kept. It needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Groups of variables that no two models share: a model that is inserted with the values of another takes its place when it is saved. Stands among
/// the members of the class.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Groups of variables by which models are found quickly. Stands among the members of the class.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Groups of variables by which models are found quickly. Stands among the members of the class.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "DovetailMacros", type: "ModelNoteMacro")

/// Gives an actor a context of its own, in which it works on models away from the main actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "DovetailMacros", type: "ModelActorMacro")
