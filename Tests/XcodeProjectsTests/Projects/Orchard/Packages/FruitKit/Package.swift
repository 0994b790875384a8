// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "FruitKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "FruitKit", targets: ["FruitKit"])],
    targets: [.target(name: "FruitKit", resources: [.process("Resources")])]
)
