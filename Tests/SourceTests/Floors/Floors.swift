/// The order of the folders of one target, from the lowest floor to the highest.
///
/// A file refers to what is declared in its own folder and in those before it, and to nothing declared in one behind it. Files that lie in no
/// folder belong to the floor `.top`.
struct Floors: Sendable {
    let target: String
    let order: [String]

    static let top = "(top)"

    static let base = Floors(target: "DovetailBase", order: ["Process", "Geometry", "Input"])

    static let engine = Floors(
        target: "DovetailEngine",
        order: [
            top, "Environment", "Motion", "Sizing", "Update", "Styles", "Semantics", "Text", "Display", "Inputs",
            "DataFlow", "ViewTree", "Layout", "Animation", "Drawing", "TextViews", "Events", "Immediate", "Focus",
            "Transitions",
        ])

    static let core = Floors(
        target: "DovetailCore",
        order: [
            top, "Rows", "Scrolling", "Editing", "Accessibility", "Toolbar", "Storage", "Host", "Scene", "Preview",
            "ResourceTitles", "Accepted",
        ])

    static let controls = Floors(
        target: "DovetailControls",
        order: [
            "DragAndDrop", "Style", "Label", "Progress", "Button", "Containers", "TextField", "Toggle", "Clipboard",
            "Find",
            "SplitView", "Presentation", "Menu", "List", "Toolbar", "Image", "Help", "Share", "Files", "Navigation",
            "Sheet",
            "Gauge", "Slider", "ColorPicker", "Stepper", "Form", "Picker", "Search", "TextEditor", "DatePicker", "Link",
            "Commands", "ControlGroup", "Alert", "MenuBarExtra", "Table", "TabView", "ResourceTitles", "Accepted",
        ])

    static let uiKit = Floors(
        target: "DovetailUIKit",
        order: ["Values", "Text", "Layers", "Views", "Controls", "Scrolling", "Controllers", "Gestures"])

    static let all = [base, engine, core, controls, uiKit]

    /// Where a file is in the order; nil for a folder that the order does not name.
    func floor(of path: String) -> Int? { order.firstIndex(of: Self.folder(of: path)) }

    /// The outermost folder of a file, by its path in the target.
    static func folder(of path: String) -> String {
        guard let slash = path.firstIndex(of: "/") else { return top }
        return String(path[..<slash])
    }
}
