import AttributeGraph
import Foundation

/// The size classes of a window.
struct WindowSizeClasses: Rule {
    let geometry: Attribute<ViewGeometry>
    let environment: Attribute<EnvironmentValues>

    var value: SizeClasses { SizeClasses(of: geometry.value.size, idiom: environment.value.idiom) }
}

/// The environment of what is in a window: what its host gives, and what is the window's own.
struct WindowEnvironment: Rule {
    let source: Attribute<EnvironmentValues>
    let sizeClasses: Attribute<SizeClasses>
    let declarations: WindowDeclarations
    let editMode: Binding<EditMode>
    let undoManager: UndoManager
    let openURL: (URL) -> Bool
    let chooseFiles: FileChooser?
    let imageSize: (ResolvedImage) -> CGSize?

    var value: EnvironmentValues {
        var values = source.value
        if values.editMode == nil { values.editMode = editMode }
        values.horizontalSizeClass = sizeClasses.value.horizontal
        values.verticalSizeClass = sizeClasses.value.vertical
        values.hasWideMargins = sizeClasses.value.hasWideMargins
        values.hasWideBarMargins = sizeClasses.value.hasWideBarMargins
        if values.undoManager == nil { values.undoManager = undoManager }
        values.windowDeclarations = declarations
        values.systemOpenURL = openURL
        values.fileChooser = chooseFiles
        values.pictureReader = PictureReader(imageSize: imageSize)
        if let preferred = declarations.preferredColorScheme { values.colorScheme = preferred }
        return values
    }
}

/// What the bar at a window's top leaves of it.
struct WindowArea: Rule {
    let window: Attribute<ViewGeometry>
    let bar: Attribute<CGFloat>

    var value: ViewGeometry {
        let (size, grid) = (window.value.size, window.value.grid)
        let top = min(bar.value, size.height)
        return ViewGeometry(
            origin: CGPoint(x: 0, y: top), size: CGSize(width: size.width, height: size.height - top), grid: grid)
    }
}

/// Where the root view is: in the middle of its area, at the size that it takes.
struct RootGeometry: Rule {
    let area: Attribute<ViewGeometry>
    let layout: ChildLayout
    let loop: UpdateLoop

    var value: ViewGeometry {
        let area = area.value
        guard let computer = layout.attribute?.value else { return area }
        let size = layout.place(loop.layoutQuestions) { computer.sizeThatFits(ProposedViewSize(area.size)) }
        return ViewGeometry(
            origin: CGPoint(
                x: area.origin.x + (area.size.width - size.width) / 2,
                y: area.origin.y + (area.size.height - size.height) / 2),
            size: size, proposal: ProposedViewSize(area.size), grid: area.grid)
    }
}
