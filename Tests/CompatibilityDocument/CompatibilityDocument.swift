import Foundation

/// Compares `docs/compatibility-table.md` with what the products declare, or brings its tables up to date; or looks for the tests of the names
/// that many apps use.
///
///     CompatibilityDocument --check|--update <document> <folder of a debug build>
///     CompatibilityDocument --usage|--usage-list <names> <folder of a debug build>
///     CompatibilityDocument --untested <module> <folder of a debug build>
@main
enum CompatibilityDocument {
    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ arguments: [String]) throws -> Int32 {
        if arguments.count == 3, ["--usage", "--usage-list"].contains(arguments[0]) {
            return try usage(
                names: arguments[1], products: URL(fileURLWithPath: arguments[2]),
                isListed: arguments[0] == "--usage-list")
        }
        if arguments.count == 3, arguments[0] == "--untested" {
            return try untested(module: arguments[1], products: URL(fileURLWithPath: arguments[2]))
        }
        guard arguments.count == 3, ["--check", "--update"].contains(arguments[0]) else {
            throw ToolError(
                "usage: CompatibilityDocument --check|--update|--usage|--usage-list|--untested <document> <folder of a debug build>"
            )
        }
        let document = URL(fileURLWithPath: arguments[1])
        let declarations = try PublicDeclarations(products: URL(fileURLWithPath: arguments[2]))
        let names = try SwiftUINames(text: String(contentsOfFile: "docs/swiftui-names.txt", encoding: .utf8))
        var tables = try CompatibilityTables(text: String(contentsOf: document, encoding: .utf8))
        if arguments[0] == "--update" {
            let new = tables.update(to: declarations, names: names)
            try tables.text.write(to: document, atomically: true, encoding: .utf8)
            for name in new { print("new: \(name)") }
            if !new.isEmpty { print("New rows say “complete”: say there where one differs from SwiftUI.") }
        }
        let problems = tables.problems(against: declarations, names: names)
        for problem in problems { print(problem) }
        if problems.isEmpty {
            print("compatibility: \(declarations.byName.count) declarations listed")
        } else {
            print(
                "docs/compatibility-table.md is not true: run “make compatibility”, then look over the rows that changed."
            )
        }
        return problems.isEmpty ? 0 : 1
    }

    /// Prints the overloads of a module that nothing below `Tests` uses by name. What a macro or a result builder calls, and requirements of protocols that
    /// only our own code calls, are not seen here.
    private static func untested(module: String, products: URL) throws -> Int32 {
        let declarations = try PublicDeclarations(products: products)
        let uses = try TestUses(products: products, folder: URL(fileURLWithPath: "Tests"))
        let own = declarations.overloads.filter { $0.value.file.hasPrefix(module + "/") }
        let left = own.filter { !uses.all.contains($0.key) }
        for overload in left.values.sorted(by: { ($0.file, $0.name) < ($1.file, $1.name) }) {
            print("\(overload.file): \(overload.name)")
        }
        print("untested: \(left.count) of \(own.count) declarations of \(module)")
        return left.isEmpty ? 0 : 1
    }

    private static func usage(names: String, products: URL, isListed: Bool) throws -> Int32 {
        let names = try UsageNames(text: String(contentsOfFile: names, encoding: .utf8))
        // Packages ask for these modules by themselves; SwiftUI does not export them.
        let declarations = try PublicDeclarations(
            products: products, others: ["DovetailAppKit", "UniformTypeIdentifiers"])
        let uses = try TestUses(products: products, folder: URL(fileURLWithPath: "Tests"))
        if isListed { print(names.list(declarations: declarations, uses: uses)) }
        let problems = names.problems(declarations: declarations, uses: uses)
        for problem in problems { print(problem) }
        print("usage: \(names.names.count) names, \(problems.count) not declared or not tested")
        return problems.isEmpty ? 0 : 1
    }
}
