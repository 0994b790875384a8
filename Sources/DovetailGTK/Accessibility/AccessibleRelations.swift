import DovetailCore

/// How an object belongs to others.
@MainActor
struct AccessibleRelations {
    let server: AccessibilityServer
    let object: Accessible

    /// A relation by AT-SPI's number, and the objects that it leads to.
    struct Relation {
        let number: UInt32
        let targets: [AccessiblePath]
    }

    private static let labelFor: UInt32 = 1
    private static let labelledBy: UInt32 = 2
    private static let controllerFor: UInt32 = 3
    private static let controlledBy: UInt32 = 4
    private static let memberOf: UInt32 = 5
    private static let flowsTo: UInt32 = 10
    private static let flowsFrom: UInt32 = 11
    private static let descriptionFor: UInt32 = 17
    private static let describedBy: UInt32 = 18

    var all: [Relation] {
        guard object.part == nil, let item = object.item, let window = object.window, let tree = window.tree else {
            return []
        }
        var relations: [Relation] = []
        func paths(_ items: [AccessibilityItem]) -> [AccessiblePath] {
            items.map { .element(window: window.number, id: $0.id) }
        }
        if let group = item.semantics.details?.linkedGroup {
            let members = tree.linked(group)
            relations.append(Relation(number: Self.memberOf, targets: paths(members.filter { $0 !== item })))
            if let index = members.firstIndex(where: { $0 === item }) {
                if index + 1 < members.count {
                    relations.append(Relation(number: Self.flowsTo, targets: paths([members[index + 1]])))
                }
                if index > 0 {
                    relations.append(Relation(number: Self.flowsFrom, targets: paths([members[index - 1]])))
                }
            }
        }
        // Tabs of a bar are members of it, as the choices of a group are.
        if object.role == .pageTab, let parent = object.parentItem {
            relations.append(Relation(number: Self.memberOf, targets: paths([parent])))
        }
        func add(_ number: UInt32, _ target: AccessibilityItem?) {
            if let target { relations.append(Relation(number: number, targets: paths([target]))) }
        }
        add(Self.labelledBy, tree.label(of: item))
        add(Self.labelFor, tree.labelled(by: item))
        add(Self.describedBy, tree.message(of: item))
        add(Self.descriptionFor, tree.described(by: item))
        relations.append(Relation(number: Self.controllerFor, targets: paths(tree.controlled(by: item))))
        add(Self.controlledBy, tree.controller(of: item))
        return relations.filter { !$0.targets.isEmpty }
    }
}
