import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A field of UIKit's as one of SwiftUI's.
struct TextFieldContent: View {
    let field: UITextField
    let count: Int

    var body: some View {
        let text = Binding(get: { field.text ?? "" }, set: { field.type($0) })
        let hint = field.attributedHint.map { AttributedContent(string: $0).text }
        let attributed = field.attributes.map { AttributedContent(string: $0) }
        let font = field.font ?? attributed?.font
        let places = TextFieldPlaces(field)
        HStack(spacing: 0) {
            if let left = field.leftView, field.shows(field.leftViewMode) {
                SideView(view: left, place: places.left)
            }
            Group {
                if field.isSecureTextEntry {
                    SecureField(field.placeholder ?? "", text: text, prompt: hint)
                } else {
                    TextField(
                        field.placeholder ?? "", text: text,
                        selection: Binding(get: { field.selected }, set: { field.selected = $0 }), prompt: hint)
                }
            }
            .padding(places.text)
            if let right = field.rightView, field.shows(field.rightViewMode) {
                SideView(view: right, place: places.right)
            } else if field.hasText, field.shows(field.clearButtonMode) {
                Button {
                    field.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .modifier(Border(isRounded: field.borderStyle != .none))
        .background {
            if field.borderStyle == .none, let picture = field.shownBackground {
                Image(uiImage: picture).resizableInBox()
            }
        }
        .font(font.map { Font($0) })
        .foregroundStyle(Color(uiColor: field.textColor ?? attributed?.color ?? .label))
        .multilineTextAlignment(field.textAlignment.alignment)
        .keyboardType(field.keyboardType)
        .autocapitalization(field.autocapitalizationType)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .textContentType(field.textContentType)
        .disabled(!field.isEnabled)
        .onSubmit { field.submit() }
        .environment(\.editCommandOwner, field.editOwner)
        .modifier(
            TextInputFocus(state: field.input, count: count) { field.editingChanged($0) })
    }
}

/// A view at an end of a field, in its own size, unless the field says where it is.
private struct SideView: View {
    let view: UIView
    let place: TextFieldPlaces.Side

    var body: some View {
        UIViewContent(view).frame(width: place.size.width, height: place.size.height)
            .offset(x: place.offset.width, y: place.offset.height)
    }
}

private struct Border: ViewModifier {
    let isRounded: Bool

    func body(content: Content) -> some View {
        if isRounded { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
    }
}

/// Where a field of an app's own class wants its parts, compared with where they are by themselves.
@MainActor
private struct TextFieldPlaces {
    struct Side {
        var size: CGSize
        var offset = CGSize.zero
    }
    let text: EdgeInsets
    let left: Side
    let right: Side

    init(_ field: UITextField) {
        // Before the field has a size of its own a usual one will do: most classes move the sides in by so many points.
        let bounds = field.bounds.isEmpty ? CGRect(x: 0, y: 0, width: 200, height: 34) : field.bounds
        let (leftPlace, rightPlace) = (field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds))
        left = Side(
            size: leftPlace.size,
            offset: CGSize(width: leftPlace.minX - bounds.minX, height: leftPlace.midY - bounds.midY))
        right = Side(
            size: rightPlace.size,
            offset: CGSize(width: rightPlace.maxX - bounds.maxX, height: rightPlace.midY - bounds.midY))
        // Where the text is by itself: between what takes room beside it.
        let side: CGFloat = field.borderStyle == .none ? 0 : 7
        var (start, end) = (bounds.minX + side, bounds.maxX - side)
        if field.leftView != nil, field.shows(field.leftViewMode) { start = bounds.minX + leftPlace.width }
        if field.rightView != nil, field.shows(field.rightViewMode) {
            end = bounds.maxX - rightPlace.width
        } else if field.hasText, field.shows(field.clearButtonMode) {
            end = field.clearButtonRect(forBounds: bounds).minX
        }
        let wanted = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        text = EdgeInsets(
            top: wanted.minY - bounds.minY, leading: wanted.minX - start, bottom: bounds.maxY - wanted.maxY,
            trailing: end - wanted.maxX)
    }
}

extension UITextField {
    /// The picture behind the text.
    fileprivate var shownBackground: UIImage? { isEnabled ? background : disabledBackground ?? background }
}

extension UIView {
    /// How large the view is at an end of a field.
    var sizeBesideText: CGSize {
        let wanted = intrinsicContentSize
        return CGSize(
            width: frame.width > 0 ? frame.width : max(wanted.width, 0),
            height: frame.height > 0 ? frame.height : max(wanted.height, 0))
    }
}
