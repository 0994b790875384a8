import DovetailCore

/// How windows of an idiom's devices stand, unless a controller says otherwise: phones don't stand on their heads.
struct OrientationIdiom: IdiomTable {
    let orientations: UIInterfaceOrientationMask

    static let phone = OrientationIdiom(orientations: .allButUpsideDown)
    static let pad = OrientationIdiom(orientations: .all)
    static let desktop = OrientationIdiom(orientations: .all)
}
