import SwiftUI

/// The pages that show what there is, in order.
@MainActor let showcaseExamples: [GalleryExample] = [
    GalleryExample("Buttons", .controls, "Buttons", "Styles, roles, sizes and shapes", symbol: "hand.tap") {
        ButtonsPage()
    },
    GalleryExample("Switches", .controls, "Toggles and sliders", "Switches, sliders and steppers", symbol: "switch.2") {
        SwitchesPage()
    },
    GalleryExample("Pickers", .controls, "Pickers", "Menus, segments, wheels and colours", symbol: "list.bullet") {
        PickersPage()
    },
    GalleryExample("Dates", .controls, "Dates", "Fields, calendars and several days", symbol: "calendar") {
        DatesPage()
    },
    GalleryExample(
        "TextFields", .controls, "Text input", "Fields, passwords and an editor", symbol: "character.cursor.ibeam"
    ) {
        TextFieldsPage()
    },
    GalleryExample("Progress", .controls, "Progress and gauges", "Bars, rings and dials", symbol: "gauge") {
        ProgressPage()
    },
    GalleryExample(
        "Menus", .controls, "Menus", "Nested, with a default, and in context", symbol: "filemenu.and.selection"
    ) {
        MenusPage()
    },
    GalleryExample(
        "Boxes", .controls, "Boxes and links", "Groups, details and what is elsewhere", symbol: "shippingbox"
    ) {
        BoxesPage()
    },
    GalleryExample("TextStyles", .text, "Text styles", "Fonts, weights, designs and sizes", symbol: "textformat.size") {
        TextStylesPage()
    },
    GalleryExample("RichText", .text, "Rich text", "Markdown, runs and formats", symbol: "textformat") {
        RichTextPage()
    },
    GalleryExample("Symbols", .text, "Symbols", "Rendering, variants and effects", symbol: "star") { SymbolsPage() },
    GalleryExample("Stacks", .layout, "Stacks", "Alignment, and what fits", symbol: "square.stack") { StacksPage() },
    GalleryExample(
        "Grids", .layout, "Grids and flow", "Cells, columns and a layout of one's own", symbol: "square.grid.2x2"
    ) {
        GridsPage()
    },
    GalleryExample("Lists", .lists, "Lists", "Swipe, drag, select and search", symbol: "list.dash") { ListsPage() },
    GalleryExample("Table", .lists, "Table", "Columns that sort", symbol: "tablecells") { TablePage() },
    GalleryExample("LongList", .lists, "A long list", "One hundred thousand rows", symbol: "line.3.horizontal") {
        LongListPage()
    },
    GalleryExample("Navigation", .presentation, "Navigation", "Pages on a stack", symbol: "arrow.right.square") {
        NavigationPage()
    },
    GalleryExample("Tabs", .presentation, "Tabs", "Side by side, and page by page", symbol: "square.on.square") {
        TabsPage()
    },
    GalleryExample(
        "Sheets", .presentation, "Sheets and alerts", "What comes over the rest", symbol: "rectangle.on.rectangle"
    ) {
        SheetsPage()
    },
    GalleryExample("Shapes", .drawing, "Shapes", "Fills, strokes and what is cut out", symbol: "square.on.circle") {
        ShapesPage()
    },
    GalleryExample("Gradients", .drawing, "Gradients", "Gradients, meshes and materials", symbol: "paintpalette") {
        GradientsPage()
    },
    GalleryExample("Effects", .drawing, "Effects", "Filters, blending and masks", symbol: "camera.filters") {
        EffectsPage()
    },
    GalleryExample("Canvas", .drawing, "Canvas", "A clock, and waves", symbol: "pencil.and.outline") { CanvasPage() },
    GalleryExample("Springs", .motion, "Curves and springs", "With phases and keyframes", symbol: "waveform.path") {
        SpringsPage()
    },
    GalleryExample(
        "Transitions", .motion, "Transitions", "How views come, go and become others", symbol: "rectangle.2.swap"
    ) {
        TransitionsPage()
    },
    GalleryExample("Gestures", .motion, "Gestures", "Drag, pinch, hover and keys", symbol: "hand.draw") {
        GesturesPage()
    },
    GalleryExample("Mail", .apps, "Mail", "Three columns, and a letter to write", symbol: "envelope") { MailPage() },
    GalleryExample("Drawing", .apps, "Drawing", "A canvas for the pointer", symbol: "scribble") { DrawingPage() },
    GalleryExample("Photos", .apps, "Photos", "A grid whose pictures grow", symbol: "photo.on.rectangle") {
        PhotosPage()
    },
]
