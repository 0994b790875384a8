import Foundation
import LearnedModels

/// The models of Core ML among the resources of a module: files and packages that go along as they are, and that classes are written of.
enum LearnedModelFiles {
    static let types: Set = ["mlmodel", "mlpackage"]

    /// The files and packages of a module's models.
    static func models(of module: Module) -> [URL] {
        var models: [URL] = []
        for file in module.resources {
            let parts = file.destination.split(separator: "/")
            guard let index = parts.firstIndex(where: { types.contains(($0 as NSString).pathExtension.lowercased()) })
            else { continue }
            var model = file.source
            for _ in parts[index...].dropFirst() { model.deleteLastPathComponent() }
            if !models.contains(model) { models.append(model) }
        }
        return models
    }

    /// What a module's models bring along: sources, by names of files, and what cannot be read.
    static func classes(of module: Module) -> (sources: [(name: String, text: String)], problems: [Problem]) {
        var sources: [(String, String)] = []
        var problems: [Problem] = []
        for url in models(of: module) {
            guard let model = LearnedModel(contentsOf: url) else {
                problems.append(Problem(.leftOut, "\(url.lastPathComponent) can't be read as a model of Core ML."))
                continue
            }
            let written = LearnedModelClasses(
                model, resource: url.deletingPathExtension().lastPathComponent,
                bundle: module.kind == .app ? ".main" : ".module", isolated: module.language.isMainActorByDefault)
            guard !sources.contains(where: { $0.0 == "Model-\(written.name).swift" }) else { continue }
            sources.append(("Model-\(written.name).swift", written.source))
        }
        return (sources, problems)
    }
}
