import DovetailCore
import DovetailPaint
import Foundation

/// Pictures of a preview in several variants, beside the one that a person uses.
@MainActor
struct LiveVariants {
    /// How variants are called, as `--variants` names them.
    var names: [String] = []
    /// What was shown last has been taken away, when there is nothing any more.
    private var isEmpty = true
    private var round = 0

    /// What a viewer is told. Nil where it is to show nothing and shows nothing.
    mutating func message(
        beside window: WindowRoot, scale: CGFloat, folder: URL,
        make: @MainActor (EnvironmentValues) throws -> WindowRoot
    ) -> LiveConnection.Message? {
        guard !names.isEmpty || !isEmpty else { return nil }
        isEmpty = names.isEmpty
        round += 1
        // They go on with what the views of the window keep, and what they keep is nobody's concern.
        let own = Handover.ofProcess
        Handover.ofProcess = Handover(received: own?.capture() ?? [:])
        defer { Handover.ofProcess = own }
        var pictures: [LiveConnection.Message] = []
        for (number, name) in names.enumerated() {
            do {
                let file = folder.appendingPathComponent("\(getpid())-variant-\(number)-\(round % 2).png")
                var message = try paint(PreviewVariant(name), beside: window, scale: scale, into: file, make: make)
                message["name"] = name
                pictures.append(message)
            } catch {
                pictures.append(["name": name, "text": "\(error)"])
            }
        }
        return ["type": "variants", "pictures": pictures]
    }

    private func paint(
        _ variant: PreviewVariant, beside window: WindowRoot, scale: CGFloat, into file: URL,
        make: @MainActor (EnvironmentValues) throws -> WindowRoot
    ) throws -> LiveConnection.Message {
        var environment = window.environment
        variant.apply(to: &environment)
        let size = variant.size ?? window.size
        let made = ProgramWindows.ofProgram.making(size) { Result { try make(environment) } }
        let variantWindow = try made.get()
        defer { variantWindow.close() }
        variantWindow.size = size
        let now = ProcessInfo.processInfo.systemUptime
        variantWindow.update(at: now)
        // What moves when it appears has come to rest.
        variantWindow.update(at: now + 5)
        let picture = try Picture(
            of: variantWindow.displayTree, size: size, scale: scale, background: variantWindow.background)
        try picture.quickPNGData().write(to: file)
        return ["file": file.path, "width": picture.width, "height": picture.height, "scale": Double(scale)]
    }
}
