extension KnownStandIns {
    static let keyboardShortcuts = ##"""
        import Foundation
        import SwiftUI
        #if canImport(AppKit)
            import AppKit
        #endif

        public enum KeyboardShortcuts {
            #if canImport(AppKit)
                public typealias Modifiers = NSEvent.ModifierFlags
            #else
                public typealias Modifiers = EventModifiers
            #endif

            public enum EventType: Sendable { case keyDown, keyUp }

            /// The name that a shortcut is kept by.
            public struct Name: Hashable, RawRepresentable, Sendable {
                public let rawValue: String
                public let defaultShortcut: Shortcut?
                public init(_ name: String, default initialShortcut: Shortcut? = nil) {
                    (rawValue, defaultShortcut) = (name, initialShortcut)
                    if let initialShortcut, Store.isUnknown(name) { Store.set(initialShortcut, name) }
                }
                public init?(rawValue: String) { self.init(rawValue) }
                public var shortcut: Shortcut? {
                    get { KeyboardShortcuts.getShortcut(for: self) }
                    nonmutating set { KeyboardShortcuts.setShortcut(newValue, for: self) }
                }
                public static func == (first: Name, second: Name) -> Bool { first.rawValue == second.rawValue }
                public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
            }

            /// A key by its code on a Mac's keyboard.
            public struct Key: Hashable, RawRepresentable, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public init(_ rawValue: Int) { self.rawValue = rawValue }
                public static let a = Key(rawValue: 0)
                public static let s = Key(rawValue: 1)
                public static let d = Key(rawValue: 2)
                public static let f = Key(rawValue: 3)
                public static let h = Key(rawValue: 4)
                public static let g = Key(rawValue: 5)
                public static let z = Key(rawValue: 6)
                public static let x = Key(rawValue: 7)
                public static let c = Key(rawValue: 8)
                public static let v = Key(rawValue: 9)
                public static let b = Key(rawValue: 11)
                public static let q = Key(rawValue: 12)
                public static let w = Key(rawValue: 13)
                public static let e = Key(rawValue: 14)
                public static let r = Key(rawValue: 15)
                public static let y = Key(rawValue: 16)
                public static let t = Key(rawValue: 17)
                public static let one = Key(rawValue: 18)
                public static let two = Key(rawValue: 19)
                public static let three = Key(rawValue: 20)
                public static let four = Key(rawValue: 21)
                public static let six = Key(rawValue: 22)
                public static let five = Key(rawValue: 23)
                public static let equal = Key(rawValue: 24)
                public static let nine = Key(rawValue: 25)
                public static let seven = Key(rawValue: 26)
                public static let minus = Key(rawValue: 27)
                public static let eight = Key(rawValue: 28)
                public static let zero = Key(rawValue: 29)
                public static let rightBracket = Key(rawValue: 30)
                public static let o = Key(rawValue: 31)
                public static let u = Key(rawValue: 32)
                public static let leftBracket = Key(rawValue: 33)
                public static let i = Key(rawValue: 34)
                public static let p = Key(rawValue: 35)
                public static let l = Key(rawValue: 37)
                public static let j = Key(rawValue: 38)
                public static let quote = Key(rawValue: 39)
                public static let k = Key(rawValue: 40)
                public static let semicolon = Key(rawValue: 41)
                public static let backslash = Key(rawValue: 42)
                public static let comma = Key(rawValue: 43)
                public static let slash = Key(rawValue: 44)
                public static let n = Key(rawValue: 45)
                public static let m = Key(rawValue: 46)
                public static let period = Key(rawValue: 47)
                public static let backtick = Key(rawValue: 50)
                public static let `return` = Key(rawValue: 36)
                public static let tab = Key(rawValue: 48)
                public static let space = Key(rawValue: 49)
                public static let delete = Key(rawValue: 51)
                public static let escape = Key(rawValue: 53)
                public static let deleteForward = Key(rawValue: 117)
                public static let home = Key(rawValue: 115)
                public static let end = Key(rawValue: 119)
                public static let pageUp = Key(rawValue: 116)
                public static let pageDown = Key(rawValue: 121)
                public static let leftArrow = Key(rawValue: 123)
                public static let rightArrow = Key(rawValue: 124)
                public static let downArrow = Key(rawValue: 125)
                public static let upArrow = Key(rawValue: 126)
                public static let help = Key(rawValue: 114)
                public static let f1 = Key(rawValue: 122)
                public static let f2 = Key(rawValue: 120)
                public static let f3 = Key(rawValue: 99)
                public static let f4 = Key(rawValue: 118)
                public static let f5 = Key(rawValue: 96)
                public static let f6 = Key(rawValue: 97)
                public static let f7 = Key(rawValue: 98)
                public static let f8 = Key(rawValue: 100)
                public static let f9 = Key(rawValue: 101)
                public static let f10 = Key(rawValue: 109)
                public static let f11 = Key(rawValue: 103)
                public static let f12 = Key(rawValue: 111)
                public static let f13 = Key(rawValue: 105)
                public static let f14 = Key(rawValue: 107)
                public static let f15 = Key(rawValue: 113)
                public static let f16 = Key(rawValue: 106)
                public static let f17 = Key(rawValue: 64)
                public static let f18 = Key(rawValue: 79)
                public static let f19 = Key(rawValue: 80)
                public static let f20 = Key(rawValue: 90)
                public static let keypad0 = Key(rawValue: 82)
                public static let keypad1 = Key(rawValue: 83)
                public static let keypad2 = Key(rawValue: 84)
                public static let keypad3 = Key(rawValue: 85)
                public static let keypad4 = Key(rawValue: 86)
                public static let keypad5 = Key(rawValue: 87)
                public static let keypad6 = Key(rawValue: 88)
                public static let keypad7 = Key(rawValue: 89)
                public static let keypad8 = Key(rawValue: 91)
                public static let keypad9 = Key(rawValue: 92)
                public static let keypadClear = Key(rawValue: 71)
                public static let keypadDecimal = Key(rawValue: 65)
                public static let keypadDivide = Key(rawValue: 75)
                public static let keypadEnter = Key(rawValue: 76)
                public static let keypadEquals = Key(rawValue: 81)
                public static let keypadMinus = Key(rawValue: 78)
                public static let keypadMultiply = Key(rawValue: 67)
                public static let keypadPlus = Key(rawValue: 69)

