import DovetailCore
import Foundation
import Observation

/// What is known of the app's tips, and what follows from it. Any thread may ask.
final class TipStore: Observable, @unchecked Sendable {
    static let shared = TipStore()

    // Everything below is read and changed with the lock held.
    private let lock = NSLock()
    private var records = TipRecords()
    private var transientParameters: [String: Data] = [:]
    private var isConfigured = false
    private var file: URL?
    private var frequency: TimeInterval = 0
    /// How many views show a tip, and since when, by the tips' identifiers.
    private var shown: [String: (views: Int, since: Date)] = [:]
    private var tests = TipTests()
    private var listeners: [UUID: @Sendable () -> Void] = [:]
    private var clock: @Sendable () -> Date = { Date() }

    private let registrar = ObservationRegistrar()
    /// What views that ask for anything depend on.
    private var revision: Int { 0 }

    private func read<Result>(_ body: (TipStore) throws -> Result) rethrows -> Result {
        registrar.access(self, keyPath: \.revision)
        lock.lock()
        defer { lock.unlock() }
        return try body(self)
    }

    private func change(saving: Bool = true, _ body: () throws -> Void) rethrows {
        let listeners: [@Sendable () -> Void] = try lock.withLock {
            try body()
            if saving { save() }
            return Array(self.listeners.values)
        }
        registrar.withMutation(of: self, keyPath: \.revision) {}
        for listener in listeners { listener() }
    }

    /// The time that everything goes by.
    var now: Date { lock.withLock { clock() } }

