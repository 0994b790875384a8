import AttributeGraph
import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI

/// Runs programs in this process, and prints a line before each program and each step, so that a parent process knows which of them ended
/// this one.
@MainActor
struct FuzzWorker {
    /// What is told of an update over the limit begins so.
    nonisolated static let slowUpdate = "an update took"
    let options: FuzzOptions
    private var slowest: [(time: Double, text: String)] = []
    /// The longest time from one update to the next within a step, in milliseconds.
    private var longestUpdate = (time: 0.0, text: "no step")
    private var most = (rules: 0, inputs: 0, elements: 0)
    private var memory = FuzzMemory()

    init(options: FuzzOptions) { self.options = options }

    /// Tells the parent process at once, since the next step may end this one.
    private func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    mutating func run(from first: Int) -> Int32 {
        for number in first..<max(first, options.programCount) {
            tell("program \(number)")
            if let problem = run(options.program(number), number: number) { return fail(problem) }
            memory.note()
        }
        if let growth = memory.growth(pages: options.pages.count * options.idioms.count) { return fail(growth) }
        if options.isBenchmark {
            tell("memory: \(memory)")
            tell("longest: an update of \(Int(longestUpdate.time)) ms, \(longestUpdate.text)")
            for entry in slowest { tell("slow: \(Int(entry.time * 1_000)) ms \(entry.text)") }
            tell("most: \(most.rules) rules, \(most.inputs) inputs, \(most.elements) views listed in an update")
        }
        tell("end")
        return 0
    }

    mutating func replay(_ program: FuzzProgram) -> Int32 {
        if let problem = run(program, number: 0) { return fail(problem) }
        tell("end")
        return 0
    }

    private func fail(_ problem: String) -> Int32 {
        tell("failed: \(problem)")
        return 3
    }

    /// Returns what went wrong, or nil.
    private mutating func run(_ program: FuzzProgram, number: Int) -> String? {
        weak var root: WindowRoot?
        weak var graph: Graph?
        weak var data: FuzzData?
        if let problem = perform(program, number, &root, &graph, &data) { return problem }
        // Tasks that were started, and cancelled at the end, have a turn on the main queue to end.
        for _ in 0..<100 where root != nil || graph != nil || data != nil {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        if root != nil { return "the window is kept after its end" }
        if graph != nil { return "the window's graph is kept after its end" }
        if data != nil { return "the page's data are kept after the window's end" }
        return nil
    }

    private mutating func perform(
        _ program: FuzzProgram, _ number: Int, _ root: inout WindowRoot?, _ graph: inout Graph?,
        _ data: inout FuzzData?
    ) -> String? {
        let window = FuzzedWindow(page: program.page, idiom: program.idiom)
        (root, graph, data) = (window.host.window, window.host.window.loop.graph, window.data)
        for (index, step) in program.steps.enumerated() {
            tell("step")
            ProcessorTime.limitNextStep()
            let start = ProcessorTime.used
            if let problem = window.run(step, looksThrough: options.isReplay || index % 8 == 0) { return problem }
            let time = ProcessorTime.used - start
            let longest = window.longestFrame * 1_000
            if let limit = options.limit, longest > Double(limit) {
                return "\(Self.slowUpdate) \(Int(longest)) ms of processor time (\(step.kind.word))"
            }
            if options.isBenchmark {
                let text = "\(program.page) \(program.idiom) \(number).\(index): \(step)"
                if longest > longestUpdate.time { longestUpdate = (longest, text) }
                note(time, window.work, text)
            }
        }
        ProcessorTime.limitNextStep()
        return nil
    }

    private mutating func note(_ time: Double, _ work: FuzzWork, _ text: String) {
        most = (max(most.rules, work.rules), max(most.inputs, work.inputs), max(most.elements, work.elements))
        slowest.append((time, text + " (\(work.updates) updates, \(work.rules) rules in one)"))
        slowest.sort { $0.time > $1.time }
        slowest = Array(slowest.prefix(12))
    }
}
