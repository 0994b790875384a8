/// A card with a tip's picture, texts and buttons.
struct TipCard: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLooks) private var looks
    @Environment(\.tipArrowOffset) private var arrowOffset

    var body: some View {
        if configuration.isPopover {
            inside.frame(idealWidth: 300, maxWidth: 340).fixedSize(horizontal: false, vertical: true)
        } else {
            card
        }
    }

    private var card: some View {
        inside
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
                looks.background, in: RoundedRectangle(cornerRadius: looks.cornerRadius, style: .continuous)
            )
            .padding(configuration.arrowEdge.map { Edge.Set($0) } ?? [], TipArrow.height)
            .background(alignment: arrowAlignment) {
                if let edge = configuration.arrowEdge {
                    TipArrow(edge: edge).fill(looks.background)
                        .frame(width: edge.isVertical ? TipArrow.height : TipArrow.width)
                        .frame(height: edge.isVertical ? TipArrow.width : TipArrow.height)
                        .offset(x: edge.isVertical ? 0 : arrowOffset, y: edge.isVertical ? arrowOffset : 0)
                }
            }
            .accessibilityElement(children: .contain)
    }

    private var arrowAlignment: Alignment {
        switch configuration.arrowEdge {
        case .top: .top
        case .leading: .leading
        case .trailing: .trailing
        case .bottom, nil: .bottom
        }
    }

    private var inside: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                if let image = configuration.image { picture(image) }
                VStack(alignment: .leading, spacing: 2) {
                    configuration.title?.font(.headline)
                    configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.tertiary)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Close")
            }
            .padding(16)
            ForEach(configuration.actions) { action in
                Divider().padding(.leading, 16)
                Button(action: action.handler) {
                    action.label().frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                }
                .buttonStyle(.borderless)
                .disabled(action.isDisabled)
                .padding(.horizontal, 16)
                .padding(.vertical, 11)
            }
        }
    }

    @ViewBuilder private func picture(_ image: Image) -> some View {
        let sized = image.resizable().scaledToFit()
            .frame(width: looks.imageSize?.width ?? 36, height: looks.imageSize?.height ?? 36)
            .accessibilityHidden(true)
        let styles = looks.imageStyles
        switch styles.count {
        case 0: sized.foregroundStyle(.tint)
        case 1: sized.foregroundStyle(styles[0])
        case 2: sized.foregroundStyle(styles[0], styles[1])
        default: sized.foregroundStyle(styles[0], styles[1], styles[2])
        }
    }
}

/// A triangle that points out of an edge.
private struct TipArrow: Shape {
    let edge: Edge
    static let width: CGFloat = 22
    static let height: CGFloat = 9

    func path(in rect: CGRect) -> Path {
        let corners: (CGPoint, CGPoint, CGPoint) =
            switch edge {
            case .top: (.init(x: 0, y: 1), .init(x: 0.5, y: 0), .init(x: 1, y: 1))
            case .bottom: (.init(x: 0, y: 0), .init(x: 0.5, y: 1), .init(x: 1, y: 0))
            case .leading: (.init(x: 1, y: 0), .init(x: 0, y: 0.5), .init(x: 1, y: 1))
            case .trailing: (.init(x: 0, y: 0), .init(x: 1, y: 0.5), .init(x: 0, y: 1))
            }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        return Path { path in
            path.addLines([place(corners.0), place(corners.1), place(corners.2)])
            path.closeSubpath()
        }
    }
}

extension Edge {
    fileprivate var isVertical: Bool { self == .leading || self == .trailing }
}
