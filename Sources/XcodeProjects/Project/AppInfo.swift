import Foundation

/// An app's `Info.plist`: the project's file, with its settings in place of variables, and what Xcode would add.
struct AppInfo {
    private let settings: BuildSettings
    private let gate: FileGate
    /// The project's own file.
    let file: URL?

    init(settings: BuildSettings, folder: URL, gate: FileGate) {
        self.settings = settings
        self.gate = gate
        file = settings["INFOPLIST_FILE"].flatMap { path in
            if path.isEmpty || path.utf8.contains(0) { return nil }
            return gate.place(
                of: path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
        }
    }

    /// - Parameter isForMac: Whether the app is opened as one for the Mac.
    func data(name: String, executable: String, isForMac: Bool = false) -> (Data, Problem?) {
        var values: [String: Any] = [:]
        var problem: Problem?
        if let file {
            if let refusal = gate.refusal(of: file) {
                problem = refusal
            } else if let data = try? FileReading.data(of: file, limit: 4 << 20),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            {
                values = expand(list, depth: 0) as? [String: Any] ?? [:]
            } else {
                problem = Problem(.leftOut, "\(gate.display(file)) is damaged; the app gets an Info.plist without it.")
            }
        }
        if settings.isOn("GENERATE_INFOPLIST_FILE") || file == nil {
            for (setting, value) in settings.all(withPrefix: "INFOPLIST_KEY_") {
                let (key, value) = Self.entry(setting, value)
                if values[key] == nil { values[key] = value }
            }
        }
        func fill(_ key: String, _ value: String?) {
            guard let value, !value.isEmpty, (values[key] as? String ?? "").isEmpty else { return }
            values[key] = value
        }
        fill("CFBundleName", name)
        fill("CFBundleExecutable", executable)
        values["CFBundleExecutable"] = executable
        fill("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
        fill("CFBundleIdentifier", "app." + executable)
        // What an app stores lies in a folder of this name.
        values["CFBundleIdentifier"] = (values["CFBundleIdentifier"] as? String)?.replacingOccurrences(
            of: "/", with: "-")
        fill("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
        fill("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
        fill("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"] ?? "en")
        fill("CFBundlePackageType", "APPL")
        fill("NSAccentColorName", settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").lowercased()
        // An app for the Mac alone looks as on a Mac.
        if isForMac { fill("DovetailIdiom", "desktop") }
        if !isForMac, let families = deviceFamilies(platforms) { values["UIDeviceFamily"] = families }
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return (data ?? Data(), problem)
    }

    /// The devices that the app is made for, 1 for iPhone and 2 for iPad, as Xcode writes them over what the file says; nil for an app of
    /// other systems, and where the project says nothing of devices.
    private func deviceFamilies(_ platforms: String) -> [Int]? {
        let setting = settings["TARGETED_DEVICE_FAMILY"] ?? ""
        // The setting's default, as far as it is one for iOS.
        if setting.isEmpty { return platforms.contains("iphoneos") ? [1] : nil }
        guard platforms.isEmpty || platforms.contains("iphone") || platforms.contains("auto") else { return nil }
        let families = setting.split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { Int($0) }
            .filter { $0 == 1 || $0 == 2 }
        return families.isEmpty ? nil : families
    }

    /// What Xcode makes of a setting: most are keys of their own, a few stand for more.
    private static func entry(_ setting: String, _ value: String) -> (key: String, value: Any?) {
        let isOn = value == "YES"
        switch setting {
        case "UIApplicationSceneManifest_Generation":
            let scenes: [String: Any] = [
                "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
            ]
            return ("UIApplicationSceneManifest", isOn ? scenes : nil)
        case "UILaunchScreen_Generation": return ("UILaunchScreen", isOn ? [String: Any]() : nil)
        default: break
        }
        var key = setting
        for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending) {
            key = key.dropLast(ending.count) + device
        }
        if setting.hasPrefix("UISupportedInterfaceOrientations") {
            return (key, value.split(separator: " ").map(String.init))
        }
        return (key, ["YES", "NO"].contains(value) ? isOn as Any : value)
    }

    private func expand(_ value: Any, depth: Int) -> Any {
        guard depth < 32 else { return "" }
        switch value {
        case let text as String: return settings.expand(text)
        case let list as [Any]: return list.map { expand($0, depth: depth + 1) }
        case let values as [String: Any]: return values.mapValues { expand($0, depth: depth + 1) }
        default: return value
        }
    }
}
