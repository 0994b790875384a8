import DovetailCore
import Foundation

extension CALayer {
    /// The value of a property that all layers have.
    func commonValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "opacity": opacity
        case "hidden": isHidden
        case "position": position
        case "position.x": position.x
        case "position.y": position.y
        case "bounds": bounds
        case "bounds.size": bounds.size
        case "bounds.size.width": bounds.width
        case "bounds.size.height": bounds.height
        case "frame": frame
        case "anchorPoint": anchorPoint
        case "zPosition": zPosition
        case "cornerRadius": cornerRadius
        case "borderWidth": borderWidth
        case "borderColor": borderColor
        case "backgroundColor": backgroundColor
        case "shadowOpacity": shadowOpacity
        case "shadowRadius": shadowRadius
        case "shadowOffset": shadowOffset
        case "shadowColor": shadowColor
        case "contents": contents
        case "transform": transform
        default: transformPart(keyPath) ?? ownValues[keyPath]
        }
    }

    /// Sets a property that all layers have. Returns false for a name that is not known.
    func setCommonValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("opacity", .number(let number)?): opacity = Float(number)
        case ("hidden", .number(let number)?): isHidden = number != 0
        case ("position", .point(let point)?): position = point
        case ("position.x", .number(let number)?): position.x = number
        case ("position.y", .number(let number)?): position.y = number
        case ("bounds", .rect(let rect)?): bounds.size = rect.size
        case ("bounds.size", .size(let size)?): bounds.size = size
        case ("bounds.size.width", .number(let number)?): bounds.size.width = number
        case ("bounds.size.height", .number(let number)?): bounds.size.height = number
        case ("frame", .rect(let rect)?): frame = rect
        case ("anchorPoint", .point(let point)?): anchorPoint = point
        case ("zPosition", .number(let number)?): zPosition = number
        case ("cornerRadius", .number(let number)?): cornerRadius = number
        case ("borderWidth", .number(let number)?): borderWidth = number
        case ("borderColor", _): borderColor = value?.color
        case ("backgroundColor", _): backgroundColor = value?.color
        case ("shadowOpacity", .number(let number)?): shadowOpacity = Float(number)
        case ("shadowRadius", .number(let number)?): shadowRadius = number
        case ("shadowOffset", .size(let size)?): shadowOffset = size
        case ("shadowColor", _): shadowColor = value?.color
        case ("contents", _): contents = value?.any
        case ("transform", .transform(let transform)?): self.transform = transform
        default: return setTransformPart(value, keyPath)
        }
        return true
    }

    // MARK: Parts of the transform

    private func transformPart(_ keyPath: String) -> Any? {
        guard keyPath.hasPrefix("transform.") else { return nil }
        guard let plane = PlaneTransform(transform) else { return CGFloat(0) }
        switch keyPath.dropFirst("transform.".count) {
        case "scale", "scale.x": return plane.scaleX
        case "scale.y": return plane.scaleY
        case "scale.z": return CGFloat(1)
        case "rotation", "rotation.z": return plane.angle
        case "rotation.x", "rotation.y": return CGFloat(0)
        case "translation": return CGSize(width: plane.x, height: plane.y)
        case "translation.x": return plane.x
        case "translation.y": return plane.y
        case "translation.z": return transform.m43
        default: return nil
        }
    }

    private func setTransformPart(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        guard keyPath.hasPrefix("transform.") else { return false }
        let part = keyPath.dropFirst("transform.".count)
        if part == "translation", case .size(let size)? = value {
            changePlane { ($0.x, $0.y) = (size.width, size.height) }
            return true
        }
        if part == "translation", case .point(let point)? = value {
            changePlane { ($0.x, $0.y) = (point.x, point.y) }
            return true
        }
        guard case .number(let number)? = value else { return false }
        switch part {
        case "scale": changePlane { ($0.scaleX, $0.scaleY) = (number, number) }
        case "scale.x": changePlane { $0.scaleX = number }
        case "scale.y": changePlane { $0.scaleY = number }
        case "rotation", "rotation.z": changePlane { $0.angle = number }
        case "rotation.x": transform = CATransform3DRotate(transform, number, 1, 0, 0)
        case "rotation.y": transform = CATransform3DRotate(transform, number, 0, 1, 0)
        case "translation.x": changePlane { $0.x = number }
        case "translation.y": changePlane { $0.y = number }
        case "scale.z", "translation.z": break
        default: return false
        }
        return true
    }

    private func changePlane(_ body: (inout PlaneTransform) -> Void) {
        guard var plane = PlaneTransform(transform) else { return }
        body(&plane)
        transform = plane.transform
    }
}

extension AnimatedValue {
    /// The colour, where it is one.
    var color: CGColor? { if case .color(let color) = self { color } else { nil } }
}

extension CATransform3D {
    /// The transform as one of the plane; nil for one that leaves it.
    @MainActor var affine: CGAffineTransform? { PlaneTransform(self) == nil ? nil : flattened }
    /// What of the transform is in the plane.
    var flattened: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform stays in the plane.
@MainActor
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What of a transform is in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flattened }
