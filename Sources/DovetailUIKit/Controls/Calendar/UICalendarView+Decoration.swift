import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        case small, medium, large

        /// The width of a dot, and the size of a picture's letters.
        fileprivate var length: CGFloat {
            switch self {
            case .small: 6
            case .medium: 8
            case .large: 12
            }
        }
    }

    /// What stands below a day: a dot, a picture or a view.
    @MainActor
    public class Decoration: NSObject {
        private enum Kind {
            case dot(UIColor?, DecorationSize)
            case picture(UIImage?, UIColor?, DecorationSize)
            case view(@MainActor () -> UIView)
        }
        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// A grey dot.
        public override init() { kind = .dot(nil, .medium) }
        /// A dot; grey without a colour.
        public init(color: UIColor?, size: DecorationSize) { kind = .dot(color, size) }
        /// A picture, a symbol mostly; grey without a colour. A circle where it is nil.
        public init(image: UIImage?, color: UIColor?, size: DecorationSize) { kind = .picture(image, color, size) }
        /// A view that is made for each day anew, and cut to the room below it.
        public init(customViewProvider: @escaping @MainActor () -> UIView) { kind = .view(customViewProvider) }

        /// A dot; grey without a colour.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot(color, size))
        }
        /// A picture, a symbol mostly; grey without a colour. A circle where it is nil.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(.picture(image, color, size)) }
        /// A view that is made for each day anew, and cut to the room below it.
        public class func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(.view(customViewProvider))
        }

        /// How it is drawn.
        var view: AnyView {
            switch kind {
            case .dot(let color, let size), .picture(nil, let color, let size):
                return AnyView(Circle().fill(Self.color(color)).frame(width: size.length, height: size.length))
            case .picture(let image?, let color, let size):
                let picture = Image(uiImage: image).renderingMode(
                    image.renderingMode == .alwaysOriginal ? nil : .template)
                return AnyView(
                    picture.resizableInBox().scaledToFit().foregroundStyle(Self.color(color))
                        .frame(height: size.length + 2))
            case .view(let make):
                let view = make()
                let own = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
                return AnyView(
                    UIViewContent(view).modifier(PlaceOfView(view: view))
                        .frame(width: own.width > 0 ? own.width : nil, height: own.height > 0 ? own.height : nil)
                        .frame(maxHeight: 14).clipped())
            }
        }

        private static func color(_ color: UIColor?) -> Color { color.map { Color(uiColor: $0) } ?? .gray }
    }
}
