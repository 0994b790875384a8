import DovetailUIKit
import Foundation

/// Makes views of annotations of classes that are known at run time only.
///
/// Apps write `override init(annotation: MKAnnotation?, reuseIdentifier: String?)` in such a class, as Objective-C lets them, which does not compile against an
/// initialiser that is `required`. How it is called all the same, `_MadeLayer` tells.
@MainActor @preconcurrency
open class _MadeAnnotationView: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view of a class.
    static func make(
        _ viewClass: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ reuseIdentifier: String
    ) -> MKAnnotationView {
        // Only the class's table is used, which begins as that of `MKAnnotationView`.
        unsafeBitCast(viewClass, to: _MadeAnnotationView.Type.self)
            .init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
}
