import Foundation
import RealmSwift

class Lamp: Object, Identifiable {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var name = "Lamp"
    @Persisted var watts: Int
    @Persisted var parts: RealmSwift.List<Part>

    convenience init(name: String) {
        self.init()
        self.name = name
    }
}

class Part: EmbeddedObject {
    @Persisted var title: String = ""
}

struct LampStore {
    private let realm = try! Realm()
    private var token: NotificationToken?

    var lamps: [Lamp] { Array(realm.objects(Lamp.self).sorted(byKeyPath: "name")) }

    func brightest() -> Results<Lamp> {
        realm.objects(Lamp.self).filter("watts > %d", 40)
    }

    func add(_ lamp: Lamp) {
        do {
            try realm.write {
                realm.add(lamp, update: .modified)
            }
        } catch {
            print("Not written: \(error)")
        }
    }

    mutating func watch() {
        token = realm.objects(Lamp.self).observe { changes in
            print(changes)
        }
    }

    func first() -> Lamp? { realm.object(ofType: Lamp.self, forPrimaryKey: "1") }
}
