import Foundation

/// The `Package.swift` of an opened app: one package for Linux and Apple's systems.
struct Manifest {
    let project: AppProject
    /// The copy of Dovetail that it depends on; nil where the platform builds it.
    let dovetail: DovetailReference?

    var text: String {
        let needsIsolation = project.modules.contains { $0.language.isMainActorByDefault }
        let dependencies = ([dovetail?.dependency].compactMap { $0 } + project.packages.map(Self.line)).map {
            "        \($0),"
        }
        var targets = project.helpers.map(\.rawValue).sorted().map { helper(named: $0) }
        targets += standIns
        targets += project.modules.map(target)
        return """
            // swift-tools-version: \(needsIsolation ? "6.2" : "6.1")
            // Written by dovetail open. Opening the project again writes it anew.
            import PackageDescription

            // Xcode compiles asset catalogues and string tables. On Linux they are read as they are.
            #if os(Linux)
            let resources: [Resource] = [.copy("Resources")]
            let excluded: [String] = []
            #else
            let resources: [Resource] = [.process("Resources")]
            let excluded = ["Resources/Info.plist"]
            #endif

            let package = Package(
                name: \(project.app.name.swiftLiteral),
                defaultLocalization: "en",
                platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
                dependencies: [
            \(dependencies.joined(separator: "\n"))
                ],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
    }

    private static func line(_ package: PackageReference) -> String {
        switch package.place {
        case .remote(let url, let requirement): ".package(url: \(url.swiftLiteral), \(requirement))"
        case .local(let folder): ".package(path: \(folder.path.swiftLiteral))"
        }
    }

    /// The module of all stand-ins, and those that export it.
    private var standIns: [String] {
        guard !project.standIns.isEmpty else { return [] }
        let products = Set(project.modules.flatMap(\.optionalProducts)).sorted()
        let dependencies = dovetail.map { (["SwiftUI", "Combine"] + products).map($0.product) } ?? []
        func target(_ name: String, _ dependencies: [String]) -> String {
            """
                    .target(
                        name: \(name.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))],
                        swiftSettings: [.swiftLanguageMode(.v5)]),
            """
        }
        return [target(StandIns.moduleName, dependencies)]
            + project.standIns.modules.sorted().map { target($0, [StandIns.moduleName.swiftLiteral]) }
    }

    private func helper(named name: String) -> String {
        """
                .target(
                    name: \(name.swiftLiteral),
                    dependencies: [\(dovetail?.product("SwiftUI") ?? "")],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
        """
    }

    private func target(_ module: Module) -> String {
        var dependencies = dovetail.map { (["SwiftUI", "Combine"] + module.optionalProducts).map($0.product) } ?? []
        if module.kind == .app { dependencies += project.helpers.map { $0.rawValue.swiftLiteral }.sorted() }
        dependencies += project.standIns.modules.sorted().map(\.swiftLiteral)
        var seen: Set<String> = []
        dependencies += module.dependencies.filter { name in
            project.modules.contains { $0.name == name } && seen.insert(name).inserted
        }
        .map(\.swiftLiteral)
        dependencies += module.products.compactMap { product in
            product.package.map { ".product(name: \(product.name.swiftLiteral), package: \($0.identity.swiftLiteral))" }
        }
        let language = module.language
        var settings = [".swiftLanguageMode(.v\(language.version))"]
        if language.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        settings += language.upcomingFeatures.map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
        settings += language.conditions.map { ".define(\($0.swiftLiteral))" }
        var lines = [
            "        .\(module.kind == .app ? "executableTarget" : "target")(",
            "            name: \(module.name.swiftLiteral),",
            "            dependencies: [",
        ]
        lines += dependencies.map { "                \($0)," }
        lines.append("            ],")
        if !module.resources.isEmpty || module.info != nil {
            lines += [
                "            exclude: \(module.info == nil ? "[]" : "excluded"),", "            resources: resources,",
            ]
        }
        lines.append("            swiftSettings: [")
        lines += settings.map { "                \($0)," }
        lines += ["            ]),"]
        return lines.joined(separator: "\n")
    }
}
