import DataModels
import DovetailCore
import Foundation

/// The entities of an app's objects.
///
/// Read from a model of Xcode's, which `dovetail open` puts beside the program as it is, or built in code. After the first store was opened with it, a model
/// must not be changed.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities, in no order.
    open var entities: [NSEntityDescription] = [] {
        didSet { connect() }
    }
    /// The entities by name.
    open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
    /// Names that an app gives to versions.
    open var versionIdentifiers: Set<AnyHashable> = []
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var configured: [String: [NSEntityDescription]] = [:]
    /// The folder with all versions, which stores of earlier ones are migrated by.
    var folder: URL?

    public override init() {}

    /// The model at a place: an `.xcdatamodeld`, one of its versions, or what Xcode would compile of it (`.momd`, `.mom`), in whose place the former is read.
    /// Nil where there is none that can be read, which is told in the log.
    public init?(contentsOf url: URL) {
        super.init()
        do {
            guard let place = ModelFiles.source(of: url) else { return nil }
            let versions = try DataModelVersions(place)
            try fill(DataModelReader.model(in: versions.current))
            folder = place
        } catch {
            Log.logger.error("\(error)")
            return nil
        }
    }

    /// One version of a model.
    init(version: URL) throws {
        super.init()
        try fill(DataModelReader.model(in: version))
    }

    /// All models of some bundles as one; nil where there are none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let places = ModelFiles.all(in: bundles)
        let models = places.compactMap { NSManagedObjectModel(contentsOf: $0) }
        guard models.count > 1 else { return models.first }
        return NSManagedObjectModel(byMerging: models)
    }

    /// Several models as one. Entities that several have are taken once.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        var names: Set<String> = []
        entities = models.flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
        for model in models { templates.merge(model.templates) { $1 } }
    }

    /// The names of configurations.
    open var configurations: [String] { configured.keys.sorted() }
    /// The entities of a configuration; all of them for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration == nil || configuration == "PF_DEFAULT_CONFIGURATION_NAME" ? entities : configured[configuration!]
    }
    /// Makes a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    /// What tells whether a store was made for the model.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// Whether a store whose metadata these are was made for the model.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
    }

    // MARK: Fetch requests

    /// The fetch requests that are kept with the model, by name.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
    /// A fetch request that is kept with the model.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }
    /// Keeps a fetch request.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }
    /// A copy of a fetch request that is kept, with what stands for the variables in its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name] else { return nil }
        let request = template.copied()
        if let condition = request.predicate?.condition {
            request.predicate = NSPredicate(condition: condition.substituting(variables))
        }
        return request
    }

    /// Where a bundle's data model of a name is. What `dovetail open` writes for apps that ask for a `.momd`.
    public class func _url(named name: String, in bundle: Bundle) -> URL? {
        ModelFiles.model(named: name, in: [bundle])
    }

    // MARK: Inside

    private func connect() {
        entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        for entity in entities { entity.managedObjectModel = self }
    }

    /// Whether two models can have the same store.
    func hasSameShape(as hashes: [String: Data]) -> Bool { entityVersionHashesByName == hashes }

    private func fill(_ model: DataModel) throws {
        var made: [String: NSEntityDescription] = [:]
        for description in model.entities { made[description.name] = ModelBuilder.entity(description) }
        for description in model.entities {
            guard let parent = description.parent else { continue }
            made[parent]?.subentities.append(made[description.name]!)
        }
        for description in model.entities {
            made[description.name]!.properties = ModelBuilder.properties(description, made)
        }
        for description in model.entities {
            for relationship in description.relationships {
                guard let inverse = relationship.inverse,
                    let there = made[relationship.destination]?.relationshipsByName[inverse],
                    let here = made[description.name]?.relationshipsByName[relationship.name]
                else { continue }
                here.inverseRelationship = there
            }
        }
        entities = model.entities.map { made[$0.name]! }
        for (name, members) in model.configurations { configured[name] = members.compactMap { made[$0] } }
        for template in model.fetchRequests { templates[template.name] = ModelBuilder.request(template) }
    }
}
