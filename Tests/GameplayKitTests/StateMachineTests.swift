import GameplayKit
import Testing

/// States, entities and their components.
struct StateMachineTests {
    private final class Log { var lines: [String] = [] }

    private class Noted: GKState {
        let log: Log
        init(_ log: Log) { self.log = log }
        override func didEnter(from previousState: GKState?) {
            log.lines.append("\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
        }
        override func willExit(to nextState: GKState) {
            log.lines.append("\(type(of: self)) to \(type(of: nextState))")
        }
        override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(type(of: self)) \(seconds)") }
    }
    private final class Standing: Noted {}
    private final class Running: Noted {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Standing.Type }
    }
    private final class Falling: Noted {}
    private final class Missing: GKState {}

    @Test("A machine goes from state to state as these allow") func states() {
        let log = Log()
        let machine = GKStateMachine(states: [Standing(log), Running(log), Falling(log)])
        #expect(machine.currentState == nil && machine.enter(Running.self))
        #expect(!machine.canEnterState(Falling.self) && !machine.enter(Falling.self) && !machine.enter(Missing.self))
        #expect(machine.enter(Standing.self) && machine.currentState is Standing)
        machine.update(deltaTime: 0.5)
        #expect(
            log.lines == [
                "Running from nothing", "Running to Standing", "Standing from Running", "Standing 0.5",
            ])
        #expect(machine.state(forClass: Falling.self)?.stateMachine === machine)
    }

    private final class Health: GKComponent {
        var points = 3
        var time = 0.0
        var isThere = false
        override func didAddToEntity() { isThere = entity != nil }
        override func willRemoveFromEntity() { isThere = false }
        override func update(deltaTime seconds: TimeInterval) { time += seconds }
    }
    private final class Shield: GKComponent {}

    @Test("An entity has one component of each class, which go by its time and by that of systems") func entities() {
        let entity = GKEntity()
        let (old, health) = (Health(), Health())
        entity.addComponent(old)
        entity.addComponent(Shield())
        entity.addComponent(health)
        #expect(entity.components.count == 2 && entity.component(ofType: Health.self) === health)
        #expect(old.entity == nil && !old.isThere && health.isThere)
        entity.update(deltaTime: 0.25)
        let system = GKComponentSystem<Health>(componentClass: Health.self)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 1)
        #expect(health.time == 1.25 && system.components.count == 1 && system[0] === health)
        let other = GKEntity()
        other.addComponent(health)
        #expect(entity.component(ofType: Health.self) == nil && health.entity === other)
        other.removeComponent(ofType: Health.self)
        #expect(health.entity == nil && !health.isThere)
    }
}
