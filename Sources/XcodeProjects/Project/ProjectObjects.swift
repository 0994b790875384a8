import Foundation

/// The objects of a `project.pbxproj`, each known by its identifier.
struct ProjectObjects {
    private let objects: [String: PropertyValue]
    /// The identifier of the project itself.
    let root: String
    let name: String

    init(_ list: PropertyValue, name: String) throws {
        self.name = name
        guard let objects = list["objects"]?.dictionary else {
            throw XcodeError("\(name) is no Xcode project: it has no list of objects.")
        }
        guard let root = list["rootObject"]?.string, objects[root]?["isa"]?.string == "PBXProject" else {
            throw XcodeError("\(name) is damaged: its root object is not in it.")
        }
        self.objects = objects
        self.root = root
    }

    func exists(_ id: String) -> Bool { objects[id]?.dictionary != nil }
    func type(of id: String) -> String { string(id, "isa") ?? "" }
    func string(_ id: String, _ key: String) -> String? { objects[id]?[key]?.string }
    func value(_ id: String, _ key: String) -> PropertyValue? { objects[id]?[key] }

    /// Identifiers in a list; those of objects that aren't there included.
    func list(_ id: String, _ key: String) -> [String] { objects[id]?[key]?.array?.compactMap(\.string) ?? [] }

    /// All objects of a type, in the order of their identifiers.
    func all(_ type: String) -> [String] {
        objects.filter { $0.value["isa"]?.string == type }.keys.sorted()
    }
}
