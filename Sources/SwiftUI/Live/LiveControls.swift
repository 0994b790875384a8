import DovetailControls
import DovetailCore
import Foundation

/// Which preview is shown and how: its room, its looks, the person's settings.
struct LiveControls: View {
    @ObservedObject var model: LiveModel

    var body: some View {
        // A phone is narrower than its controls.
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                if model.previews.count > 1 {
                    Picker("Preview", selection: preview) {
                        ForEach(model.previews) { Text(verbatim: $0.name).tag($0.id) }
                    }
                    Toggle(
                        "Pin", systemImage: "pin",
                        isOn: Binding {
                            model.isPinned
                        } set: {
                            model.pin($0)
                        }
                    )
                    .toggleStyle(.button)
                    .help("Stays at this preview when the file of another one is saved")
                }
                Toggle("Pick", systemImage: "scope", isOn: $model.isPicking)
                    .toggleStyle(.button)
                    .help("Tells of an element which view drew it")
                Picker("Size", selection: $model.look.room) {
                    ForEach(LiveRoom.allCases) { Text(verbatim: $0.rawValue).tag($0) }
                }
                Picker("Variants", selection: $model.look.variants) {
                    ForEach(LiveVariantSet.allCases) { Text(verbatim: $0.rawValue).tag($0) }
                }
                Picker("Text", selection: $model.look.typeSize) {
                    ForEach(DynamicTypeSize.allCases, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                }
                Picker("Language", selection: $model.look.language) {
                    Text("Your own").tag("")
                    ForEach(LiveLook.languages, id: \.self) {
                        Text(verbatim: LiveLook.name(ofLanguage: $0)).tag($0)
                    }
                }
                Toggle("Dark", isOn: $model.look.isDark)
                Toggle("Right to left", isOn: $model.look.isMirrored)
                Toggle("Contrast", isOn: $model.look.hasContrast)
                Toggle("Less motion", isOn: $model.look.hasReducedMotion)
            }
            .fixedSize()
            .padding(8)
        }
    }

    private var preview: Binding<String> {
        Binding {
            model.shownPreview
        } set: {
            model.show(preview: $0)
        }
    }
}
