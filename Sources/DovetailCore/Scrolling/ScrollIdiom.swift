/// How scroll views are in an idiom.
package struct ScrollIdiom: IdiomTable {
    /// Whether a finger can pull content beyond its ends where nothing says otherwise.
    let bounces: Bool
    /// Whether content is seen below the bars at the edges of the scroll view.
    let reachesBelowBars: Bool
    /// Whether indicators stay where they would fade out.
    let keepsIndicators: Bool

    package static let pad = ScrollIdiom(bounces: true, reachesBelowBars: true, keepsIndicators: false)
    package static let desktop = ScrollIdiom(bounces: false, reachesBelowBars: false, keepsIndicators: true)
}
