import Foundation
import LearnedModels
import TestSupport
import Testing

@testable import XcodeProjects

@Suite("Classes of models of Core ML")
struct LearnedModelTests {
    @Test("have what goes in as parameters and what comes out as properties")
    func classes() throws {
        let model = try #require(LearnedModel(WrittenModel.sum))
        let written = LearnedModelClasses(model, resource: "Sleep 2", bundle: ".main", isolated: true)
        #expect(written.name == "Sleep_2")
        for line in [
            "nonisolated public class Sleep_2 {", "MLModel._url(named: \"Sleep 2\", in: Bundle.main)",
            "public func prediction(hours: Double, cups: Int64) throws -> Sleep_2Output",
            "public var sleep: Double { provider.featureValue(for: \"sleep\")?.doubleValue ?? 0 }",
            "case \"cups\": return MLFeatureValue(int64: cups)",
        ] { #expect(written.source.contains(line), "\(line)") }
    }

    @Test("are written for a project whose folder has a model, which goes along, and the module is asked for")
    func project() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try WrittenModel.tree.write(to: folder.appendingPathComponent("Sizes.mlmodel"))
        try Data("no model".utf8).write(to: folder.appendingPathComponent("Damaged.mlmodel"))
        try Data(
            """
            import SwiftUI
            @main struct Sizing: App { var body: some Scene { WindowGroup { Text(verbatim: "\\((try? Sizes())?.model)") } } }
            """.utf8
        ).write(to: folder.appendingPathComponent("App.swift"))
        var project = try ProjectOpener.open(folder, options: OpenOptions())
        OptionalProducts.add(["CoreML"], to: &project)
        let module = try #require(project.modules.first)
        #expect(module.optionalProducts == ["CoreML"])
        #expect(module.resources.contains { $0.destination.hasSuffix("Sizes.mlmodel") })
        let made = LearnedModelFiles.classes(of: module)
        #expect(made.sources.map(\.name) == ["Model-Sizes.swift"])
        #expect(made.sources[0].text.contains("public var chances: [String: Double]"))
        #expect(made.problems.count == 1)
    }
}
