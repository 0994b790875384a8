import CoreData

/// As Xcode's template for apps with Core Data has it.
struct PersistenceController {
    static let shared = PersistenceController(inMemory: ProcessInfo.processInfo.environment["LEDGER_MEMORY"] != nil)

    @MainActor
    static let preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let viewContext = result.container.viewContext
        for number in 0..<10 {
            let newItem = Item(context: viewContext)
            newItem.timestamp = Date(timeIntervalSinceReferenceDate: Double(number) * 86400)
        }
        do {
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Ledger")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

/// The project's own class; its properties are written from the model.
@objc(Account)
public class Account: NSManagedObject {
    var title: String { name ?? "Account" }
}

/// A class of the project's own altogether.
public class Note: NSManagedObject {
    @NSManaged public var text: String?  // What was noted.

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        text = "Empty note"
    }
}
