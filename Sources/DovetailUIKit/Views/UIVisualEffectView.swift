import DovetailCore
import Foundation

/// What a ``UIVisualEffectView`` does with what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() {}

    var background: AnyView? { nil }
}

/// Blurs what is behind a view.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    /// How thick the blurring layer is, and whether it is light, dark or as the window is.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    private let style: Style

    /// A blur in a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The materials here are the same in light and dark; a style that is one of them sets it for the material.
    override var background: AnyView? {
        let fill = Rectangle().fill(material)
        return scheme.map { AnyView(fill.environment(\.colorScheme, $0)) } ?? AnyView(fill)
    }

    private var material: Material {
        switch style {
        case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    private var scheme: ColorScheme? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }
}

/// Shows what is behind it through an effect.
///
///     struct Blur: UIViewRepresentable {
///         var style = UIBlurEffect.Style.systemMaterial
///         func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
///         func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
///     }
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect; nil to show what is behind the view as it is.
    open var effect: UIVisualEffect? {
        didSet {
            showVibrancy(instead: oldValue)
            changed()
        }
    }
    /// What stands in front of the effect.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// A view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func showVibrancy(instead old: UIVisualEffect?) {
        guard effect is UIVibrancyEffect || old is UIVibrancyEffect else { return }
        contentView.alpha = (effect as? UIVibrancyEffect)?.style.opacity ?? 1
    }

    private func addContentView() {
        showVibrancy(instead: nil)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override var content: AnyView? { effect?.background }
}