                static let byCharacter: [Character: Key] = [
                    "a": .a, "b": .b, "c": .c, "d": .d, "e": .e, "f": .f, "g": .g, "h": .h, "i": .i, "j": .j,
                    "k": .k, "l": .l, "m": .m, "n": .n, "o": .o, "p": .p, "q": .q, "r": .r, "s": .s, "t": .t,
                    "u": .u, "v": .v, "w": .w, "x": .x, "y": .y, "z": .z, "1": .one, "2": .two, "3": .three,
                    "4": .four, "5": .five, "6": .six, "7": .seven, "8": .eight, "9": .nine, "0": .zero, "=":
                    .equal, "-": .minus, "]": .rightBracket, "[": .leftBracket, "'": .quote, ";": .semicolon,
                    "\\": .backslash, ",": .comma, "/": .slash, ".": .period, "`": .backtick, " ": .space,
                ]
                var name: String {
                    let special: [Key: String] = [
                        .return: "↩", .tab: "⇥", .space: "Space", .delete: "⌫", .escape: "⎋", .deleteForward: "⌦",
                        .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .home: "↖", .end: "↘",
                        .pageUp: "⇞", .pageDown: "⇟", .f1: "F1", .f2: "F2", .f3: "F3", .f4: "F4", .f5: "F5", .f6: "F6",
                        .f7: "F7", .f8: "F8", .f9: "F9", .f10: "F10", .f11: "F11", .f12: "F12",
                    ]
                    return special[self] ?? Self.byCharacter.first { $0.value == self }?.key.uppercased() ?? "#\(rawValue)"
                }
            }

            public struct Shortcut: Hashable, Codable, Sendable, CustomStringConvertible {
                public let carbonKeyCode: Int
                public let carbonModifiers: Int
                public init(_ key: Key, modifiers: Modifiers = []) {
                    var bits = 0
                    if modifiers.contains(.command) { bits |= 1 << 8 }
                    if modifiers.contains(.shift) { bits |= 1 << 9 }
                    if modifiers.contains(.option) { bits |= 1 << 11 }
                    if modifiers.contains(.control) { bits |= 1 << 12 }
                    (carbonKeyCode, carbonModifiers) = (key.rawValue, bits)
                }
                public init(carbonKeyCode: Int, carbonModifiers: Int = 0) {
                    (self.carbonKeyCode, self.carbonModifiers) = (carbonKeyCode, carbonModifiers)
                }
                public init?(name: Name) {
                    guard let shortcut = KeyboardShortcuts.getShortcut(for: name) else { return nil }
                    self = shortcut
                }
                public var key: Key? { Key(carbonKeyCode) }
                public var modifiers: Modifiers {
                    var modifiers: Modifiers = []
                    if carbonModifiers & 1 << 8 != 0 { modifiers.insert(.command) }
                    if carbonModifiers & 1 << 9 != 0 { modifiers.insert(.shift) }
                    if carbonModifiers & 1 << 11 != 0 { modifiers.insert(.option) }
                    if carbonModifiers & 1 << 12 != 0 { modifiers.insert(.control) }
                    return modifiers
                }
                public var description: String {
                    (carbonModifiers & 1 << 12 != 0 ? "⌃" : "") + (carbonModifiers & 1 << 11 != 0 ? "⌥" : "")
                        + (carbonModifiers & 1 << 9 != 0 ? "⇧" : "") + (carbonModifiers & 1 << 8 != 0 ? "⌘" : "")
                        + Key(carbonKeyCode).name
                }
            }

