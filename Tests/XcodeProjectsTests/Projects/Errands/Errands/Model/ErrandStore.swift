import Foundation

struct Errand: Codable, Identifiable {
    var id: Int
    var title: String
    var isDone: Bool
}

/// Only Foundation is imported, which brings Combine along on Apple's systems.
final class ErrandStore: ObservableObject {
    @Published var errands: [Errand] = []

    init() {
        guard let url = Bundle.main.url(forResource: "errands", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return }
        errands = (try? JSONDecoder().decode([Errand].self, from: data)) ?? []
    }

    let note = NSLocalizedString("errands.note", comment: "Under the list")

    var version: String { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none" }
}

/// What is public names a class that Linux's Foundation has otherwise.
public struct Distance {
    public var formatter: MeasurementFormatter { MeasurementFormatter() }
    public func text(_ metres: Double) -> String {
        formatter.string(from: Measurement(value: metres, unit: UnitLength.meters))
    }
}
