import Foundation
import UniformTypeIdentifiers

/// Which files a person may choose.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    let types: Set<UTType>
    let excluded: Set<UTType>

    init(_ types: Set<UTType>, without excluded: Set<UTType> = []) {
        self.types = types
        self.excluded = excluded
    }

    /// Pictures.
    public static let images = PHPickerFilter([.image])
    /// Films.
    public static let videos = PHPickerFilter([.movie])
    /// Pictures that move. Files of pictures stand in for them here.
    public static let livePhotos = PHPickerFilter([.image])
    /// Pictures of screens. All pictures are offered here.
    public static let screenshots = PHPickerFilter([.image])
    /// Films of screens. All films are offered here.
    public static let screenRecordings = PHPickerFilter([.movie])
    /// Wide pictures. All pictures are offered here.
    public static let panoramas = PHPickerFilter([.image])
    /// Pictures with depth. All pictures are offered here.
    public static let depthEffectPhotos = PHPickerFilter([.image])
    /// Several pictures of a moment. All pictures are offered here.
    public static let bursts = PHPickerFilter([.image])
    /// Slow films. All films are offered here.
    public static let slomoVideos = PHPickerFilter([.movie])
    /// Fast films. All films are offered here.
    public static let timelapseVideos = PHPickerFilter([.movie])
    /// Films with depth. All films are offered here.
    public static let cinematicVideos = PHPickerFilter([.movie])

    /// What one of some filters lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.types) })
    }

    /// What all of some filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        guard let first = subfilters.first else { return PHPickerFilter([.image, .movie]) }
        let common = subfilters.dropFirst().reduce(first.types) { $0.intersection($1.types) }
        return PHPickerFilter(common, without: subfilters.reduce(into: []) { $0.formUnion($1.excluded) })
    }

    /// What a filter does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(Set([.image, .movie]).subtracting(filter.types))
    }

    var offered: [UTType] { types.subtracting(excluded).sorted { $0.identifier < $1.identifier } }
}
