import Combine
import DovetailCore
import Foundation

/// The threads that write.
final class Writers: @unchecked Sendable {
    private let rows: [Binding<Int>]
    private let stored: [Binding<Int>]
    private let shared: Binding<Int>
    private let slots: [Binding<Int>]
    private let model: Model
    private let end: Date
    private let lock = NSLock()
    private var lastValues: [Int: Int] = [:]
    /// Parts of a state that had not the value that was just written.
    private var lostWrites = 0

    @MainActor
    init(board: Board, until end: Date) {
        rows = board.rows.sorted { $0.key < $1.key }.map(\.value)
        stored = board.stored.sorted { $0.key < $1.key }.map(\.value)
        shared = board.shared!
        slots = board.slots
        model = board.model
        self.end = end
    }

    func start() {
        for number in rows.indices {
            let thread = Thread { [self] in write(number) }
            thread.start()
        }
    }

    var lost: Int { lock.withLock { lostWrites } }
    var areDone: Bool { lock.withLock { lastValues.count == rows.count } }
    var total: Int { lock.withLock { lastValues.values.reduce(0, +) } }
    var published: Int { lock.withLock { lastValues.values.reduce(0) { $0 + $1 / 10 } } }
    func last(of thread: Int) -> Int { lock.withLock { lastValues[thread] ?? 0 } }

    private func write(_ number: Int) {
        var value = 0
        while Date() < end {
            value += 1
            rows[number].wrappedValue = value
            shared.wrappedValue = value * 10 + number
            slots[number].wrappedValue = value
            // Nobody else writes this part of the state.
            if slots[number].wrappedValue != value { lock.withLock { lostWrites += 1 } }
            // As fast as threads can publish, the main thread would do nothing else.
            guard value % 10 == 0 else { continue }
            stored[number].wrappedValue = value
            DispatchQueue.main.async { [model] in MainActor.assumeIsolated { model.count += 1 } }
            Thread.sleep(forTimeInterval: 0.002)
        }
        stored[number].wrappedValue = value
        lock.withLock { lastValues[number] = value }
    }
}
