import CoreLocation
import DovetailCore
import Foundation

/// Where a map's position is kept.
enum MapPlacement {
    /// In the map.
    case initial(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>, tracking: Binding<MapUserTrackingMode>?)
    case rect(Binding<MKMapRect>, tracking: Binding<MapUserTrackingMode>?)
}

/// A map with what it keeps: where a person moved it, and what is told to controls, readers and actions.
struct MapRoot: View {
    let placement: MapPlacement
    let bounds: MapCameraBounds?
    let modes: MapInteractionModes
    let elements: [MapElement]
    let selection: MapSelectionState

    @StateObject private var model = MapModel()
    @StateObject private var user = MapUser()
    /// The position of a map that keeps it itself, since it was changed.
    @State private var own: MapCameraPosition?
    /// Where a person moved the map.
    @State private var moved: MapViewport?
    /// The region or rectangle that was written to a binding because of that.
    @State private var written: MKMapRect?
    @Environment(\.mapConfiguration) private var configuration

    var body: some View {
        GeometryReader { geometry in
            let viewport = viewport(size: geometry.size)
            MapSurface(
                viewport: viewport, modes: modes, set: { move($0, animated: $1) },
                finish: { tell(.onEnd, viewport: $0) }
            ) {
                MapScene(
                    viewport: viewport, elements: elements, store: configuration.store ?? configuration.style.store,
                    user: user.location, followsUser: position.followsUserLocation, selection: selection)
            }
            .overlay(alignment: .topTrailing) { controls }
            .environment(\.mapModel, model)
            .onChange(of: viewport, initial: true) { _, new in changed(new, geometry) }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .onAppear {
            if needsUser { user.follow(configuration.locationService) }
            register()
        }
        .onChange(of: needsUser) { _, needs in if needs { user.follow(configuration.locationService) } }
    }

    @ViewBuilder
    private var controls: some View {
        if configuration.controlVisibility != .hidden {
            VStack(alignment: .trailing, spacing: 8) {
                if let controls = configuration.controls { controls } else { MapCompass() }
            }
            .padding(10)
        }
    }

    private var needsUser: Bool {
        if position.followsUserLocation { return true }
        return elements.contains { if case .user = $0.kind { true } else { false } }
    }

    private func register() {
        model.setPosition = { position in set(position) }
        model.setViewport = { viewport in
            tell(.onEnd, viewport: set(viewport, animated: true))
        }
        configuration.scopes?.model = model
        for model in configuration.readers { model.setCamera = { camera in set(camera) } }
    }

    // MARK: Position

    private var position: MapCameraPosition {
        switch placement {
        case .initial(let position): return own ?? position
        case .position(let binding): return binding.wrappedValue
        case .region(let region, let tracking):
            if tracking?.wrappedValue == .follow, user.location != nil || own == nil {
                return .userLocation(fallback: .region(region.wrappedValue))
            }
            return region.wrappedValue.mapRect == written ? .byUser : .region(region.wrappedValue)
        case .rect(let rect, let tracking):
            if tracking?.wrappedValue == .follow, user.location != nil || own == nil {
                return .userLocation(fallback: .rect(rect.wrappedValue))
            }
            return rect.wrappedValue == written ? .byUser : .rect(rect.wrappedValue)
        }
    }

    private func viewport(size: CGSize) -> MapViewport {
        let content = elements.reduce(MKMapRect.null) { $0.union($1.rect) }
        // Read in any case: a binding to what no state is does not say that it was written to.
        let moved = moved
        var viewport =
            position.viewport(size: size, content: content, user: user.location?.coordinate)
            ?? moved ?? MapViewport(showing: .world, size: size)
        // A person's place stays in the middle when the window gets another size.
        viewport.size = size
        return (bounds?.limited(viewport) ?? viewport).limited
    }

    /// A control asked for a position.
    private func set(_ position: MapCameraPosition) {
        if position.followsUserLocation {
            user.follow(configuration.locationService)
            user.ask()
        }
        withAnimation(.easeInOut(duration: 0.4)) {
            switch placement {
            case .initial: own = position
            case .position(let binding): binding.wrappedValue = position
            case .region(_, let tracking), .rect(_, let tracking):
                tracking?.wrappedValue = .follow
                if tracking == nil, let size = model.viewport?.size,
                    let viewport = position.viewport(
                        size: size, content: .null, user: user.location?.coordinate)
                {
                    set(viewport, animated: false)
                }
            }
        }
    }

    /// Something moves the camera step by step.
    private func set(_ camera: MapCamera) {
        withTransaction(Transaction()) {
            switch placement {
            case .initial: own = .camera(camera)
            case .position(let binding): binding.wrappedValue = .camera(camera)
            case .region, .rect:
                if let size = model.viewport?.size { set(MapViewport(camera, size: size), animated: false) }
            }
        }
    }

    /// A person moved the map. Returns what is shown.
    private func move(_ viewport: MapViewport, animated: Bool) -> MapViewport {
        for model in configuration.readers { model.moves += 1 }
        return set(viewport, animated: animated)
    }

    /// Shows something else. Returns what is shown.
    @discardableResult
    private func set(_ viewport: MapViewport, animated: Bool) -> MapViewport {
        let viewport = (bounds?.limited(viewport) ?? viewport).limited
        withAnimation(animated ? .easeOut(duration: 0.35) : nil) {
            moved = viewport
            switch placement {
            case .initial: own = .byUser
            case .position(let binding):
                if !binding.wrappedValue.positionedByUser { binding.wrappedValue = .byUser }
            case .region(let region, let tracking):
                if tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
                let new = viewport.region
                written = new.mapRect
                region.wrappedValue = new
            case .rect(let rect, let tracking):
                if tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
                written = viewport.rect
                rect.wrappedValue = viewport.rect
            }
        }
        return viewport
    }

    // MARK: Telling

    private func changed(_ viewport: MapViewport, _ geometry: GeometryProxy) {
        let isFollowing = position.followsUserLocation
        for model in [model] + configuration.readers {
            model.geometry = geometry
            model.shows(viewport, followsUser: isFollowing)
        }
        tell(.continuous, viewport: viewport)
        // What a person does ends by itself; the rest is at its end already.
        if !position.positionedByUser { tell(.onEnd, viewport: viewport) }
    }

    private func tell(_ frequency: MapCameraUpdateFrequency, viewport: MapViewport) {
        guard viewport.size.width > 0 else { return }
        configuration.viewportAction?(viewport, frequency == .onEnd)
        guard !configuration.cameraActions.isEmpty else { return }
        let context = MapCameraUpdateContext(camera: viewport.camera, region: viewport.region, rect: viewport.rect)
        for action in configuration.cameraActions where action.frequency == frequency { action.action(context) }
    }
}
