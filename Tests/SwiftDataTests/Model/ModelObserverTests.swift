import Foundation
import SwiftData
import SwiftUI
import TestSupport
import Testing

/// A model whose variables do something before and after they are set.
@Model
private final class Paint {
    var hue: Data = Data() {
        didSet {
            guard hue != oldValue else { return }
            changes.append("hue \(oldValue.count) \(hue.count)")
        }
    }
    var amount = 1 {
        willSet(next) { changes.append("will \(amount) \(next)") }
        didSet(before) {
            if amount > 10 { amount = 10 }
            changes.append("did \(before) \(amount)")
        }
    }
    var name: String {
        didSet { self.changes.append("name \(name)") }
    }
    @Transient var changes: [String] = []
    var plain = [1, 2].map { $0 + 1 }

    init(name: String) { self.name = name }
}

@MainActor
@Suite("Variables of models with observers")
struct ModelObserverTests {
    @Test("have their values, and run their observers when they are set")
    func observers() {
        let paint = Paint(name: "a")
        #expect(paint.changes.isEmpty)
        #expect(paint.hue == Data() && paint.amount == 1 && paint.plain == [2, 3])
        paint.hue = Data([1, 2])
        paint.hue = Data([1, 2])
        paint.name = "b"
        #expect(paint.changes == ["hue 0 2", "name b"])
    }

    @Test("are not observed again by what their observers set")
    func inside() {
        let paint = Paint(name: "a")
        paint.amount = 40
        #expect(paint.amount == 10)
        #expect(paint.changes == ["will 1 40", "did 1 10"])
        paint.amount += 1
        #expect(paint.changes.suffix(2) == ["will 10 11", "did 10 10"])
    }

    @Test("are kept like others")
    func kept() throws {
        let container = try ModelContainer(
            for: Paint.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let paint = Paint(name: "a")
        container.mainContext.insert(paint)
        paint.amount = 7
        try container.mainContext.save()
        let context = ModelContext(container)
        #expect(try context.fetch(FetchDescriptor<Paint>()).map(\.amount) == [7])
    }
}
