import DovetailCore
import DovetailGTK
import Foundation
import SwiftUI

/// What a frame of moving views costs in a window on a display, from the display's tick to the picture: all work of the main thread. With
/// an argument, for that number of views only; with `row`, what a frame costs in which one of many rows changes.
///
/// Under Xvfb, where nothing but the processor draws, the views' pixels are part of it. When nothing moves any more there must be no frames.
@main
@MainActor
struct MotionBenchmark {
    static func main() throws {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let application = try GTKApplication()
        if CommandLine.arguments.contains("row") {
            try measureRows(application, counts.isEmpty ? [100, 1_000, 10_000] : counts)
        }
        let state = Stage.State()
        let window = WindowRoot(
            rootView: Stage(state: state), environment: application.environment, services: application.services)
        let meter = Meter(window.loop)
        application.open(window, defaultSize: CGSize(width: 900, height: 700))
        Task { @MainActor in
            for count in counts.isEmpty ? [100, 1_000] : counts {
                for kind in Stage.Kind.allCases {
                    (state.count, state.kind) = (count, kind)
                    try await Task.sleep(for: .seconds(1))
                    state.isMoving.toggle()
                    try await Task.sleep(for: .milliseconds(500))
                    meter.start()
                    try await Task.sleep(for: .seconds(4))
                    print(
                        "\(count) views \(kind.rawValue)".padding(toLength: 44, withPad: " ", startingAt: 0)
                            + meter.result)
                    try await Task.sleep(for: .seconds(2))
                    meter.start()
                    try await Task.sleep(for: .seconds(2))
                    print(
                        "  at rest".padding(toLength: 44, withPad: " ", startingAt: 0) + "\(meter.frames) frames in 2 s"
                    )
                }
            }
            exit(0)
        }
        exit(application.run())
    }
}

extension MotionBenchmark {
    /// What a frame costs in which one of many eager rows shows another number: one that is in sight, and one that is not. Never returns.
    fileprivate static func measureRows(_ application: GTKApplication, _ counts: [Int]) throws -> Never {
        let rows = Rows.State()
        let window = WindowRoot(
            rootView: Rows(state: rows), environment: application.environment, services: application.services)
        let meter = Meter(window.loop)
        application.open(window, defaultSize: CGSize(width: 400, height: 700))
        Task { @MainActor in
            for count in counts {
                rows.count = count
                try await Task.sleep(for: .seconds(3))
                for (name, number) in [("in sight", count / 2), ("not in sight", 0)] {
                    meter.start()
                    for _ in 0..<60 {
                        rows.values[number]?.wrappedValue += 1
                        try await Task.sleep(for: .milliseconds(50))
                    }
                    print(
                        "one of \(count) rows, \(name)".padding(toLength: 44, withPad: " ", startingAt: 0)
                            + meter.result)
                }
            }
            exit(0)
        }
        exit(application.run())
    }
}

/// Eager rows in a column that is higher than the window, whose middle is seen.
private struct Rows: View {
    @MainActor
    final class State: ObservableObject {
        @Published var count = 0
        var values: [Int: Binding<Int>] = [:]
    }

    @ObservedObject var state: State

    var body: some View {
        VStack(spacing: 2) { ForEach(0..<state.count, id: \.self) { Row(number: $0, state: state) } }
            .frame(maxHeight: .infinity)
    }

    private struct Row: View {
        let number: Int
        let state: Rows.State
        @SwiftUI.State private var value = 0

        var body: some View {
            let _ = state.values[number] = $value
            HStack {
                Text("Row \(number)")
                Spacer()
                Text("\(value)")
            }
        }
    }
}

/// Counts frames and the time that the main thread works.
@MainActor
final class Meter {
    private(set) var frames = 0
    private var work = 0.0
    private var begin = 0.0

    init(_ loop: UpdateLoop) {
        loop.addObserver(self) { [weak self] in MainActor.assumeIsolated { self?.frames += 1 } }
    }

    func start() {
        frames = 0
        work = Self.seconds(CLOCK_THREAD_CPUTIME_ID)
        begin = Self.seconds(CLOCK_MONOTONIC)
    }

    var result: String {
        let work = Self.seconds(CLOCK_THREAD_CPUTIME_ID) - work
        let time = Self.seconds(CLOCK_MONOTONIC) - begin
        let each = frames > 0 ? work / Double(frames) * 1000 : 0
        return String(format: "%6.2f ms a frame  %5.1f frames a second", each, Double(frames) / time)
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

struct Stage: View {
    enum Kind: String, CaseIterable {
        case offset = "that are drawn elsewhere"
        case place = "that change their places"
    }

    @MainActor
    final class State: ObservableObject {
        @Published var count = 0
        @Published var kind = Kind.offset
        @Published var isMoving = false
    }

    @ObservedObject var state: State

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(0..<state.count, id: \.self) { number in
                Dot(number: number, kind: state.kind, isMoved: state.isMoving)
            }
        }
        .animation(.linear(duration: 5), value: state.isMoving)
    }
}

struct Dot: View {
    let number: Int
    let kind: Stage.Kind
    let isMoved: Bool

    var body: some View {
        let x = CGFloat(number % 40) * 20
        let y = CGFloat(number / 40 % 25) * 26
        let way: CGFloat = isMoved ? 60 : 0
        let dot = RoundedRectangle(cornerRadius: 3).fill(
            Color(hue: Double(number % 60) / 60, saturation: 0.6, brightness: 0.9)
        )
        .frame(width: 14, height: 14)
        switch kind {
        case .offset: dot.offset(x: x + way, y: y)
        case .place: dot.padding(.leading, x + way).padding(.top, y)
        }
    }
}
