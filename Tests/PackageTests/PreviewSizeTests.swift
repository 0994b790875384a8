import Foundation
import TestSupport
import Testing

/// How large pictures of previews are.
@Suite("Sizes of pictures of previews", .onThreadsOfTheirOwn)
struct PreviewSizeTests {
    private let folder = TemporaryFolder("sizes")

    /// The pixels of a PNG file in each direction, as its head tells them.
    private func size(of data: Data) -> [Int] {
        [16, 20].map { place in data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("a preview that is as big as its content has room for what comes by a task; another one keeps its size")
    func tasks() throws {
        let sources = folder.url.appendingPathComponent("Sources/Rows")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Rows", targets: [.executableTarget(name: "Rows")])
            """.utf8
        ).write(to: folder.url.appendingPathComponent("Package.swift"))
        try Data(
            """
            import SwiftUI

            @main struct RowsApp: App { var body: some Scene { WindowGroup { Rows() } } }

            struct Rows: View {
                @State private var count = 1
                var body: some View {
                    VStack(spacing: 0) { ForEach(0..<count, id: \\.self) { _ in Color.red.frame(width: 50, height: 30) } }
                        .task { count = 4 }
                }
            }
            #Preview("Fits", traits: .sizeThatFitsLayout) { Rows() }
            #Preview("Fixed", traits: .fixedLayout(width: 50, height: 40)) { Rows() }
            """.utf8
        ).write(to: sources.appendingPathComponent("Rows.swift"))
        // SwiftPM leaves its locks in the temporary folder.
        let run = try TestPlatform.dovetail(
            ["preview", "--output", "pictures", "--scale", "1"], in: folder.url,
            environment: ["TMPDIR": folder.url.path])
        #expect(run.status == 0, "\(run.output)")
        func picture(_ name: String) throws -> Data {
            try Data(contentsOf: folder.url.appendingPathComponent("pictures/\(name).png"))
        }
        #expect(try size(of: picture("Fits")) == [50, 120])
        #expect(try size(of: picture("Fixed")) == [50, 40])
    }
}
