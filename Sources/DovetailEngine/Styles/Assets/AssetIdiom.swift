/// What asset catalogues call an idiom.
struct AssetIdiom: IdiomTable {
    /// The value of the key `idiom` in a catalogue's `Contents.json`.
    let name: String

    static let phone = AssetIdiom(name: "iphone")
    static let pad = AssetIdiom(name: "ipad")
    static let desktop = AssetIdiom(name: "mac")
}