    // MARK: Where it is kept

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        guard !lock.withLock({ isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
        var frequency: TimeInterval = 0
        for option in options {
            switch option.kind {
            case .frequency(let seconds): frequency = max(seconds, 0)
            case .location(let place): location = place
            case .cloud: break
            }
        }
        let file = try Self.file(at: location)
        var found = TipRecords()
        if let data = try? Data(contentsOf: file) {
            do {
                found = try JSONDecoder().decode(TipRecords.self, from: data)
            } catch {
                Log.warnOnce("TipKit", "TipKit: \(file.path) can't be read, so nothing is known of tips: \(error)")
            }
        }
        change(saving: false) {
            isConfigured = true
            (self.file, self.frequency) = (file, frequency)
            // What was told before is known, too.
            found.parameters.merge(records.parameters) { $1 }
            for (id, donations) in records.events { found.events[id, default: []] += donations }
            for (id, record) in records.tips { found.tips[id] = record }
            records = found
        }
    }

    private static func file(at location: Tips.ConfigurationOption.DatastoreLocation) throws -> URL {
        let folder: URL
        switch location.place {
        case .app: folder = StorageFolders.data
        case .folder(let url): folder = url
        case .group(let name):
            guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) else {
                throw TipKitError.missingGroupContainerEntitlements
            }
            folder = url
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("tips.json")
    }

    func reset() throws {
        guard !lock.withLock({ isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        if let file = try? Self.file(at: .applicationDefault) { try? FileManager.default.removeItem(at: file) }
        change(saving: false) { (records, transientParameters) = (TipRecords(), [:]) }
    }

    private func save() {
        guard let file else { return }
        do {
            try JSONEncoder().encode(records).write(to: file, options: .atomic)
        } catch {
            Log.warnOnce("TipKit", "TipKit: \(file.path) can't be written: \(error)")
        }
    }

    /// Forgets everything in memory, as when the app is opened again.
    func restart(clock: @escaping @Sendable () -> Date = { Date() }) {
        change(saving: false) {
            (records, transientParameters, isConfigured, file) = (TipRecords(), [:], false, nil)
            (frequency, shown, tests, self.clock) = (0, [:], TipTests(), clock)
        }
    }

    // MARK: Tips

    func status(of tip: some Tip) -> Tips.Status {
        let known = read { ($0.records.tips[tip.id] ?? .init(), $0.shown[tip.id]?.since, $0.clock()) }
        if let reason = known.0.invalidation { return .invalidated(reason) }
        let duration = known.0.displayDuration + (known.1.map { known.2.timeIntervalSince($0) } ?? 0)
        if let limit = tip.options.lazy.compactMap({ $0 as? Tips.MaxDisplayDuration }).last, duration >= limit.seconds {
            return .invalidated(.displayDurationExceeded)
        }
        return tip.rules.allSatisfy { $0.isTrue() } ? .available : .pending
    }

    func mayBeShown(_ tip: some Tip) -> Bool {
        let isIgnoring = tip.options.lazy.compactMap { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnoring }.last ?? false
        let type = ObjectIdentifier((tip as? AnyTip).map { Swift.type(of: $0.base) } ?? Swift.type(of: tip as any Tip))
        let answer: Bool? = read { store in
            if let answer = store.tests.answer(type) { return answer }
            guard store.isConfigured else { return false }
            if isIgnoring || store.shown[tip.id] != nil || store.frequency == 0 { return nil }
            guard let last = store.records.lastDisplay else { return nil }
            return store.clock().timeIntervalSince(last) >= store.frequency ? nil : false
        }
        return answer ?? (status(of: tip) == .available)
    }

    /// A view shows a tip.
    func appeared(_ tip: some Tip) {
        let isIgnoring = tip.options.lazy.compactMap { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnoring }.last ?? false
        change {
            let views = shown[tip.id]?.views ?? 0
            // Of several that appear in the same moment the first stays: the views of the others ask again.
            if views == 0, !isIgnoring, frequency > 0, let last = records.lastDisplay,
                clock().timeIntervalSince(last) < frequency
            {
                return
            }
            shown[tip.id] = (views + 1, shown[tip.id]?.since ?? clock())
            guard views == 0 else { return }
            records.tips[tip.id, default: .init()].displayCount += 1
            if !isIgnoring { records.lastDisplay = clock() }
        }
    }

    /// A view shows a tip no longer.
    func disappeared(_ tip: some Tip) {
        let limit = tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.last
        change {
            guard let (views, since) = shown[tip.id] else { return }
            guard views <= 1 else {
                shown[tip.id] = (views - 1, since)
                return
            }
            shown[tip.id] = nil
            var record = records.tips[tip.id] ?? .init()
            record.displayDuration += max(clock().timeIntervalSince(since), 0)
            if let limit, record.displayCount >= limit, record.invalidation == nil {
                record.invalidation = .displayCountExceeded
            }
            records.tips[tip.id] = record
        }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        change {
            guard records.tips[id]?.invalidation == nil else { return }
            records.tips[id, default: .init()].invalidation = reason
        }
    }

    func forget(_ id: String) { change { records.tips[id] = nil } }

    func test(_ which: TipTests.Which, isShown: Bool) { change(saving: false) { tests.set(which, isShown) } }

    // MARK: Parameters and events

    func parameter<Value: Decodable>(_ key: String, isTransient: Bool) -> Value? {
        let data = read { isTransient ? $0.transientParameters[key] : $0.records.parameters[key] }
        return data.flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    }

    func setParameter(_ key: String, _ value: some Encodable, isTransient: Bool) {
        // In an array, since older decoders take no values that stand alone.
        guard let data = try? JSONEncoder().encode([value]) else { return }
        change(saving: !isTransient) {
            if isTransient { transientParameters[key] = data } else { records.parameters[key] = data }
        }
    }

    func donations<Info: Codable & Sendable>(_ id: String) -> [Tips.Event<Info>.Donation] {
        read { $0.records.events[id] ?? [] }.compactMap {
            try? JSONDecoder().decode(Tips.Event<Info>.Donation.self, from: $0)
        }
    }

    func donate<Info: Codable & Sendable>(_ id: String, _ info: Info, _ limit: Tips.DonationLimit) {
        let donation = Tips.Event<Info>.Donation(date: now, donationInfo: info)
        guard let data = try? JSONEncoder().encode(donation) else { return }
        let oldest = limit.age.map { donation.date.addingTimeInterval(-$0) }
        change {
            var all = (records.events[id] ?? []) + [data]
            all.removeFirst(max(all.count - limit.count, 0))
            if let oldest {
                all.removeAll {
                    let known = try? JSONDecoder().decode(Tips.Event<Info>.Donation.self, from: $0)
                    return known.map { $0.date < oldest } ?? true
                }
            }
            records.events[id] = all
        }
    }

    /// A value now, and whenever it has become another one.
    func values<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let last = LastValue<Value>()
            let tell: @Sendable () -> Void = { if let value = last.new(value()) { continuation.yield(value) } }
            let id = UUID()
            lock.withLock { listeners[id] = tell }
            continuation.onTermination = { [weak self] _ in self?.lock.withLock { self?.listeners[id] = nil } }
            tell()
        }
    }
}

/// The value that was told last.
private final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    /// The value, if it is another one.
    func new(_ new: Value) -> Value? {
        lock.withLock {
            guard new != value else { return nil }
            value = new
            return new
        }
    }
}
