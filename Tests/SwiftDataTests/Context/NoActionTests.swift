import SwiftData
import Testing

@Model
private final class Owner {
    @Relationship(deleteRule: .noAction, inverse: \Pet.owner) var pets: [Pet] = []
    init() {}
}

@Model
private final class Pet {
    var owner: Owner?
    init() {}
}

@Suite struct NoActionTests {
    @Test func whoRefersToADeletedModelThatTakesNoneAlongReadsNil() throws {
        let context = ModelContext(try memory(Owner.self))
        let (owner, pet) = (Owner(), Pet())
        context.insert(owner)
        owner.pets = [pet]
        try context.save()
        context.delete(owner)
        try context.save()
        #expect(pet.owner == nil && !pet.isDeleted)
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Pet>()).map(\.owner) == [nil])
    }
}
