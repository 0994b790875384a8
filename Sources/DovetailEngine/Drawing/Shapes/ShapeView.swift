import AttributeGraph
import Foundation

/// A view that draws a shape, and can draw it again over itself: `Circle().fill(.red).stroke(.black)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape once more, over this view.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the shape's outline over this view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the shape's outline, inside the shape, over this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: view.projected { $0.shape }, style: view.projected { $0.style },
            fill: view.projected { $0.fillStyle }, inputs: inputs)
    }
}

/// A shape filled with a style, over a view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle
    // A view is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) public let background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: view.projected { $0.shape }, style: view.projected { $0.style },
            fill: view.projected { $0.fillStyle }, inputs: inputs
        ).over(view.projected { $0.background }, inputs)
    }
}

/// A shape's outline drawn in a style, over a view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    // A view is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) public let background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: view.projected { _StrokedShape(shape: $0.shape, style: $0.strokeStyle) },
            style: view.projected { $0.style }, fill: view.projected { FillStyle(antialiased: $0.isAntialiased) },
            inputs: inputs
        ).over(view.projected { $0.background }, inputs)
    }
}

/// A shape's outline drawn inside the shape in a style, over a view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: PrimitiveView,
    ShapeView
{
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    // A view is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) public let background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: view.projected { BorderShape(shape: $0.shape, style: $0.strokeStyle) },
            style: view.projected { $0.style }, fill: view.projected { FillStyle(antialiased: $0.isAntialiased) },
            inputs: inputs
        ).over(view.projected { $0.background }, inputs)
    }
}

/// A line inside a shape's outline. The shape itself decides its size, whatever the line's width.
struct BorderShape<Base: InsettableShape>: Shape, StrokedOutline {
    var shape: Base
    var style: StrokeStyle

    func path(in rect: CGRect) -> Path { outline(in: rect).strokedPath(style) }
    func strokedOutline(in rect: CGRect) -> (path: Path, style: StrokeStyle) { (outline(in: rect), style) }
    private func outline(in rect: CGRect) -> Path { shape.inset(by: style.lineWidth / 2).path(in: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _ViewOutputs {
    /// These over those of a view in the same place.
    @MainActor
    fileprivate func over<Background: View>(_ background: Attribute<Background>, _ inputs: _ViewInputs) -> _ViewOutputs
    {
        guard Background.self != EmptyView.self else { return self }
        let behind = Background._makeView(view: background, inputs: inputs)
        var outputs = self
        outputs.display = Attribute(BackedDisplay(background: behind.display, shape: display))
        return outputs
    }
}

/// The nodes of a shape, over those of its background.
private struct BackedDisplay: Rule {
    let background: Attribute<[DisplayNode]>?
    let shape: Attribute<[DisplayNode]>?
    var value: [DisplayNode] { (background?.value ?? []) + (shape?.value ?? []) }
}
