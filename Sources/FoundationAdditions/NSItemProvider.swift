import CoreTransferable
import Foundation

/// A value that an item provider can give.
public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the kinds of data that it can be given as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The value as data of a kind.
    func data(ofType identifier: String) throws -> Data
}

/// A value that can be made from what an item provider gives.
public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the kinds of data that it can be made from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// A value made from data of a kind.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that is dragged or pasted: data of one or more kinds, which is made when somebody asks for it.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    // What is registered is guarded by the lock; it is never taken away.

    /// Hands over data or an error.
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// Who may see what is registered: other programs see what is for all.
    public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

    private let lock = NSLock()
    private var forms: [(type: String, load: LoadHandler)] = []
    /// The forms that only this program sees.
    private var ownForms: Set<String> = []
    /// The value itself, for those in the same program who want just that.
    package var value: Any?
    /// The name that a file made of it should have.
    public var suggestedName: String?

    public override init() { super.init() }

    /// A provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        value = object
        registerObject(object, visibility: .all)
    }

    /// A provider of a value that is data of one kind: text, an address or data.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        value = item
        let data = (item as? Data) ?? (item as? String).map { Data($0.utf8) } ?? (item as? URL)?.dataRepresentation
        if let data, let typeIdentifier {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
                $0(data, nil)
                return nil
            }
        }
    }

    /// A provider of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: UTType.fileURL.identifier)
        suggestedName = fileURL.lastPathComponent
    }

    /// A provider of a transferable value.
    package convenience init<T: Transferable>(transferable: T) {
        self.init()
        value = transferable
        suggestedName = transferable.suggestedFilename
        for form in T.forms where form.condition?(transferable) ?? true {
            guard let export = form.export else { continue }
            let exportFile = form.exportFile
            registerDataRepresentation(
                forTypeIdentifier: form.contentType.identifier,
                visibility: form.visibility == .all ? .all : .ownProcess
            ) { [weak self] answer in
                Task {
                    do {
                        guard let exportFile else { return answer(try await export(transferable), nil) }
                        let file = try await exportFile(transferable)
                        // What is made of the data later is called as the file is.
                        if let self, self.suggestedName == nil { self.suggestedName = file.lastPathComponent }
                        answer(try Data(contentsOf: file), nil)
                    } catch {
                        answer(nil, error)
                    }
                }
                return nil
            }
        }
    }

    // MARK: What it gives

    /// The identifiers of the kinds of data that it gives, the best first.
    public var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }

    /// Those that other programs may have.
    package var typeIdentifiersForOthers: [String] {
        lock.withLock { forms.map(\.type).filter { !ownForms.contains($0) } }
    }

    /// The kinds of data that it gives, the best first.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }

    /// Adds a kind of data that it gives.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility = .all,
        loadHandler: @escaping LoadHandler
    ) {
        lock.withLock {
            forms.append((typeIdentifier, loadHandler))
            if visibility != .all { ownForms.insert(typeIdentifier) }
        }
    }

    /// Adds the kinds of data that an object can be given as.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        // The object is asked for its data by whoever loads it.
        nonisolated(unsafe) let object = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                do { $0(try object.data(ofType: type), nil) } catch { $0(nil, error) }
                return nil
            }
        }
    }

    /// Whether it gives data of a kind.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }

    /// Whether it gives something that an object of a class can be made from.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
    }

    /// Whether it gives something that a value of a type can be made from.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    package func form(_ wanted: String) -> (type: String, load: LoadHandler)? {
        let type = UTType(importedAs: wanted)
        return lock.withLock { forms.first { $0.type == wanted || UTType(importedAs: $0.type).conforms(to: type) } }
    }

    // MARK: Loading

    /// Makes data of a kind, and hands it over, on any thread.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = form(typeIdentifier) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        return form.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Makes data of a kind.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Makes an item of a kind: the value that the provider was made with if it has that kind, or else its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [value] data, error in
            completionHandler?(data == nil ? nil : value ?? data, error)
        }
    }

    /// Makes an object of a class.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        // A class is the same on every thread.
        nonisolated(unsafe) let aClass = aClass
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { form($0) != nil }) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a value of a type, such as `String` or `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }

    /// Makes a transferable value.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        if let value = value as? T {
            completionHandler(.success(value))
            return Progress(totalUnitCount: 1)
        }
        guard let type = T.importedContentTypes().first(where: { form($0.identifier) != nil }) else {
            completionHandler(.failure(CocoaError(.fileReadUnknown)))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do {
                    completionHandler(.success(try await T(importing: data, contentType: type)))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.text.identifier]
    }
    public func data(ofType identifier: String) throws -> Data { Data(String(describing: self).utf8) }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let string = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return string
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public func data(ofType identifier: String) throws -> Data { Data(absoluteString.utf8) }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
}
