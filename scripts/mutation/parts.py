"""The parts of the library whose tests are measured: their sources, and the words that find the suites to run first."""

PARTS = {
    "graph": (["Sources/AttributeGraph"], ["AttributeGraphTests"]),
    "layout": (
        ["Sources/DovetailEngine/Layout", "Sources/DovetailEngine/Sizing", "Sources/DovetailBase/Geometry"],
        ["Tests/DovetailEngineTests/Layout", "Tests/DovetailCoreTests/Layout", "Tests/DovetailEngineTests/Geometry", "Tests/DovetailCoreTests/Geometry", "Tests/DovetailEngineTests/Drawing", "Tests/DovetailCoreTests/Drawing"]),
    "lists": (
        ["Sources/DovetailEngine/ViewTree", "Sources/DovetailCore/Rows", "Sources/DovetailCore/Scrolling/Lazy"],
        ["Tests/DovetailEngineTests/ViewTree", "Tests/DovetailCoreTests/ViewTree", "Tests/DovetailCoreTests/Rows", "Tests/DovetailCoreTests/Scrolling/Lazy",
         "Tests/DovetailControlsTests/List"]),
    "animation": (
        ["Sources/DovetailEngine/Animation", "Sources/DovetailEngine/Motion", "Sources/DovetailEngine/Update",
         "Sources/DovetailEngine/Transitions"],
        ["Tests/DovetailEngineTests/Animation", "Tests/DovetailCoreTests/Animation", "Tests/DovetailEngineTests/Trans", "Tests/DovetailCoreTests/Trans", "Tests/DovetailControlsTests/NavigationSlide",
         "Tests/DovetailControlsTests/Motion"]),
    "storage": (["Sources/DovetailCore/Storage"], ["Tests/DovetailCoreTests/Storage"]),
    "scrolling": (
        ["Sources/DovetailCore/Scrolling"],
        ["Tests/DovetailCoreTests/Scrolling", "Tests/DovetailControlsTests/Scrolling"]),
    "gestures": (["Sources/DovetailEngine/Events", "Sources/DovetailBase/Input"], ["Tests/DovetailEngineTests/Events", "Tests/DovetailCoreTests/Events"]),
    "text": (
        ["Sources/DovetailEngine/Text", "Sources/DovetailEngine/TextViews", "Sources/DovetailCore/Editing"],
        ["Tests/DovetailEngineTests/Text", "Tests/DovetailCoreTests/Text", "Tests/DovetailControlsTests/Text", "Tests/DovetailControlsTests/RichText",
         "Tests/DovetailControlsTests/Edit"]),
    "controls": (["Sources/DovetailControls"], ["Tests/DovetailControlsTests"]),
}

# The code that checks the rest in debug builds, and what is for people who read logs: a fault there changes nothing else.
LEFT_OUT = ("Invariants", "PrintChanges", "Log.swift")
