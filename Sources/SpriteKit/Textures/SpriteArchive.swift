import Foundation

/// A file of Xcode's editors for scenes and particles (`.sks`): a property list of archived objects that refer to each other.
struct SpriteArchive {
    let objects: [Any]
    private let top: [String: Any]

    init?(_ data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["$objects"] as? [Any]
        else { return nil }
        self.objects = objects
        top = list["$top"] as? [String: Any] ?? [:]
    }

    /// A file of the app's resources, by its name with or without its ending.
    init?(named name: String) {
        let stem = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = Bundle.main.url(forResource: stem, withExtension: "sks"), let data = try? Data(contentsOf: url)
        else { return nil }
        self.init(data)
    }

    /// The object that everything else is in.
    var root: [String: Any]? { resolved(top["root"]) as? [String: Any] }

    /// A value, or the object that it stands for: a reference is told by a type that Foundation doesn't show.
    func resolved(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard "\(type(of: value))".hasSuffix("KeyedArchiverUID"),
            let number = Mirror(reflecting: value).children.first(where: { $0.label == "value" })?.value as? UInt32,
            objects.indices.contains(Int(number))
        else { return value }
        return objects[Int(number)]
    }

    static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Double).map { CGFloat($0) }
            ?? (value as? Int).map { CGFloat($0) }
    }
    func number(_ key: String, in object: [String: Any]) -> CGFloat? { Self.number(resolved(object[key])) }
    func text(_ key: String, in object: [String: Any]) -> String? {
        (resolved(object[key]) as? String).flatMap { $0 == "$null" ? nil : $0 }
    }

    /// Numbers in a text such as `{1, 2}`, in an object or alone.
    func numbers(_ key: String, in object: [String: Any]) -> [CGFloat] {
        var value = resolved(object[key])
        if let object = value as? [String: Any] {
            value = resolved(object["NS.pointval"] ?? object["NS.sizeval"] ?? object["NS.rectval"])
        }
        guard let text = value as? String else { return [] }
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        return parts.contains { $0?.isFinite != true } ? [] : parts.map { CGFloat($0!) }
    }
    func point(_ key: String, in object: [String: Any]) -> CGPoint? {
        let parts = numbers(key, in: object)
        return parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : nil
    }
    func rect(_ key: String, in object: [String: Any]) -> CGRect? {
        let parts = numbers(key, in: object)
        return parts.count == 4 ? CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : nil
    }
    /// The objects of a list.
    func list(_ key: String, in object: [String: Any]) -> [Any] {
        let array = resolved(object[key]) as? [String: Any]
        return (array?["NS.objects"] as? [Any] ?? []).compactMap { resolved($0) }
    }
    /// The name of an object's class.
    func className(of object: [String: Any]) -> String? {
        (resolved(object["$class"]) as? [String: Any])?["$classname"] as? String
    }
}