            // Where shortcuts are kept: as the package keeps them, one that was taken away as false.
            enum Store {
                static func key(_ name: String) -> String { "KeyboardShortcuts_\(name)" }
                static func isUnknown(_ name: String) -> Bool { UserDefaults.standard.object(forKey: key(name)) == nil }
                static func get(_ name: String) -> Shortcut? {
                    guard let text = UserDefaults.standard.string(forKey: key(name)) else { return nil }
                    return try? JSONDecoder().decode(Shortcut.self, from: Data(text.utf8))
                }
                static func set(_ shortcut: Shortcut?, _ name: String) {
                    let text = shortcut.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
                    if let text { UserDefaults.standard.set(text, forKey: key(name)) } else { UserDefaults.standard.set(false, forKey: key(name)) }
                }
            }

            private final class Switches {
                var isEnabled = true
                var disabled: Set<Name> = []
            }
            // Written and read on the main thread alone.
            nonisolated(unsafe) private static let switches = Switches()
            public static var isEnabled: Bool {
                get { switches.isEnabled }
                set { switches.isEnabled = newValue }
            }

            public static func getShortcut(for name: Name) -> Shortcut? { Store.get(name.rawValue) }
            public static func setShortcut(_ shortcut: Shortcut?, for name: Name) { Store.set(shortcut, name.rawValue) }
            public static func reset(_ names: [Name]) { for name in names { setShortcut(name.defaultShortcut, for: name) } }
            public static func reset(_ names: Name...) { reset(names) }
            public static func resetAll() {}
            public static func enable(_ names: [Name]) { switches.disabled.subtract(names) }
            public static func enable(_ names: Name...) { enable(names) }
            public static func disable(_ names: [Name]) { switches.disabled.formUnion(names) }
            public static func disable(_ names: Name...) { disable(names) }
            public static func isEnabled(for name: Name) -> Bool { !switches.disabled.contains(name) }
            public static func removeAllHandlers() {}
            public static func removeHandler(for name: Name) {}

            public static func onKeyDown(
                for name: Name, file: String = #fileID, line: Int = #line, action: @escaping () -> Void
            ) { StandInLog.note("KeyboardShortcuts.onKeyDown", file, line) }
            public static func onKeyUp(
                for name: Name, file: String = #fileID, line: Int = #line, action: @escaping () -> Void
            ) { StandInLog.note("KeyboardShortcuts.onKeyUp", file, line) }
            public static func events(for name: Name) -> AsyncStream<EventType> { AsyncStream { $0.finish() } }
            public static func events(_ type: EventType, for name: Name) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
            public static func on(_ type: EventType, for name: Name) -> AsyncStream<Void> { events(type, for: name) }

            /// A field that shows a shortcut, and takes another one that is pressed while it is in use.
            public struct Recorder<Label: View>: View {
                private let name: Name
                private let onChange: ((Shortcut?) -> Void)?
                private let label: Label
                private let hasLabel: Bool
                @State private var shortcut: Shortcut?
                @State private var isRecording = false
                @FocusState private var isFocused: Bool

                init(_ name: Name, _ onChange: ((Shortcut?) -> Void)?, _ label: Label, hasLabel: Bool = true) {
                    (self.name, self.onChange, self.label, self.hasLabel) = (name, onChange, label, hasLabel)
                    _shortcut = State(initialValue: KeyboardShortcuts.getShortcut(for: name))
                }

                public init(
                    for name: Name, onChange: ((Shortcut?) -> Void)? = nil, @ViewBuilder label: () -> Label
                ) { self.init(name, onChange, label()) }

