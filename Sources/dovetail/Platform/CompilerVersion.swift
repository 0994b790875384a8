import Foundation
import XcodeProjects

/// The Swift compiler that builds would use.
struct CompilerVersion: Equatable {
    /// Its full name, such as “Swift version 6.3.1 (swift-6.3.1-RELEASE)”.
    let name: String
    /// Its target without a version, such as `x86_64-unknown-linux-gnu`.
    let triple: String
    /// The folder with its standard library, `usr/lib/swift`.
    let resources: URL

    var architecture: String { String(triple.prefix { $0 != "-" }) }

    /// Asks the compiler that is found first.
    static func installed() throws -> CompilerVersion {
        let text: String
        do {
            text = try CommandLineTool.output("/usr/bin/env", ["swiftc", "-print-target-info"])
        } catch {
            throw XcodeError("There is no Swift compiler (swiftc) in PATH. https://swift.org/install has it.")
        }
        struct Information: Decodable {
            struct Target: Decodable { let unversionedTriple: String }
            struct Paths: Decodable { let runtimeResourcePath: String }
            let compilerVersion: String
            let target: Target
            let paths: Paths
        }
        guard let information = try? JSONDecoder().decode(Information.self, from: Data(text.utf8)) else {
            throw XcodeError("The Swift compiler (swiftc) does not say what it is.")
        }
        return CompilerVersion(
            name: information.compilerVersion, triple: information.target.unversionedTriple,
            resources: URL(fileURLWithPath: information.paths.runtimeResourcePath))
    }

    /// The number in a compiler's full name.
    static func number(in name: String) -> String {
        let words = name.split(separator: " ")
        guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return name }
        return String(words[index + 1])
    }
}
