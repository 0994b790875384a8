import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI

/// What stands over a window: popovers with their arrows, and what context menus of touch devices are about.
enum PresentationGoldens {
    static let all = [popover, sidePopover, liftedView, preview]

    private static func popover(_ edge: Edge, _ alignment: Alignment) -> some View {
        Text(verbatim: "Anchor")
            .popover(isPresented: .constant(true), arrowEdge: edge) {
                VStack(alignment: .leading, spacing: 8) {
                    Text(verbatim: "About this place").font(.headline)
                    Toggle("Show on map", isOn: .constant(true))
                }
                .padding(14)
            }
            .padding(8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }

    static let popover = Golden("popover", 300, 170, idiom: .desktop) {
        popover(.bottom, .topTrailing)
    } prepare: {
        $0.advance(by: .seconds(1))
    }

    static let sidePopover = Golden("popover-side", 330, 130, idiom: .desktop) {
        popover(.trailing, .leading)
    } prepare: {
        $0.advance(by: .seconds(1))
    }

    static let liftedView = Golden("context-menu-view", 390, 520, idiom: .phone) {
        List(["Letters", "Drafts", "Sent"], id: \.self) { name in
            Label(name, systemImage: "folder").contextMenu {
                Button("Rename", systemImage: "pencil") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
    } prepare: {
        try? $0.tap("Drafts", button: .secondary)
        $0.advance(by: .seconds(1))
    }

    static let preview = Golden("context-menu-preview", 390, 420, idiom: .phone) {
        Circle().fill(.teal).frame(width: 80, height: 80)
            .accessibilityIdentifier("circle")
            .contextMenu {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
            } preview: {
                LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
                    .frame(width: 240, height: 180)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .padding(.top, 40)
            .background(alignment: .bottom) { Text(verbatim: "The page below").padding() }
    } prepare: {
        try? $0.tap("circle", button: .secondary)
        $0.advance(by: .seconds(1))
    }
}
