import Foundation

/// A relationship between two entities of a schema.
final class RelationLink {
    /// Where it is kept.
    enum Place {
        /// A column of the owner's table has the key of the other model.
        case column
        /// The inverse's column has the key of the owner.
        case inverseColumn
        /// A table of its own has pairs of keys.
        case join(JoinTable, own: String, other: String)
    }

    // The schema owns its entities, and these their links.
    unowned let owner: Schema.Entity
    let slot: Int
    unowned let target: Schema.Entity
    let relationship: Schema.Relationship
    let property: Schema.PropertyMetadata
    fileprivate(set) weak var inverse: RelationLink?
    fileprivate(set) var place = Place.column

    fileprivate init(
        owner: Schema.Entity, slot: Int, target: Schema.Entity, relationship: Schema.Relationship,
        property: Schema.PropertyMetadata
    ) {
        self.owner = owner
        self.slot = slot
        self.target = target
        self.relationship = relationship
        self.property = property
    }

    var name: String { relationship.name }
    var isMany: Bool { relationship.isToMany }
    var isColumn: Bool {
        if case .column = place { return true }
        return false
    }
}

/// A table with the pairs of a relationship between many and many, or between one and many that has no inverse.
struct JoinTable: Hashable {
    let name: String
    let first: String
    let second: String
}

/// Finds the inverses of relationships, and decides where each is kept.
struct RelationLinker {
    let entities: [Schema.Entity]
    let entity: (any PersistentModel.Type) -> Schema.Entity?

    /// Returns the tables that relationships need.
    func link() -> [JoinTable] {
        for entity in entities { makeLinks(of: entity) }
        let links = entities.flatMap { entity in entity.links.compactMap { $0 }.filter { $0.owner === entity } }
        for link in links { if let path = link.relationship.inverseKeyPath { findNamed(link, path) } }
        for link in links where link.inverse == nil && link.relationship.inverseKeyPath == nil {
            findAlone(link, links)
        }
        var tables: [JoinTable] = []
        for link in links { place(link, &tables) }
        return tables
    }

    private func makeLinks(of entity: Schema.Entity) {
        let layout = entity.layout
        for slot in layout.properties.indices {
            if slot < layout.base {
                entity.links[slot] = entity.superentity?.links[slot]
                continue
            }
            let property = layout.properties[slot]
            guard case .relationship(let type, let isMany, let isOptional) = property.kind else { continue }
            let relationship = property.metadata as? Schema.Relationship ?? Schema.Relationship()
            let target = self.entity(type)!
            relationship.name = property.name
            relationship.destination = target.name
            relationship.keypath = property.keypath
            relationship.valueType = type
            relationship.isToMany = isMany
            relationship.isOptional = isOptional
            entity.links[slot] = RelationLink(
                owner: entity, slot: slot, target: target, relationship: relationship, property: property)
        }
    }

    private func findNamed(_ link: RelationLink, _ path: AnyKeyPath) {
        guard let slot = link.target.layout.slot(of: path), let inverse = link.target.links[slot] else {
            fatalError(
                "@Relationship of \(link.owner.name).\(link.name) names an inverse that is no relationship of \(link.target.name)"
            )
        }
        join(link, inverse)
    }

    private func join(_ link: RelationLink, _ inverse: RelationLink) {
        link.inverse = inverse
        inverse.inverse = link
        link.relationship.inverseName = inverse.name
        inverse.relationship.inverseName = link.name
        link.relationship.inverseKeyPath = inverse.property.keypath
        inverse.relationship.inverseKeyPath = link.property.keypath
    }

    /// The inverse that nobody names is the only variable that can be it.
    private func findAlone(_ link: RelationLink, _ links: [RelationLink]) {
        func mayJoin(_ first: RelationLink, _ second: RelationLink) -> Bool {
            first !== second && second.owner === first.target && second.target === first.owner && second.inverse == nil
                && second.relationship.inverseKeyPath == nil
        }
        let candidates = links.filter { mayJoin(link, $0) }
        guard candidates.count == 1 else { return }
        let rivals = links.filter { mayJoin(candidates[0], $0) }
        if rivals.count == 1 { join(link, candidates[0]) }
    }

    private func place(_ link: RelationLink, _ tables: inout [JoinTable]) {
        guard link.isMany else { return }
        if let inverse = link.inverse, inverse !== link {
            guard inverse.isMany else { return link.place = .inverseColumn }
            let own = "\(link.owner.name).\(link.name)"
            let other = "\(inverse.owner.name).\(inverse.name)"
            let table = JoinTable(
                name: min(own, other) + "+" + max(own, other), first: min(own, other), second: max(own, other))
            link.place = .join(table, own: own, other: other)
            if !tables.contains(table) { tables.append(table) }
        } else {
            let own = "\(link.owner.name).\(link.name)"
            let table = JoinTable(name: own, first: own, second: "member")
            link.place = .join(table, own: own, other: "member")
            tables.append(table)
        }
    }
}
