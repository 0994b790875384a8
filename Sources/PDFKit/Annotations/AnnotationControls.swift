import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

extension PDFAnnotation {
    /// Whether a view has a control for it: a field of a form, or something that does something when it is pressed.
    var isUsable: Bool { shouldDisplay && (subtype == .widget || action != nil) }
}

/// The links and the fields of a page, over its picture.
struct AnnotationControls: View {
    let page: PDFPage
    /// How many points of the view a point of the page is.
    let scale: CGFloat
    let perform: (PDFAction) -> Void

    var body: some View {
        let height = page.bounds(for: .cropBox).height
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(page.annotations.filter(\.isUsable).map(Named.init)) { named in
                let annotation = named.annotation
                AnnotationControl(annotation: annotation, scale: scale) { press(annotation) }
                    .frame(width: annotation.bounds.width * scale, height: annotation.bounds.height * scale)
                    .offset(x: annotation.bounds.minX * scale, y: (height - annotation.bounds.maxY) * scale)
            }
        }
    }

    /// An annotation by itself.
    private struct Named: Identifiable {
        let annotation: PDFAnnotation
        var id: ObjectIdentifier { ObjectIdentifier(annotation) }
    }

    private func press(_ annotation: PDFAnnotation) {
        switch annotation.widgetControlType {
        case .checkBoxControl where annotation.subtype == .widget:
            annotation.buttonWidgetState = annotation.buttonWidgetState == .onState ? .offState : .onState
        case .radioButtonControl where annotation.subtype == .widget:
            let isOn = annotation.buttonWidgetState == .onState
            for other in page.annotations
            where other !== annotation && other.widgetControlType == .radioButtonControl
                && other.fieldName == annotation.fieldName
            { other.buttonWidgetState = .offState }
            annotation.buttonWidgetState = isOn && annotation.allowsToggleToOff ? .offState : .onState
        default: break
        }
        if let action = annotation.action { perform(action) }
    }
}

/// The control of a link or a field.
private struct AnnotationControl: View {
    let annotation: PDFAnnotation
    let scale: CGFloat
    let press: () -> Void

    private var font: Font { .system(size: (annotation.font?.pointSize ?? 12) * scale) }
    private var ink: Color { Color(uiColor: annotation.fontColor ?? .black) }
    private var ground: Color { annotation.backgroundColor.map { Color(uiColor: $0) } ?? .clear }

    var body: some View {
        Group {
            if annotation.subtype != .widget {
                Button(action: press) { Color.clear.contentShape(Rectangle()) }
                    .accessibilityLabel(annotation.contents ?? annotation.url?.absoluteString ?? "Link")
            } else {
                switch annotation.widgetFieldType {
                case .button: button
                case .choice: choice
                case .text: text
                default: ground
                }
            }
        }
        .buttonStyle(.plain)
        .disabled(annotation.subtype == .widget && annotation.isReadOnly)
    }

    private var button: some View {
        Button(action: press) {
            switch annotation.widgetControlType {
            case .checkBoxControl:
                mark(annotation.buttonWidgetState == .onState ? "checkmark.square.fill" : "square")
            case .radioButtonControl:
                mark(annotation.buttonWidgetState == .onState ? "largecircle.fill.circle" : "circle")
            default:
                Text(verbatim: annotation.caption ?? "").font(font).foregroundStyle(ink).lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(
                        annotation.backgroundColor.map { Color(uiColor: $0) } ?? Color(white: 0.9),
                        in: RoundedRectangle(cornerRadius: 6 * scale))
            }
        }
        .accessibilityLabel(annotation.caption ?? annotation.fieldName ?? annotation.buttonWidgetStateString)
        .accessibilityAddTraits(annotation.buttonWidgetState == .onState ? .isSelected : [])
    }

    private func mark(_ symbol: String) -> some View {
        Image(systemName: symbol).resizableInBox().scaledToFit().foregroundStyle(ink)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
    }

    private var choice: some View {
        Menu {
            ForEach(annotation.choices ?? [], id: \.self) { title in
                Button(title) { annotation.widgetStringValue = title }
            }
        } label: {
            Text(verbatim: annotation.widgetStringValue ?? annotation.choices?.first ?? "")
                .font(font).foregroundStyle(ink).lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .background(ground)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(annotation.fieldName ?? "")
    }

    @ViewBuilder
    private var text: some View {
        let value = Binding {
            annotation.widgetStringValue ?? ""
        } set: { text in
            annotation.widgetStringValue =
                annotation.maximumLength > 0 ? String(text.prefix(annotation.maximumLength)) : text
        }
        Group {
            if annotation.isPasswordField {
                SecureField("", text: value)
            } else {
                TextField("", text: value, axis: annotation.isMultiline ? .vertical : .horizontal)
            }
        }
        .textFieldStyle(.plain)
        .font(font)
        .foregroundStyle(ink)
        .accessibilityLabel(annotation.fieldName ?? "")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: annotation.isMultiline ? .topLeading : .leading)
        .background(ground)
    }
}
