@_spi(Reflection) import Swift
import Synchronization

/// Where the instances of one class keep their published properties.
///
/// Found from metadata once for each class. The publisher of an object lives in its published properties: the first in
/// layout order is asked, all of them hold it, so that a write finds it with no look-up.
final class PublishedLayout: Sendable {
    /// How the writes of a class's published properties reach `objectWillChange`.
    enum Announcement {
        /// Through what ``publisher(of:)`` installs, once somebody has asked for it.
        case installed
        /// Through a publisher that the class declares.
        case declared
    }

    /// Bytes from the start of the instance, superclasses' properties first.
    private let offsets: [Int]
    /// Properties whose values live elsewhere, and may change there.
    private let observed: [(offset: Int, type: any ObservedProperty.Type)]
    private let announcement = Mutex<Announcement?>(nil)

    private static let layouts = Mutex<[ObjectIdentifier: PublishedLayout]>([:])

    /// The layout of a class.
    static func of(_ type: AnyObject.Type) -> PublishedLayout {
        layouts.withLock { layouts in
            if let layout = layouts[ObjectIdentifier(type)] { return layout }
            let layout = PublishedLayout(type)
            layouts[ObjectIdentifier(type)] = layout
            return layout
        }
    }

    private init(_ type: AnyObject.Type) {
        var offsets: [Int] = []
        var observed: [(offset: Int, type: any ObservedProperty.Type)] = []
        _ = _forEachField(of: type, options: [.classType, .ignoreUnknown]) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            if let type = fieldType as? any ObservedProperty.Type { observed.append((offset, type)) }
            return true
        }
        self.offsets = offsets
        self.observed = observed
    }

    /// Sees to it that the object is announced when a value of its changes that lives elsewhere. The first call counts.
    func observe(_ object: AnyObject) {
        guard !observed.isEmpty else { return }
        _ = ObjectTables.observations.value(of: object) {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return withExtendedLifetime(object) {
                observed.map { $0.type.observation(at: start.advanced(by: $0.offset), announcing: object) }
            }
        }
    }

    /// The one publisher of an object's changes, made at the first call; nil when its class has no published properties.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = offsets.first else { return nil }
        let leader = storage(at: first, of: object)
        return leader.changePublisher {
            let others = offsets.dropFirst().map { storage(at: $0, of: object) }.filter { $0 !== leader }
            // A property assigned a new wrapper has lost the publisher; the others still have it.
            let publisher = others.lazy.compactMap(\.changePublisher).first ?? ObservableObjectPublisher()
            for other in others { _ = other.changePublisher { publisher } }
            return publisher
        }
    }

    /// A published property is one reference to its storage, whatever its value's type.
    private func storage(at offset: Int, of object: AnyObject) -> PublishedStorageBase {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            start.advanced(by: offset).assumingMemoryBound(to: PublishedStorageBase.self).pointee
        }
    }

    // MARK: Declared publishers

    /// Whether the class of `object` synthesises its publisher or declares one. The first object of the class tells.
    func announcement(of object: AnyObject) -> Announcement {
        if let known = announcement.withLock({ $0 }) { return known }
        // A conformance isolated to an actor is not seen from outside it: the next object may tell.
        guard let object = object as? any ObservableObject else { return .installed }
        // Asking a class that synthesises its publisher installs it.
        let publisher = object.sendablePublisher
        let installed = offsets.first.flatMap { storage(at: $0, of: object).changePublisher }
        let found = publisher === installed ? Announcement.installed : .declared
        announcement.withLock { $0 = found }
        return found
    }
}

/// Announces a change of an object that is about to happen, when the object is one that can be told so: an ``ObservableObject`` whose
/// publisher is an ``ObservableObjectPublisher``. Property wrappers of other modules, whose values live elsewhere, announce by this.
package func announceChange(of object: AnyObject) {
    (object as? any ObservableObject)?.sendablePublisher?.send()
}

extension ObservableObject {
    /// `objectWillChange` when it is one to send through.
    var sendablePublisher: ObservableObjectPublisher? {
        guard ObjectWillChangePublisher.self == ObservableObjectPublisher.self else { return nil }
        return objectWillChange as? ObservableObjectPublisher
    }
}
