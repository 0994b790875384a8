import DovetailCore
import SwiftUI

/// Drawings in rows, each in a cell of its own.
struct Sheet<Content: View>: View {
    var columns = 6
    var side: CGFloat = 56
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { cells in
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<(cells.count + columns - 1) / columns, id: \.self) { row in
                    HStack(spacing: 8) {
                        ForEach(cells[row * columns..<min(cells.count, (row + 1) * columns)]) { cell in
                            cell.frame(width: side, height: side)
                        }
                    }
                }
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Paper())
    }
}

/// White, and nearly black in the dark.
private struct Paper: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        Color(white: environment.colorScheme == .dark ? 0.12 : 1)
    }
}
