/// A running program, and what there is once in it: its windows, what it set on the looks of its bars, what watches its events.
///
/// A process runs one program, ``ofProcess``. Tests run several in one process, each ``within`` that of the process: it sees what was set
/// outside of all tests, and the others see nothing of what it sets. What a program has is its *parts*, one object for each type that is a
/// ``ProgramPart``, made when somebody asks for it; so a new one is declared in the folder that it belongs to.
@MainActor
package final class Program {
    /// The program that goes on around this one; nil for that of the process.
    package let outer: Program?
    private var parts: [ObjectIdentifier: any ProgramPart] = [:]

    private init(outer: Program?) { self.outer = outer }

    /// The program of the process.
    package static let ofProcess = Program(outer: nil)

    /// A program within that of the process, as a test runs it.
    package convenience init() { self.init(outer: .ofProcess) }

    // The one slot of the process: code of programs runs on the main thread, within one another.
    private static var running: Program?

    /// The program whose code runs now. Code that no window and no app of a program calls, such as a test's own or that of a task, belongs to the
    /// program of the process, which hears of all that happens in the others.
    package static var current: Program { running ?? ofProcess }

    /// Runs code of the program: ``current`` is this one meanwhile.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Self.running
        Self.running = self
        defer { Self.running = before }
        return try body()
    }

    /// The program's own part of a type, made when it is first asked for.
    package subscript<Part: ProgramPart>(_: Part.Type) -> Part {
        if let known = parts[ObjectIdentifier(Part.self)] {
            // Only the next lines put parts there, each under its own type.
            return unsafeDowncast(known, to: Part.self)
        }
        let part = Part(in: self)
        parts[ObjectIdentifier(Part.self)] = part
        return part
    }
}

/// Something that a program has once; see ``Program``.
@MainActor
package protocol ProgramPart: AnyObject {
    init(in program: Program)
}

extension ProgramPart {
    /// The part of the program whose code runs now.
    package static var ofProgram: Self { Program.current[Self.self] }
}
