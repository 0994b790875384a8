import AttributeGraph
import Foundation

/// How a preview is shown. One object for each view that has settings of its own.
package final class PreviewSettings: Equatable {
    package var name: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?

    package init() {}

    package static func == (left: PreviewSettings, right: PreviewSettings) -> Bool { left === right }

    /// The room for a preview: nil for what its view wants.
    package var size: CGSize? {
        switch layout ?? .device {
        case .sizeThatFits: return nil
        case .fixed(let width, let height): return CGSize(width: max(width, 1), height: max(height, 1))
        case .device:
            let size = DeviceScreens.size(of: device?.rawValue ?? "")
            let isWide = orientation?.isLandscape == true
            return isWide ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Whether the preview is for a device and says nothing of which.
    package var isForAnyDevice: Bool {
        guard case .device = layout ?? .device else { return false }
        return device == nil && orientation == nil
    }

    fileprivate func copy() -> PreviewSettings {
        let copy = PreviewSettings()
        (copy.name, copy.layout, copy.device, copy.orientation) = (name, layout, device, orientation)
        return copy
    }
}

/// The sizes of screens in points, upright.
enum DeviceScreens {
    /// The screen of a device; that of a middling phone when the name is not known.
    static func size(of name: String) -> CGSize {
        let name = name.lowercased()
        return sizes.first { name.hasPrefix($0.0) || name.contains($0.0) }?.1 ?? CGSize(width: 393, height: 852)
    }

    // Longer names come before those that they begin with.
    private static let sizes: [(String, CGSize)] = [
        ("iphone 16 pro max", CGSize(width: 440, height: 956)), ("iphone 17 pro max", CGSize(width: 440, height: 956)),
        ("iphone 16 pro", CGSize(width: 402, height: 874)), ("iphone 17", CGSize(width: 402, height: 874)),
        ("iphone 15 pro max", CGSize(width: 430, height: 932)), ("iphone 15 plus", CGSize(width: 430, height: 932)),
        ("iphone 16 plus", CGSize(width: 430, height: 932)), ("iphone 14 pro max", CGSize(width: 430, height: 932)),
        ("iphone 15", CGSize(width: 393, height: 852)), ("iphone 16", CGSize(width: 393, height: 852)),
        ("iphone 14 pro", CGSize(width: 393, height: 852)), ("iphone 14 plus", CGSize(width: 428, height: 926)),
        ("iphone 13 pro max", CGSize(width: 428, height: 926)), ("iphone 12 pro max", CGSize(width: 428, height: 926)),
        ("iphone 13 mini", CGSize(width: 375, height: 812)), ("iphone 12 mini", CGSize(width: 375, height: 812)),
        ("iphone 14", CGSize(width: 390, height: 844)), ("iphone 13", CGSize(width: 390, height: 844)),
        ("iphone 12", CGSize(width: 390, height: 844)), ("iphone 11 pro max", CGSize(width: 414, height: 896)),
        ("iphone 11 pro", CGSize(width: 375, height: 812)), ("iphone 11", CGSize(width: 414, height: 896)),
        ("iphone xs max", CGSize(width: 414, height: 896)), ("iphone xʀ", CGSize(width: 414, height: 896)),
        ("iphone xr", CGSize(width: 414, height: 896)), ("iphone x", CGSize(width: 375, height: 812)),
        ("iphone 8 plus", CGSize(width: 414, height: 736)), ("iphone 7 plus", CGSize(width: 414, height: 736)),
        ("iphone 8", CGSize(width: 375, height: 667)), ("iphone 7", CGSize(width: 375, height: 667)),
        ("iphone se (1st", CGSize(width: 320, height: 568)), ("iphone se", CGSize(width: 375, height: 667)),
        ("ipad pro (12.9", CGSize(width: 1024, height: 1366)), ("ipad pro 12.9", CGSize(width: 1024, height: 1366)),
        ("ipad pro 13", CGSize(width: 1032, height: 1376)), ("ipad air 13", CGSize(width: 1024, height: 1366)),
        ("ipad pro", CGSize(width: 834, height: 1194)), ("ipad mini", CGSize(width: 744, height: 1133)),
        ("ipad", CGSize(width: 820, height: 1180)), ("watch", CGSize(width: 198, height: 242)),
        ("tv", CGSize(width: 1920, height: 1080)), ("mac", CGSize(width: 1024, height: 640)),
    ]
}

/// Changes how the view is shown as a preview. Elsewhere it does nothing.
private struct PreviewModifierTrait: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (PreviewSettings) -> Void

    nonisolated init(change: @escaping (PreviewSettings) -> Void) { self.change = change }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let change = modifier.untracked.change
        return body(inputs).wrapping(PreviewSettingsTrait.self) { preview in
            // An inner modifier is asked first, and outer ones have the last word.
            let settings = preview?.copy() ?? PreviewSettings()
            change(settings)
            preview = settings
        }
    }
}

package struct PreviewSettingsTrait: ViewTraitKey {
    package static var defaultValue: PreviewSettings? { nil }
}

extension ViewTraits {
    /// How the view is shown as a preview.
    package var preview: PreviewSettings? { self[PreviewSettingsTrait.self] }
}

extension View {
    /// The room that the preview gets.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewModifierTrait { $0.layout = value })
    }

    /// The device that the preview has the screen size of.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewModifierTrait { $0.device = value })
    }

    /// The preview's name.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewModifierTrait { $0.name = value })
    }

    /// Which side of the device is up.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewModifierTrait { $0.orientation = value })
    }

    /// Values that the preview is shown with. Dovetail reads none.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(PreviewModifierTrait { _ in })
    }
}
