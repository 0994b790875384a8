/// The drawing of a symbol, on a square grid of ``gridSize`` units, y down.
package struct SymbolDrawing: Hashable, Sendable {
    /// The side of the grid that coordinates refer to.
    package static let gridSize = 24.0

    package enum Element: Hashable, Sendable {
        case move(Double, Double)
        case line(Double, Double)
        case cubic(Double, Double, Double, Double, Double, Double)
        case close
    }

    package enum Style: Hashable, Sendable {
        /// Drawn with a round pen whose width follows the weight of the text around.
        case stroke
        /// Filled by the even-odd rule: an outline inside another cuts a hole.
        case fill
        /// Filled by the rule of winding numbers, as SVG does where it says nothing.
        case area
        /// Cut out of what was drawn before, with the pen or as an area.
        case cutStroke
        case cutFill
    }

    package struct Layer: Hashable, Sendable {
        package var elements: [Element]
        package var style: Style

        package init(elements: [Element], style: Style) {
            self.elements = elements
            self.style = style
        }
    }

    /// Drawn in order.
    package var layers: [Layer]

    package init(layers: [Layer]) { self.layers = layers }
}
