import SwiftUI
import WebKit

/// A program for the tests of web views: WebKit wants a process, a main thread and a window of its own. The arguments are an app and the
/// address of a server; what happens is told in lines on the standard output, and lines on the standard input are orders.
@main
enum Main {
    @MainActor
    static func main() {
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        switch CommandLine.arguments.dropFirst().first {
        case "browser": BrowserApp.main()
        case "page": PageApp.main()
        case "safari": SafariApp.main()
        default:
            FileHandle.standardError.write(Data("WebProbe runs for the tests only.\n".utf8))
            exit(64)
        }
    }
}

func say(_ line: String) { print(line) }

/// The address of a path of the test's server.
func address(_ path: String) -> URL { URL(string: CommandLine.arguments[2] + path)! }

/// Calls a closure with each line of the standard input, on the main actor.
func listen(_ handle: @escaping @MainActor (_ order: String, _ argument: String) -> Void) {
    Thread.detachNewThread {
        while let line = readLine() {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { handle(parts[0], parts.count > 1 ? parts[1] : "") }
            }
        }
    }
}
