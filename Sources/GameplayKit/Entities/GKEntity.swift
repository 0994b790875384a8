import Foundation

/// Something in a game: what it is and does are its components, one of each class.
open class GKEntity: NSObject {
    /// What it is made of, in the order in which the components came.
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }

    /// Adds a component in place of one of the same class. One that belongs to another entity leaves it.
    open func addComponent(_ component: GKComponent) {
        guard component.entity !== self else { return }
        component.entity?.remove(component)
        if let old = components.first(where: { type(of: $0) == type(of: component) }) { remove(old) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        if let component = component(ofType: componentClass) { remove(component) }
    }
    /// The component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
            ?? components.lazy.compactMap { $0 as? ComponentType }.first
    }
    /// Tells all components that time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    private func remove(_ component: GKComponent) {
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }
}

/// A part of what something in a game is and does.
open class GKComponent: NSObject {
    /// What it belongs to.
    open internal(set) weak var entity: GKEntity?
    public override init() { super.init() }

    /// Time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It belongs to an entity now.
    open func didAddToEntity() {}
    /// It is about to leave its entity.
    open func willRemoveFromEntity() {}
}

/// Components of one class, of many entities, that hear of time together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of its components.
    public let componentClass: AnyClass
    /// Its components.
    open private(set) var components: [ComponentType] = []

    /// A system for components of a class.
    public init(componentClass cls: AnyClass) { componentClass = cls }
    /// A system for components of its own class.
    public override convenience init() { self.init(componentClass: ComponentType.self) }

    public subscript(index: Int) -> ComponentType { components[index] }

    /// Adds a component.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Adds the component of its class that an entity has.
    open func addComponent(foundIn entity: GKEntity) {
        components += entity.components.filter { type(of: $0) == componentClass }.compactMap { $0 as? ComponentType }
    }
    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes the component of its class that an entity has.
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Tells all components that time has passed, in seconds.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
