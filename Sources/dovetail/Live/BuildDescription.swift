import Foundation

/// What the package manager would do to build: the description that it leaves for its build engine.
struct BuildDescription {
    struct Command {
        var tool = ""
        var inputs: [String] = []
        var outputs: [String] = []
        var arguments: [String] = []

        /// The compiler's words are for people here, not for the build engine.
        var plainArguments: [String] { arguments.filter { $0 != "-parseable-output" && $0 != "-v" } }

        /// The argument that follows another one.
        func argument(after name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        }
    }

    private(set) var commands: [Command] = []

    /// Nil where there is no such file.
    ///
    /// It has a command's name at the beginning of a block, and a property with a JSON value on each of its lines.
    init?(_ file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        var isInside = false
        for line in text.split(separator: "\n") {
            if !line.hasPrefix(" ") {
                isInside = line == "commands:"
            } else if isInside, !line.hasPrefix("    ") {
                commands.append(Command())
            } else if isInside, !commands.isEmpty, let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                func list() -> [String] { (try? JSONDecoder().decode([String].self, from: Data(value.utf8))) ?? [] }
                switch line[..<colon].drop(while: { $0 == " " }) {
                case "tool": commands[commands.count - 1].tool = String(value)
                case "inputs": commands[commands.count - 1].inputs = list()
                case "outputs": commands[commands.count - 1].outputs = list()
                case "args": commands[commands.count - 1].arguments = list()
                default: break
                }
            }
        }
    }
}
