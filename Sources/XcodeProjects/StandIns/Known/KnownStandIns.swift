/// Stand-ins whose shape is known beforehand: packages that many apps for the Mac have, whose names say too little of what they are.
///
/// Where such a package can be had it is built as it stands. These take its place where it can't.
enum KnownStandIns {
    /// What a module declares by itself; nil where the project's use alone tells.
    static func source(of module: String) -> String? { sources[module] }

    /// What a person is told of a module; nil as above.
    static func note(of module: String) -> String? { notes[module] }

    static let sources = [
        "KeyboardShortcuts": keyboardShortcuts, "LaunchAtLogin": launchAtLogin, "Sparkle": sparkle,
    ]

    private static let notes = [
        "KeyboardShortcuts":
            "Shortcuts are recorded and kept. The desktop tells no program of keys that are pressed elsewhere, so their actions are not called.",
        "LaunchAtLogin": "The app is started when the person logs in, by a desktop file: nothing is missing.",
        "Sparkle": "There is nothing to update: updates come as the program came.",
    ]
}
