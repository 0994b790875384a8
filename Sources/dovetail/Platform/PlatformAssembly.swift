import Foundation
import XcodeProjects

/// Puts a platform's folder together from what the compiler made.
struct PlatformAssembly {
    /// Where the compiler's products are: a folder of objects for each target, and one of modules.
    let products: URL
    let checkout: URL
    let folder: URL

    private var manager: FileManager { .default }

    func make() throws {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for part in parts {
            try copyModules(of: part)
            try link(part)
        }
        for module in PlatformParts.all.flatMap(\.native) + PlatformParts.systemModules { try writeModuleMap(module) }
        for (place, module, names) in PlatformParts.submodules { try writeModuleMap(module, names, in: place) }
        for (place, module, original) in PlatformParts.standIns {
            try writeModule(module, exporting: [original], in: place)
        }
        for (place, module, additions) in PlatformParts.overlays {
            try writeModule(module, exporting: [module] + additions, in: place, overlaysC: true)
        }
        try copyProgram("DovetailMacros-tool", to: PlatformParts.macros)
        try copyProgram("dovetail", to: "bin/dovetail")
        try copySwiftLibraries()
        for name in ["LICENSE", "NOTICE"] {
            try manager.copyItem(at: checkout.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    /// The parts with their modules' names as they were built: what was built for something else than a platform has its usual ones.
    private var parts: [PlatformPart] {
        PlatformParts.all.map { part in
            var part = part
            part.swift = part.swift.map { module in
                guard let name = PlatformParts.ownNames[module], FileReading.kind(of: file(of: name)) == .file else {
                    return module
                }
                return name
            }
            return part
        }
    }

    private func file(of module: String, kind: String = "swiftmodule") -> URL {
        products.appendingPathComponent("Modules/\(module).\(kind)")
    }

    private func copyModules(of part: PlatformPart) throws {
        let target = folder.appendingPathComponent(part.modules)
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        for module in part.swift {
            // The documentation is for editors. What else the compiler writes beside a module names the sources' places on this machine.
            for kind in ["swiftmodule", "swiftdoc"] {
                let file = file(of: module, kind: kind)
                guard FileReading.kind(of: file) == .file else {
                    throw XcodeError("\(file.path) is missing: the platform has not been built.")
                }
                try manager.copyItem(at: file, to: target.appendingPathComponent(file.lastPathComponent))
            }
        }
    }

    /// Modules of Swift name the modules of C that they are made of, and the compiler looks for these. Apps see nothing of C, so there is
    /// nothing in them.
    private func writeModuleMap(_ module: String, _ names: [String] = [], in place: String = "modules") throws {
        let target = folder.appendingPathComponent("\(place)/\(module)")
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        let content = names.map { "  module \($0) {}\n" }.joined()
        try Data("module \(module) [system] {\n\(content)}\n".utf8).write(
            to: target.appendingPathComponent("module.modulemap"))
    }

    /// A module that is another one under a further name, or one of C with more. It has no code.
    private func writeModule(
        _ module: String, exporting originals: [String], in place: String, overlaysC: Bool = false
    ) throws {
        let work = folder.appendingPathComponent("work")
        try manager.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: work) }
        let source = work.appendingPathComponent("\(module).swift")
        try Data(originals.map { "@_exported import \($0)\n" }.joined().utf8).write(to: source)
        let result = work.appendingPathComponent("\(module).swiftmodule")
        let arguments =
            [
                "swiftc", "-emit-module", "-parse-as-library", "-module-name", module, source.path, "-o", result.path,
            ] + (overlaysC ? ["-import-underlying-module"] : [])
        let paths = ["modules", place].flatMap { ["-I", folder.appendingPathComponent($0).path] }
        _ = try CommandLineTool.output(
            "/usr/bin/env", arguments + paths + ["-Xfrontend", "-no-serialize-debugging-options"])
        try manager.copyItem(at: result, to: folder.appendingPathComponent("\(place)/\(module).swiftmodule"))
    }

    private func copyProgram(_ name: String, to path: String) throws {
        let target = folder.appendingPathComponent(path)
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: products.appendingPathComponent(name).resolvingSymlinksInPath(), to: target)
        _ = try CommandLineTool.output("/usr/bin/env", ["strip", "--strip-unneeded", target.path])
    }

    // MARK: Libraries

