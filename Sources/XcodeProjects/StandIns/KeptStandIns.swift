import Foundation

/// The stand-ins that a project was opened with, kept in its package: as long as no source has changed they are those that it needs.
public struct KeptStandIns: Codable {
    /// Of the project's sources.
    var digest: String
    public var standIns: StandIns

    static let fileName = ".dovetail-stand-ins"

    /// Takes up what a package has kept.
    /// - Returns: The modules whose stand-ins are out of date: the compiler must not find what was built of them before.
    public static func take(from package: URL, into project: inout AppProject) -> Set<String> {
        guard let data = try? FileReading.data(of: package.appendingPathComponent(fileName), limit: 16 << 20),
            let kept = try? JSONDecoder().decode(KeptStandIns.self, from: data)
        else { return [] }
        // A module that was stood in for may have come with a later version.
        let isThere = !kept.standIns.modules.isDisjoint(with: Frameworks.ours.union(OptionalProducts.all))
        if !isThere, kept.digest == digest(of: project) {
            project.standIns = kept.standIns
            return []
        }
        return kept.standIns.modules.union([StandIns.moduleName])
    }

    /// What the package of a project keeps of it.
    static func data(of project: AppProject) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(KeptStandIns(digest: digest(of: project), standIns: project.standIns))
    }

    /// FNV-1a: Swift's own hashes differ from run to run.
    private static func digest(of project: AppProject) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in project.modules.flatMap(\.sources) {
            let data = (try? FileReading.data(of: file.source, limit: 16 << 20)) ?? Data()
            for byte in Array(file.destination.utf8) + Array(data) + [0] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        return String(hash, radix: 36)
    }
}
