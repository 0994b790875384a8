import GalleryExamples
import SwiftUI

/// The examples of the requirements in one window.
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Dovetail Gallery") {
            GalleryView()
        }
        .defaultSize(width: 880, height: 600)
    }
}

/// A list of examples, and the chosen one beside it.
struct GalleryView: View {
    @State private var selection: String

    /// The gallery with one example chosen.
    init(selection: String = "EX-01") { _selection = State(initialValue: selection) }

    var body: some View {
        HStack(spacing: 0) {
            Sidebar(selection: $selection)
                .frame(width: 264)
            Divider()
            Detail(example: galleryExamples.first { $0.id == selection } ?? galleryExamples[0])
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

struct Sidebar: View {
    @Binding var selection: String
    @State private var group = GalleryExample.Group.basics

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Dovetail")
                .font(.title2)
                .fontWeight(.bold)
                .padding(EdgeInsets(top: 16, leading: 12, bottom: 0, trailing: 0))
            Text("SwiftUI on Linux")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .padding(EdgeInsets(top: 2, leading: 12, bottom: 10, trailing: 0))
            Picker("Examples", selection: $group) {
                ForEach(GalleryExample.Group.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .padding(.bottom, 8)
            ForEach(galleryExamples.filter { $0.group == group }) { example in
                SidebarRow(example: example, isSelected: example.id == selection) {
                    selection = example.id
                }
            }
            Spacer()
        }
        .padding(.horizontal, 8)
    }
}

struct SidebarRow: View {
    let example: GalleryExample
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            HStack(spacing: 10) {
                Image(systemName: example.symbol)
                    .foregroundStyle(isSelected ? Color.white : Color.accentColor)
                    .frame(width: 20)
                VStack(alignment: .leading, spacing: 1) {
                    Text(example.title)
                        .fontWeight(.medium)
                    Text(example.summary)
                        .font(.caption)
                        .foregroundStyle(isSelected ? Color.white.opacity(0.8) : Color.secondary)
                        .lineLimit(1)
                }
                Spacer(minLength: 0)
            }
            .foregroundStyle(isSelected ? Color.white : Color.primary)
            .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 8))
            .background(isSelected ? Color.accentColor : Color.clear)
            .cornerRadius(8)
        }
        .buttonStyle(.plain)
    }
}

struct Detail: View {
    let example: GalleryExample

    var body: some View {
        VStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 3) {
                Text("\(example.id)  \(example.title)")
                    .font(.title3)
                    .fontWeight(.semibold)
                Text(example.summary)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(20)
            Divider()
            ExampleStage(example: example)
                .id(example.id)
        }
    }
}

/// Shows one example: apps as a whole, others in the middle.
struct ExampleStage: View {
    let example: GalleryExample

    var body: some View {
        example.view
            .frame(maxWidth: isApp ? .infinity : 420)
            .padding(isApp ? 0 : 32)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var isApp: Bool { example.group == .apps }
}
