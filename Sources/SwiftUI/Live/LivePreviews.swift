import DovetailCore
import Foundation

/// Which preview of a program is shown while it is edited.
extension PreviewHost {
    /// The previews that were asked for, each with an id that it most likely keeps when its file is edited: its file, and its name or else
    /// its number within the file.
    private func listed() -> [(id: String, preview: CatalogedPreview)] {
        // Previews of providers are listed by windows of their own, which keep nothing.
        let handover = Handover.ofProcess
        Handover.ofProcess = nil
        defer { Handover.ofProcess = handover }
        var numbers: [String: Int] = [:]
        return matching(PreviewCatalog.all(services: .headless())).map { preview in
            let file = preview.place.split(separator: ":").first.map(String.init) ?? preview.place
            let key = file + "#" + (preview.settings.name ?? "")
            numbers[key, default: 0] += 1
            return (numbers[key] == 1 ? key : "\(key)#\(numbers[key]!)", preview)
        }
    }

    /// The preview with an id; the first where there is none.
    func preview(withID id: String?) throws -> (CatalogedPreview, id: String) {
        let all = listed()
        guard let found = all.first(where: { $0.id == id }) ?? all.first else {
            throw SettingError(
                text: "The program has no preview\(settings.previewFilter.map { " named “\($0)”" } ?? "").")
        }
        return (found.preview, found.id)
    }

    /// What viewers are told: all previews, and which one is shown.
    func message(shown: String?) -> LiveConnection.Message {
        let all = listed().map { id, preview in
            ["id": id, "name": preview.name, "place": preview.place]
        }
        return ["type": "previews", "previews": all, "shown": shown ?? ""]
    }
}
