import DovetailControls
import DovetailCore
import Foundation

/// The picture of a program that runs elsewhere, with what went wrong over it and controls beside it.
struct LiveView: View {
    @ObservedObject var model: LiveModel
    let hasControls: Bool

    var body: some View {
        VStack(spacing: 0) {
            if hasControls {
                LiveControls(model: model)
                Divider()
            }
            GeometryReader { room in
                ZStack {
                    if let picture = model.picture {
                        picture
                            .frame(width: model.pictureSize.width, height: model.pictureSize.height)
                            .onGeometryChange(for: CGRect.self) {
                                $0.frame(in: .global)
                            } action: {
                                model.frame = $0
                            }
                    } else if model.error.isEmpty {
                        ProgressView(model.progress.isEmpty ? "Starting…" : model.progress)
                    }
                }
                .frame(width: room.size.width, height: room.size.height)
                .clipped()
            }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                model.available = $0
                model.sendSettings()
            }
            .overlay(alignment: .bottom) { notice }
        }
    }

    @ViewBuilder private var notice: some View {
        if !model.error.isEmpty {
            Text(model.error)
                .font(.system(.callout, design: .monospaced))
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
                .background(Color(red: 0.62, green: 0.1, blue: 0.12), in: RoundedRectangle(cornerRadius: 10))
                .padding(12)
        } else if model.picture != nil, !model.progress.isEmpty {
            Text(model.progress)
                .font(.caption)
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(.regularMaterial, in: Capsule())
                .padding(12)
        }
    }
}

/// How a preview is shown: its room, its looks, the person's settings.
private struct LiveControls: View {
    @ObservedObject var model: LiveModel

    var body: some View {
        // A phone is narrower than its controls.
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                Picker("Size", selection: $model.room) {
                    ForEach(LiveRoom.allCases) { Text(verbatim: $0.rawValue).tag($0) }
                }
                Picker("Text", selection: $model.typeSize) {
                    ForEach(DynamicTypeSize.allCases, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                }
                Toggle("Dark", isOn: $model.isDark)
                Toggle("Right to left", isOn: $model.isMirrored)
                Toggle("Contrast", isOn: $model.hasContrast)
                Toggle("Less motion", isOn: $model.hasReducedMotion)
            }
            .fixedSize()
            .padding(8)
        }
        .onChange(of: model.room) { model.sendSettings() }
        .onChange(of: model.typeSize) { model.sendSettings() }
        .onChange(of: model.isDark) { model.sendSettings() }
        .onChange(of: model.isMirrored) { model.sendSettings() }
        .onChange(of: model.hasContrast) { model.sendSettings() }
        .onChange(of: model.hasReducedMotion) { model.sendSettings() }
    }
}
