import Foundation

/// The steps of the package manager's last build that follow from some source files, to be taken again without it.
///
/// The package manager takes half a second to find out that nothing but a file's content has changed. What it would do then stands in the
/// description that it left for its build engine: commands with what they read and write. When it runs next, it finds what they wrote newer than
/// it knows, and looks again by itself.
struct ReplayedBuild {
    /// The programs to run, each with its arguments, in order.
    let commands: [[String]]

    /// - Parameters:
    ///   - files: Files that were saved. All that is known of them is that their content is another one.
    ///   - product: The program that is wanted.
    /// Nil where more than compilers and linkers would have to run, or where nothing is known of a file: the package manager has to look then.
    init?(description: URL, files: [URL], product: URL) {
        guard files.allSatisfy({ $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }),
            files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }),
            let description = BuildDescription(description)
        else { return nil }
        var waiting = description.commands
        let known = Set(waiting.flatMap(\.inputs))
        guard files.allSatisfy({ known.contains($0.path) }) else { return nil }
        // What the program is made of.
        var wanted: Set = [product.path]
        var unread = waiting
        while let index = unread.firstIndex(where: { $0.outputs.contains(where: wanted.contains) }) {
            wanted.formUnion(unread.remove(at: index).inputs)
        }
        waiting.removeAll { command in unread.contains { $0.outputs == command.outputs } }
        // What depends on the files, in any order.
        var changed = Set(files.map(\.path))
        var needed: [BuildDescription.Command] = []
        var isFinished = false
        while !isFinished {
            isFinished = true
            for (index, command) in waiting.enumerated().reversed()
            where command.inputs.contains(where: changed.contains) {
                waiting.remove(at: index)
                // Lists of names do not change with what is in the files.
                if command.tool == "write-auxiliary-file" { continue }
                guard command.tool == "shell" || command.tool == "phony" else { return nil }
                changed.formUnion(command.outputs)
                needed.append(command)
                isFinished = false
            }
        }
        guard changed.contains(product.path) else { return nil }
        // A command runs when all that write what it reads have run.
        var ordered: [BuildDescription.Command] = []
        while !needed.isEmpty {
            let open = Set(needed.flatMap(\.outputs))
            let ready = needed.filter { !$0.inputs.contains(where: open.contains) }
            guard !ready.isEmpty else { return nil }
            ordered += ready
            needed.removeAll { command in !command.inputs.contains(where: open.contains) }
        }
        commands = ordered.filter { $0.tool == "shell" }.map(\.plainArguments)
        guard commands.allSatisfy({ !$0.isEmpty }) else { return nil }
    }
}
