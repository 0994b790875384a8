import DovetailTesting
import Foundation
import SwiftUI

/// The pages as an app in a window of the desktop, which real events come to.
///
/// What the app's own code does, and which page is shown, comes as lines of the standard input; see ``FuzzedApp/Order``. Each is answered by a
/// line once the window has had a turn: the processor time since the answer before, in milliseconds.
struct FuzzedApp: App {
    nonisolated static let title = "Pages"

    var body: some Scene {
        WindowGroup(Self.title) { FuzzedPages(shown: .shared) }
    }

    /// A line of the standard input.
    enum Order: CustomStringConvertible {
        /// Another page, with data of its own.
        case page(FuzzPage)
        case change(FuzzStep)
        /// Nothing but the answer.
        case note
        /// The end of the run, which is answered by what memory grew to, or by nothing.
        case end

        var description: String {
            switch self {
            case .page(let page): "page \(page.rawValue)"
            case .change(let step): step.description
            case .note: "note"
            case .end: "end"
            }
        }

        init?(_ line: String) {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "page":
                guard let page = FuzzPage(rawValue: words[1]) else { return nil }
                self = .page(page)
            case "note": self = .note
            case "end": self = .end
            default:
                guard let step = FuzzStep(line) else { return nil }
                self = .change(step)
            }
        }
    }

    /// Runs the app and follows the standard input.
    static func run() {
        Thread.detachNewThread {
            while let line = readLine() {
                guard let order = Order(line) else { continue }
                DispatchQueue.main.async { FuzzedPages.Shown.shared.follow(order) }
            }
            exit(0)
        }
        main()
    }
}

/// The page that is shown now.
struct FuzzedPages: View {
    @MainActor
    final class Shown: ObservableObject {
        static let shared = Shown()
        @Published private(set) var page = FuzzPage.mail
        @Published private(set) var number = 0
        private(set) var data = FuzzData()
        private var memory = FuzzMemory()
        private var lastTime = ProcessorTime.used

        /// A frame of a display: the window can be drawn before the answer.
        private static let turn = DispatchTimeInterval.milliseconds(4)

        func follow(_ order: FuzzedApp.Order) {
            switch order {
            case .page(let page):
                (self.page, data) = (page, FuzzData())
                number += 1
                memory.note()
            case .change(let step): if let change = step.change { data.perform(change, step.numbers) }
            case .note: break
            case .end:
                answer("end \(memory.growth(pages: FuzzPage.allCases.count) ?? "")")
                answer("memory: \(memory)")
                exit(0)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.turn) { [self] in
                let now = ProcessorTime.used
                answer("done \(Int((now - lastTime) * 1_000))")
                lastTime = now
            }
        }

        private func answer(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
    }

    @ObservedObject var shown: Shown

    var body: some View { shown.page.view(shown.data).id(shown.number) }
}
