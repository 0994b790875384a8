import AttributeGraph
import Foundation

/// Draws a text by its renderer, as one drawing.
struct RenderedText {
    let renderer: any TextRenderer
    let text: ResolvedText
    let shape: any TextShape

    func drawing(in size: CGSize, _ environment: EnvironmentValues, _ services: HostServices) -> Drawing {
        let recorder = DrawingRecorder()
        var context = GraphicsContext(
            recorder: recorder, environment: environment, services: services, size: size, symbols: [])
        renderer.draw(layout: Text.Layout(TextLayoutSource(text, shape: shape, size: size)), in: &context)
        // Letters reach out of their lines by themselves.
        let reach = text.runs.reduce(0) { max($0, $1.style.size) } * 2 + 8
        let padding = renderer.displayPadding
        return Drawing(
            operations: recorder.operations,
            margins: EdgeInsets(
                top: reach + padding.top, leading: reach + padding.leading, bottom: reach + padding.bottom,
                trailing: reach + padding.trailing),
            text: text.string)
    }
}