    /// The libraries of Swift that ours and the command line need, so that these find them wherever the compiler is, and programs on
    /// machines without one.
    private func copySwiftLibraries() throws {
        let libraries = folder.appendingPathComponent("lib")
        let users = ["lib/libDovetail.so", "bin/dovetail"]
        for library in try users.flatMap({ try SwiftLibraries.needed(by: folder.appendingPathComponent($0)) }) {
            let copy = libraries.appendingPathComponent(library.lastPathComponent)
            guard FileReading.kind(of: copy) == .missing else { continue }
            try manager.copyItem(at: library.resolvingSymlinksInPath(), to: copy)
            SwiftLibraries.strip(copy)
        }
    }

    /// Links all objects of a part into one library, which finds those that it needs beside itself.
    private func link(_ part: PlatformPart) throws {
        let libraries = folder.appendingPathComponent("lib")
        try manager.createDirectory(at: libraries, withIntermediateDirectories: true)
        let file = "lib\(part.library).so"
        var arguments = ["swiftc", "-emit-library", "-use-ld=lld", "-no-toolchain-stdlib-rpath"]
        arguments += ["-o", libraries.appendingPathComponent(file).path]
        arguments += try part.swift.flatMap(objects(ofSwift:)) + (part.native + part.code).flatMap(objects(ofC:))
        arguments += ["-L", libraries.path]
        // The compiler puts what it knows as a library before what it hands on, so that options for these would come too late.
        arguments +=
            (["--as-needed"] + PlatformParts.all.prefix { $0.library != part.library }.map { "-l" + $0.library })
            .flatMap { ["-Xlinker", $0] }
        if part.usesGTK { arguments += try systemLibraries() }
        arguments += part.flags
        if !part.libraries.isEmpty { arguments += try linkerFlags(of: part.libraries) }
        var options = [
            "-soname=\(file)", "-rpath=$ORIGIN", "-Bsymbolic", "--gc-sections", "--as-needed", "--strip-all",
            "--build-id=none", "-z", "defs",
        ]
        // Less to read from the disk. The C library understands it from 2.36 on.
        let library = (try? CommandLineTool.output("/usr/bin/env", ["getconf", "GNU_LIBC_VERSION"])) ?? ""
        let number = library.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "0"
        if number.compare("2.36", options: .numeric) != .orderedAscending {
            options += ["-z", "pack-relative-relocs"]
        }
        arguments += options.flatMap { ["-Xlinker", $0] }
        _ = try CommandLineTool.output("/usr/bin/env", arguments)
    }

    /// All that may be called; of these a library is linked with those that it calls. Foundation's library for languages comes with the
    /// compiler, and Combine has a little C++.
    private func systemLibraries() throws -> [String] {
        try linkerFlags(of: ["gtk4", "pangoft2", "fontconfig"]) + ["-l_FoundationICU", "-lstdc++"]
    }

    /// Libraries and where they are. Some descriptions also have flags of C's compilers, for programs that load parts of themselves; a library
    /// wants none of those.
    private func linkerFlags(of libraries: [String]) throws -> [String] {
        try CommandLineTool.output("/usr/bin/env", ["pkg-config", "--libs"] + libraries)
            .split(whereSeparator: \.isWhitespace).map(String.init)
            .filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    }

    /// The objects of a target's present sources. Others may lie beside them, of sources that are gone.
    private func objects(ofSwift module: String) throws -> [String] {
        let map = products.appendingPathComponent("\(module).build/output-file-map.json")
        let data = try FileReading.data(of: map, limit: 64 << 20)
        guard let entries = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] else {
            throw XcodeError("\(map.path) cannot be read.")
        }
        return entries.filter { !$0.key.isEmpty }.compactMap { $0.value["object"] as? String }.sorted()
    }

    private func objects(ofC module: String) throws -> [String] {
        let place = products.appendingPathComponent("\(module).build")
        // Those of packages lie in folders.
        let all = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        let names = all.filter { $0.hasSuffix(".o") }.sorted()
        let own = checkout.appendingPathComponent("Sources/\(module)")
        let sources = Set(FileReading.names(in: own))
        let present = sources.isEmpty ? names : names.filter { sources.contains(String($0.dropLast(2))) }
        guard !present.isEmpty else { throw XcodeError("There are no objects in \(place.path).") }
        return present.map { place.appendingPathComponent($0).path }
    }
}
