import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// What is chosen of a picker's tools.
@MainActor @Observable
final class PaletteState {
    var tool: any PKTool = PKInkingTool(.pen)
    @ObservationIgnored var chosen: () -> Void = {}

    func choose(_ tool: any PKTool) {
        self.tool = tool
        chosen()
    }

    var ink: PKInk.InkType? { (tool as? PKInkingTool)?.inkType }
    /// The colour of the pen that was used last.
    var color: UIColor = .black
}

/// The tools that a picker shows.
struct ToolPalette: View {
    static let height: CGFloat = 108

    let picker: PKToolPicker
    let undo: () -> Void
    private var state: PaletteState { picker.state }

    private static let pens: [(PKInk.InkType, title: String, symbol: String)] = [
        (.pen, "Pen", "pencil.tip"), (.marker, "Marker", "highlighter"), (.pencil, "Pencil", "pencil"),
    ]
    private static let colors: [(title: String, color: UIColor)] = [
        ("Black", .black), ("Blue", .systemBlue), ("Green", .systemGreen), ("Yellow", .systemYellow),
        ("Red", .systemRed),
    ]

    var body: some View {
        // A canvas that is narrow has them in a strip that scrolls.
        ViewThatFits(in: .horizontal) {
            choices
            ScrollView(.horizontal) { choices }
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var choices: some View {
        VStack(spacing: 8) {
            HStack(spacing: 6) {
                ForEach(Self.pens, id: \.title) { pen in
                    button(pen.title, symbol: pen.symbol, isChosen: state.ink == pen.0) {
                        state.choose(PKInkingTool(pen.0, color: state.color))
                    }
                }
                button("Eraser", symbol: "eraser", isChosen: state.tool is PKEraserTool) {
                    state.choose(PKEraserTool(.vector))
                }
                button("Undo", symbol: "arrow.uturn.backward", isChosen: false, action: undo)
            }
            HStack(spacing: 12) { ForEach(Self.colors, id: \.title) { dot($0.title, $0.color) } }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
    }

    private func dot(_ title: String, _ color: UIColor) -> some View {
        Button {
            state.color = color
            let pen = state.tool as? PKInkingTool
            state.choose(PKInkingTool(pen?.inkType ?? .pen, color: color, width: pen?.width))
        } label: {
            Circle().fill(Color(uiColor: color)).frame(width: 24, height: 24)
                .padding(3)
                .overlay { Circle().stroke(state.color == color ? Color.primary : .clear) }
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }

    private func button(_ title: String, symbol: String, isChosen: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol).frame(width: 40, height: 36)
                .background(isChosen ? Color.accentColor.opacity(0.2) : .clear, in: RoundedRectangle(cornerRadius: 8))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
