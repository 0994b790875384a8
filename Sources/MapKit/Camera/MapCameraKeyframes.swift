import CoreLocation
import DovetailCore
import Foundation

extension CLLocationCoordinate2D: Animatable {
    /// The latitude and the longitude.
    public var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}

extension View {
    /// Moves the camera of the map inside by keyframes, whenever `trigger` changes. They are made for the camera as it is then. A person who moves the
    /// map ends them. A position that is bound becomes a camera.
    ///
    ///     .mapCameraKeyframeAnimator(trigger: selected) { camera in
    ///         KeyframeTrack(\MapCamera.distance) {
    ///             CubicKeyframe(camera.distance * 2, duration: 1)
    ///             CubicKeyframe(camera.distance, duration: 1)
    ///         }
    ///     }
    nonisolated public func mapCameraKeyframeAnimator(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (_ initialCamera: MapCamera) -> some Keyframes<MapCamera>
    ) -> some View {
        modifier(
            MapCameraKeyframes(trigger: trigger) { camera in
                KeyframeTimeline(initialValue: camera) { keyframes(camera) }
            })
    }
}

/// Plays keyframes on the camera of the map inside.
private struct MapCameraKeyframes<Trigger: Equatable>: ViewModifier {
    // Both are read on the main actor alone, where bodies run; a modifier may be made anywhere.
    nonisolated(unsafe) let trigger: Trigger
    nonisolated(unsafe) let timeline: (MapCamera) -> KeyframeTimeline<MapCamera>
    @StateObject private var model = MapModel()
    @State private var run = MapCameraRun()
    /// How many runs were begun; the parts after that are the present one's progress.
    @State private var progress = 0.0

    nonisolated init(trigger: Trigger, timeline: @escaping (MapCamera) -> KeyframeTimeline<MapCamera>) {
        self.trigger = trigger
        self.timeline = timeline
    }

    func body(content: Content) -> some View {
        content
            .mapConfiguration { $0.readers.append(model) }
            .modifier(MapCameraStep(progress: progress, show: show))
            .onChange(of: trigger) { play() }
    }

    private func play() {
        guard let camera = model.viewport?.camera else { return }
        let timeline = timeline(camera)
        guard timeline.duration > 0 else { return }
        // A step without animation ends what is played now.
        run.timeline = nil
        withTransaction(Transaction()) { progress += 1 }
        run.timeline = timeline
        run.base = progress
        run.moves = model.moves
        withAnimation(.linear(duration: timeline.duration)) { progress += 1 }
    }

    private func show(_ progress: Double) {
        guard let timeline = run.timeline, progress > run.base else { return }
        guard run.moves == model.moves else {
            run.timeline = nil
            return
        }
        model.setCamera(timeline.value(progress: min(progress - run.base, 1)))
        if progress >= run.base + 1 { run.timeline = nil }
    }
}

/// What is played: kept beside the state, since a change of it alone shows nothing.
private final class MapCameraRun {
    var timeline: KeyframeTimeline<MapCamera>?
    var base = 0.0
    /// How often a person had moved the map when it began.
    var moves = 0
}

/// Tells each step of an animation.
private struct MapCameraStep: ViewModifier, Animatable {
    var progress: Double
    // Called on the main actor alone, from the body.
    nonisolated(unsafe) let show: (Double) -> Void

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func body(content: Content) -> some View { content.onChange(of: progress) { _, new in show(new) } }
}
