import Foundation
import SwiftUI

/// What the command line asks for.
struct FuzzOptions {
    var seed: UInt64 = 0
    var events = 5_000
    var pages = FuzzPage.allCases
    var idioms = Idiom.allCases
    /// Steps of one program, after which a new window is opened.
    var length = 150
    /// The processor time that an update may take, in milliseconds; nil for any. Debug builds check themselves and take far longer.
    var limit: Int?
    /// Prints the steps that took the most time.
    var isBenchmark = false
    /// Runs the steps of standard input once, on the first page and in the first idiom.
    var isReplay = false
    /// Sends events of a pointer and a keyboard to a window on a display, in place of what windows get from them.
    var isWindow = false
    /// Is the app in the window.
    var isWindowWorker = false
    /// Runs programs in this process, from the given one on, and tells the parent process of each step.
    var firstProgram: Int?

    static let usage = """
        AppFuzzer [--seed N] [--events N] [--idiom phone|pad|desktop] [--page \(FuzzPage.allCases.map(\.rawValue).joined(separator: "|"))]
                  [--length N] [--limit MS] [--benchmark] [--replay] [--window]
        Sends random events to windows with pages of apps. --replay reads the steps from standard input;
        --window opens the pages on a display of their own (Xvfb) and moves the pointer and presses keys there.
        DOVETAIL_SEED and DOVETAIL_EVENTS are the seed and the number of events where they are not given.
        """

    init(_ arguments: [String], environment: [String: String]) throws {
        struct Misuse: Error, CustomStringConvertible { let description: String }
        func number(_ text: String?) throws -> Int {
            guard let text, let number = Int(text), number >= 0 else { throw Misuse(description: Self.usage) }
            return number
        }
        seed = environment["DOVETAIL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
        if let events = environment["DOVETAIL_EVENTS"].flatMap({ Int($0) }) { self.events = events }
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--seed": seed = UInt64(try number(rest.popFirst()))
            case "--events": events = try number(rest.popFirst())
            case "--length": length = max(1, try number(rest.popFirst()))
            case "--limit": limit = max(1, try number(rest.popFirst()))
            case "--worker": firstProgram = try number(rest.popFirst())
            case "--benchmark": isBenchmark = true
            case "--replay": isReplay = true
            case "--window": isWindow = true
            case "--window-worker": isWindowWorker = true
            case "--idiom":
                guard let idiom = rest.popFirst().flatMap(Idiom.init(rawValue:)) else {
                    throw Misuse(description: Self.usage)
                }
                idioms = [idiom]
            case "--page":
                guard let page = rest.popFirst().flatMap(FuzzPage.init(rawValue:)) else {
                    throw Misuse(description: Self.usage)
                }
                pages = [page]
            default: throw Misuse(description: Self.usage)
            }
        }
    }

    /// How many programs it takes.
    var programCount: Int { (events + length - 1) / length }

    /// A program by its number: all pairs of a page and an idiom come by turns.
    func program(_ number: Int) -> FuzzProgram {
        FuzzProgram(
            page: pages[number % pages.count], idiom: idioms[number / pages.count % idioms.count],
            steps: FuzzStep.program(
                seed: seed, number: number, length: min(length, events - number * length)))
    }
}

/// A page, an idiom and what happens there.
struct FuzzProgram {
    let page: FuzzPage
    let idiom: Idiom
    var steps: [FuzzStep]

    /// The command that runs it again.
    var replay: String {
        "AppFuzzer --page \(page) --idiom \(idiom) --replay <<END\n"
            + steps.map(\.description).joined(separator: "\n") + "\nEND"
    }
}
