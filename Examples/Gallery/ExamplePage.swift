import GalleryExamples
import SwiftUI

/// An example with its title, and the ways to look at it: as on a touch device or a desktop, light or dark, as wide as a phone, with its
/// source.
struct ExamplePage: View {
    private enum Appearance: String, CaseIterable, Identifiable {
        case automatic = "Auto"
        case light = "Light"
        case dark = "Dark"
        var id: Self { self }
    }

    let example: GalleryExample
    /// Nil for that of the gallery itself.
    @State private var chosenIdiom: Idiom?
    @State private var appearance = Appearance.automatic
    @State private var isNarrow = false
    @State private var showsSource = false
    @Environment(\.colorScheme) private var systemScheme
    @Environment(\.idiom) private var galleryIdiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(spacing: 0) {
            header
            Divider()
            HStack(spacing: 0) {
                // On a phone there is room for one of the two.
                if !showsSource || !isOnPhone { stage }
                if showsSource {
                    if !isOnPhone { Divider() }
                    SourceView(source: example.source)
                        .frame(maxWidth: isOnPhone ? .infinity : 460)
                        .transition(.move(edge: .trailing))
                }
            }
        }
    }

    private var isOnPhone: Bool { sizeClass == .compact }

    private var stage: some View {
        ExampleStage(example: example)
            .frame(maxWidth: isNarrow ? 390 : .infinity, maxHeight: .infinity)
            .background(.background)
            .environment(\.colorScheme, colorScheme)
            .environment(\.idiom, idiom)
            .environment(\.horizontalSizeClass, isNarrow ? .compact : sizeClass)
            .clipped()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.gray.opacity(isNarrow ? 0.15 : 0))
    }

    @ViewBuilder private var header: some View {
        if isOnPhone {
            rows { sourceToggle }
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 14) {
                    titles
                    Spacer()
                    narrowToggle
                    sourceToggle
                    pickers(isSmall: false)
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                rows {
                    narrowToggle
                    sourceToggle
                }
            }
        }
    }

    /// The title, and below it what is chosen by.
    private func rows<Toggles: View>(@ViewBuilder toggles: () -> Toggles) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            titles
            HStack(spacing: 8) {
                toggles()
                Spacer(minLength: 0)
                pickers(isSmall: true)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }

    private var narrowToggle: some View {
        Toggle("Narrow", systemImage: "iphone", isOn: $isNarrow.animation(.snappy))
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
            .help("As wide as a phone")
    }

    private var titles: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(example.title).font(.title3.weight(.semibold))
            Text(example.summary).font(.subheadline).foregroundStyle(.secondary)
                .lineLimit(typeSize.isAccessibilitySize ? 4 : 1)
        }
    }

    private var sourceToggle: some View {
        Toggle(
            "Source", systemImage: "chevron.left.forwardslash.chevron.right", isOn: $showsSource.animation(.snappy)
        )
        .toggleStyle(.button)
        .labelStyle(.iconOnly)
        .help("Show the source")
    }

    /// In what idiom, and how light, the example is shown.
    @ViewBuilder private func pickers(isSmall: Bool) -> some View {
        Picker("Idiom", selection: Binding(get: { idiom }, set: { chosenIdiom = $0 })) {
            Text("Touch").tag(idiom == .phone ? Idiom.phone : .pad)
            Text("Desktop").tag(Idiom.desktop)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(width: isSmall ? 140 : 150)
        .help("As on a touch device or as on a desktop")
        Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(width: isSmall ? 160 : 190)
    }

    private var idiom: Idiom { chosenIdiom ?? galleryIdiom }

    private var colorScheme: ColorScheme {
        switch appearance {
        case .automatic: systemScheme
        case .light: .light
        case .dark: .dark
        }
    }
}

/// Shows one example: pages and apps as a whole, others in the middle.
struct ExampleStage: View {
    let example: GalleryExample

    var body: some View {
        example.view
            .frame(maxWidth: example.fillsPage ? .infinity : 420)
            .padding(example.fillsPage ? 0 : 32)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
