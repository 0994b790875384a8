import CoreML
import SwiftUI

/// What a model of Core ML foretells: the rent of a flat.
struct ModelsPage: View {
    @State private var area = 60.0
    @State private var rooms = 2.0
    @State private var model: MLModel?
    @State private var problem: String?

    var body: some View {
        Form {
            Section("Flat") {
                LabeledContent("Area", value: area, format: .number.precision(.fractionLength(0)))
                Slider(value: $area, in: 20...140, step: 5) { Text("Area") }
                LabeledContent("Rooms", value: rooms, format: .number.precision(.fractionLength(0)))
                Slider(value: $rooms, in: 1...6, step: 1) { Text("Rooms") }
            }
            Section("Model") {
                if let rent { LabeledContent("Rent", value: rent, format: .currency(code: "EUR")) }
                if let problem { Text(problem).foregroundStyle(.secondary) }
            }
        }
        .formStyle(.grouped)
        .onAppear(perform: open)
    }

    private var rent: Double? {
        guard let model,
            let flat = try? MLDictionaryFeatureProvider(dictionary: ["area": area, "rooms": rooms]),
            let answer = try? model.prediction(from: flat)
        else { return nil }
        return answer.featureValue(for: "rent")?.doubleValue
    }

    private func open() {
        guard model == nil else { return }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mlmodel")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try ModelsPage.file.write(to: file)
            model = try MLModel(contentsOf: file)
        } catch { problem = error.localizedDescription }
    }

    /// A sum of two weighted inputs, as Create ML writes it: 11.5 for each square metre, 40 for each room, and 120.
    private static let file = Data(
        base64Encoded: """
            CAESKwoKCgRhcmVhGgISAAoLCgVyb29tcxoCEgBSCgoEcmVudBoCEgBaBHJlbnTiEh4KEgoQAAAAAAAAJ0AAAAAAAABEQBIIAAAA
            AAAAXkA=
            """, options: .ignoreUnknownCharacters)!
}
