// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who uses Dovetail has to fetch GRDB: it measures what `ModelBenchmark` measures, with records of GRDB.
let package = Package(
    name: "RecordBenchmark",
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")],
    targets: [
        .executableTarget(
            name: "RecordBenchmark", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ])