                public var body: some View {
                    if hasLabel { LabeledContent { field } label: { label } } else { field }
                }

                private var field: some View {
                    HStack(spacing: 4) {
                        Text(isRecording ? "Press Shortcut" : shortcut?.description ?? "Record Shortcut")
                            .foregroundStyle(shortcut == nil || isRecording ? .secondary : .primary)
                            .frame(maxWidth: .infinity)
                        if shortcut != nil {
                            Button("Clear", systemImage: "xmark.circle.fill") { set(nil) }
                                .labelStyle(.iconOnly).buttonStyle(.plain).foregroundStyle(.secondary)
                        }
                    }
                    .padding(.horizontal, 6)
                    .frame(width: 130, height: 22)
                    .background(.background, in: RoundedRectangle(cornerRadius: 6))
                    .overlay {
                        RoundedRectangle(cornerRadius: 6)
                            .strokeBorder(isRecording ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator))
                    }
                    .contentShape(Rectangle())
                    .focusable()
                    .focused($isFocused)
                    .onTapGesture {
                        isRecording = true
                        isFocused = true
                    }
                    .onKeyPress(phases: .down) { press in
                        guard isRecording else { return .ignored }
                        if press.key == .escape { isRecording = false; return .handled }
                        guard let key = Key.byCharacter[Character(press.key.character.lowercased())] else { return .ignored }
                        var modifiers: Modifiers = []
                        if press.modifiers.contains(.command) { modifiers.insert(.command) }
                        if press.modifiers.contains(.control) { modifiers.insert(.control) }
                        if press.modifiers.contains(.option) { modifiers.insert(.option) }
                        if press.modifiers.contains(.shift) { modifiers.insert(.shift) }
                        guard !modifiers.isEmpty else { return .ignored }
                        set(Shortcut(key, modifiers: modifiers))
                        return .handled
                    }
                }

                private func set(_ new: Shortcut?) {
                    isRecording = false
                    shortcut = new
                    KeyboardShortcuts.setShortcut(new, for: name)
                    onChange?(new)
                }
            }
        }

        extension KeyboardShortcuts.Recorder where Label == EmptyView {
            public init(for name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = nil) {
                self.init(name, onChange, EmptyView(), hasLabel: false)
            }
        }

        extension KeyboardShortcuts.Recorder where Label == Text {
            public init(
                _ title: LocalizedStringKey, name: KeyboardShortcuts.Name,
                onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = nil
            ) { self.init(name, onChange, Text(title)) }
            @_disfavoredOverload
            public init(
                _ title: String, name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = nil
            ) { self.init(name, onChange, Text(verbatim: title)) }
        }

        extension View {
            public func onKeyboardShortcut(
                _ name: KeyboardShortcuts.Name, file: String = #fileID, line: Int = #line,
                perform action: @escaping (KeyboardShortcuts.EventType) -> Void
            ) -> some View { onAppear { StandInLog.note("onKeyboardShortcut", file, line) } }
            public func onKeyboardShortcut(
                _ name: KeyboardShortcuts.Name, type: KeyboardShortcuts.EventType, file: String = #fileID, line: Int = #line,
                perform action: @escaping () -> Void
            ) -> some View { onAppear { StandInLog.note("onKeyboardShortcut", file, line) } }
            public func onGlobalKeyboardShortcut(
                _ name: KeyboardShortcuts.Name, file: String = #fileID, line: Int = #line,
                perform action: @escaping (KeyboardShortcuts.EventType) -> Void
            ) -> some View { onAppear { StandInLog.note("onGlobalKeyboardShortcut", file, line) } }
            public func onGlobalKeyboardShortcut(
                _ name: KeyboardShortcuts.Name, type: KeyboardShortcuts.EventType, file: String = #fileID, line: Int = #line,
                perform action: @escaping () -> Void
            ) -> some View { onAppear { StandInLog.note("onGlobalKeyboardShortcut", file, line) } }
        }

        #if canImport(AppKit)
            extension NSMenuItem {
                /// Shows a shortcut's key beside the item.
                @MainActor public func setShortcut(for name: KeyboardShortcuts.Name?) {
                    guard let shortcut = name?.shortcut,
                        let letter = KeyboardShortcuts.Key.byCharacter.first(where: { $0.value == shortcut.key })?.key
                    else {
                        keyEquivalent = ""
                        return
                    }
                    keyEquivalent = String(letter)
                    keyEquivalentModifierMask = shortcut.modifiers
                }
            }
        #endif
        """##
}
