import SwiftUI
import Testing

/// A view of many levels, each a container or a modifier around the next, with one view at the end.
///
/// The levels are bodies of one recursive type, so the compiler does not see how deep they go.
struct Nest<End: View>: View {
    let kind: NestKind
    let levels: Int
    @ViewBuilder let end: () -> End

    var inner: Nest { Nest(kind: kind, levels: levels - 1, end: end) }

    var body: some View {
        if levels == 0 {
            end()
        } else {
            level
        }
    }

    @ViewBuilder private var level: some View {
        switch kind.family {
        case .container: container
        case .plain: plain
        case .layout: layoutModifier
        case .drawing: drawingModifier
        case .dataFlow: dataFlowModifier
        case .event: eventModifier
        case .control: control
        case .presentation: presentation
        }
    }
}

/// What each level is.
enum NestKind: String, CaseIterable, CustomTestStringConvertible {
    // Containers.
    case vStack, hStack, zStack, grid, viewThatFits, layout, anyLayout, geometryReader
    case lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, scrollView, list, form, section
    // Views that stand for others.
    case body, group, forEach, conditional, optional, tuple, anyView, equatable, timeline, modifier, identity
    // Modifiers of layout.
    case frame, flexibleFrame, padding, offset, position, fixedSize, aspectRatio, alignmentGuide, layoutPriority
    case background, overlay, safeAreaInset, safeAreaPadding, ignoresSafeArea, containerRelativeFrame, geometryGroup
    // Modifiers of drawing.
    case opacity, clip, clipShape, mask, blur, shadow, saturation, blendMode, border, rotation, scale, compositing
    case drawingGroup, zIndex, transition
    // Modifiers of data flow.
    case environment, font, transaction, animation, animationValue, onChange, onAppear, task, onReceive,
        environmentObject
    case preference, transformPreference, anchor, onPreferenceChange, overlayPreference, onGeometryChange
    // Modifiers of events and what they mean.
    case gesture, highPriorityGesture, simultaneousGesture, disabled, contentShape, coordinateSpace, focusable
    case focusScope, focusSection, accessibility, accessibilityTraits, accessibilityHint, onHover, dropTarget
    // Controls.
    case button, label, labeledContent, groupBox, controlGroup, disclosureGroup, tabView, navigationStack, splitView
    // Presentations and bars.
    case sheet, popover, alert, contextMenu, toolbar, navigationTitle, searchable, swipeActions

    var testDescription: String { rawValue }

    enum Family { case container, plain, layout, drawing, dataFlow, event, control, presentation }

    var family: Family {
        switch self {
        case .vStack, .hStack, .zStack, .grid, .viewThatFits, .layout, .anyLayout, .geometryReader, .lazyVStack,
            .lazyHStack, .lazyVGrid, .lazyHGrid, .scrollView, .list, .form, .section:
            .container
        case .body, .group, .forEach, .conditional, .optional, .tuple, .anyView, .equatable, .timeline, .modifier,
            .identity:
            .plain
        case .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize, .aspectRatio, .alignmentGuide,
            .layoutPriority, .background, .overlay, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
            .containerRelativeFrame, .geometryGroup:
            .layout
        case .opacity, .clip, .clipShape, .mask, .blur, .shadow, .saturation, .blendMode, .border, .rotation, .scale,
            .compositing, .drawingGroup, .zIndex, .transition:
            .drawing
        case .environment, .font, .transaction, .animation, .animationValue, .onChange, .onAppear, .task, .onReceive,
            .environmentObject, .preference, .transformPreference, .anchor, .onPreferenceChange, .overlayPreference,
            .onGeometryChange:
            .dataFlow
        case .gesture, .highPriorityGesture, .simultaneousGesture, .disabled, .contentShape, .coordinateSpace,
            .focusable, .focusScope, .focusSection, .accessibility, .accessibilityTraits, .accessibilityHint,
            .onHover, .dropTarget:
            .event
        case .button, .label, .labeledContent, .groupBox, .controlGroup, .disclosureGroup, .tabView, .navigationStack,
            .splitView:
            .control
        case .sheet, .popover, .alert, .contextMenu, .toolbar, .navigationTitle, .searchable, .swipeActions:
            .presentation
        }
    }
}
