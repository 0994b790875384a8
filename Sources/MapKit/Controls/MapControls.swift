import DovetailControls
import DovetailCore
import Foundation

/// A button of a map.
private struct MapButton<Label: View>: View {
    let title: String
    let action: () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        Button(action: action) {
            label.font(.system(size: 15, weight: .medium)).frame(width: 36, height: 36)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
                .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.primary.opacity(0.12)) }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }
}

/// The map that a control belongs to: the one that it is in, or the one of its scope.
private struct OfMap<Content: View>: View {
    nonisolated(unsafe) let content: (MapModel) -> Content
    @Environment(\.mapModel) private var model

    nonisolated init(@ViewBuilder content: @escaping (MapModel) -> Content) { self.content = content }

    var body: some View { if let model { Observed(model: model, content: content) } }

    private struct Observed: View {
        @ObservedObject var model: MapModel
        let content: (MapModel) -> Content
        var body: some View { content(model) }
    }
}

/// A button that lets the map follow the person's place. It asks for permission where the answer is not known.
public struct MapUserLocationButton: View {
    /// A button of the map that it is in, or of the one with a scope.
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View {
        OfMap { model in
            MapButton(title: "My Location") {
                model.setPosition(.userLocation(fallback: .automatic))
            } label: {
                Image(systemName: model.followsUser ? "location.fill" : "location").foregroundStyle(.tint)
            }
        }
    }
}

/// Shows where the north is on a map that is turned. A click turns it back.
public struct MapCompass: View {
    /// A compass of the map that it is in, or of the one with a scope.
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View {
        OfMap { model in
            if let viewport = model.viewport, viewport.heading != 0 {
                Button {
                    var north = viewport
                    north.heading = 0
                    model.setViewport(north)
                } label: {
                    ZStack {
                        Circle().fill(.regularMaterial)
                        Circle().strokeBorder(.primary.opacity(0.12))
                        VStack(spacing: 0) {
                            CompassNeedle().fill(.red).frame(width: 7, height: 6)
                            Text("N").font(.system(size: 12, weight: .semibold))
                        }
                        .offset(y: -4)
                        .rotationEffect(.degrees(-viewport.heading))
                    }
                    .frame(width: 36, height: 36)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Compass")
                .accessibilityValue("\(Int(viewport.heading.rounded()))°")
            }
        }
    }
}

private struct CompassNeedle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// Shows how long a distance is on the map.
public struct MapScaleView: View {
    private let anchor: HorizontalAlignment

    /// A scale of the map that it is in, or of the one with a scope.
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        anchor = anchorEdge == .leading ? .leading : .trailing
    }

    public var body: some View {
        OfMap { model in
            if let viewport = model.viewport {
                let bar = MapScaleBar(viewport: viewport)
                VStack(alignment: anchor, spacing: 1) {
                    Text(bar.title).font(.caption2.weight(.medium))
                    Capsule().fill(.primary).frame(width: bar.length, height: 3)
                }
                .padding(.horizontal, 6)
                .padding(.vertical, 4)
                .background(.background.opacity(0.7), in: RoundedRectangle(cornerRadius: 5))
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// A round distance that is about a hundred points long.
struct MapScaleBar: Equatable {
    let length: CGFloat
    let title: String

    init(viewport: MapViewport) {
        let metresForPoint =
            MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) / viewport.scale
        let longest = metresForPoint * 110
        let power = pow(10, log10(longest).rounded(.down))
        let metres = [5.0, 2, 1].map { $0 * power }.first { $0 <= longest } ?? power
        length = CGFloat(metres / metresForPoint)
        title =
            metres >= 1000 ? "\(Int(metres / 1000)) km" : metres >= 1 ? "\(Int(metres)) m" : "\(Int(metres * 100)) cm"
    }
}

/// Buttons that make the map larger and smaller.
public struct MapZoomStepper: View {
    /// Buttons of the map that they are in, or of the one with a scope.
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View {
        OfMap { model in
            VStack(spacing: 4) {
                MapButton(title: "Zoom In") {
                    zoom(model, 2)
                } label: {
                    Image(systemName: "plus")
                }
                MapButton(title: "Zoom Out") {
                    zoom(model, 0.5)
                } label: {
                    Image(systemName: "minus")
                }
            }
        }
    }

    private func zoom(_ model: MapModel, _ factor: Double) {
        guard let viewport = model.viewport else { return }
        model.setViewport(
            viewport.zoomed(
                by: factor, around: CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)))
    }
}

/// Tilts the map on Apple's systems. Maps are flat here, so there is nothing to see.
public struct MapPitchToggle: View {
    /// Nothing.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Tilts the map on Apple's systems. Maps are flat here, so there is nothing to see.
public struct MapPitchSlider: View {
    /// Nothing.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
