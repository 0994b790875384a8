import DovetailControls
import DovetailCore
import Foundation

/// The picture of a program that runs elsewhere, with what went wrong over it and controls beside it.
struct LiveView: View {
    @ObservedObject var model: LiveModel
    let hasControls: Bool
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        VStack(spacing: 0) {
            if hasControls {
                LiveControls(model: model)
                Divider()
            }
            HStack(spacing: 0) {
                stage
                if !model.variants.isEmpty {
                    Divider()
                    LiveVariantsView(variants: model.variants)
                }
            }
            if model.isPicking {
                Divider()
                LivePickedView(picked: model.picked)
            }
        }
    }

    /// The room for the picture, which may be larger or smaller than that.
    private var stage: some View {
        GeometryReader { room in
            ZStack {
                if let picture = model.picture {
                    picture
                        .frame(width: model.pictureSize.width, height: model.pictureSize.height)
                        .overlay(alignment: .topLeading) { pickedFrame }
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
        // Known when the window is on a display, and another one on another display.
        .onChange(of: displayScale, initial: true) {
            model.scale = displayScale
            model.sendSettings()
        }
        .overlay(alignment: .bottom) { notice }
    }

    @ViewBuilder private var pickedFrame: some View {
        if let frame = model.picked?.frame, frame != .zero {
            Rectangle()
                .fill(Color.accentColor.opacity(0.12))
                .overlay { Rectangle().strokeBorder(Color.accentColor, lineWidth: 2) }
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
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

/// The preview in other variants, side by side.
private struct LiveVariantsView: View {
    let variants: [LiveVariantPicture]

    /// The width of one in points, whatever the preview's own.
    private static let width: CGFloat = 220

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(Self.width)), GridItem(.fixed(Self.width))], spacing: 16) {
                ForEach(variants) { variant in
                    VStack(spacing: 6) {
                        if let picture = variant.picture {
                            picture
                                .resizable()
                                .aspectRatio(contentMode: .fit)
                                .frame(maxWidth: Self.width, maxHeight: Self.width * 1.8)
                                .border(Color.secondary.opacity(0.4))
                        } else {
                            Text(variant.problem ?? "No picture")
                                .font(.caption)
                                .foregroundStyle(.red)
                        }
                        Text(verbatim: variant.id)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .padding(12)
        }
        .frame(width: 2 * Self.width + 40)
    }
}

/// What was picked, or that something is to be. It is as high with the one as with the other: the room of the preview stays.
private struct LivePickedView: View {
    let picked: LivePicked?

    var body: some View {
        details(of: picked ?? .blank)
            .opacity(picked == nil ? 0 : 1)
            .overlay(alignment: .leading) {
                if picked == nil {
                    Text("Click on something in the preview.").foregroundStyle(.secondary)
                }
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
    }

    private func details(of picked: LivePicked) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text(verbatim: picked.title).fontWeight(.semibold)
                Text(verbatim: picked.place)
                    .font(.system(.callout, design: .monospaced))
                    .foregroundStyle(.secondary)
                    .truncationMode(.head)
                    .textSelection(.enabled)
            }
            Text(verbatim: picked.views + "   " + Self.text(picked.frame))
                .font(.caption)
                .foregroundStyle(.secondary)
            ScrollView(.horizontal) {
                HStack(spacing: 16) {
                    ForEach(picked.environment, id: \.name) { name, value in
                        VStack(alignment: .leading, spacing: 1) {
                            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary)
                            Text(verbatim: value).font(.caption)
                        }
                    }
                }
                .fixedSize()
            }
        }
    }

    private static func text(_ frame: CGRect) -> String {
        String(format: "%g × %g at %g, %g", frame.width, frame.height, frame.minX, frame.minY)
    }
}
