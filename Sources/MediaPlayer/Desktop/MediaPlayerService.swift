import DovetailBase
import DovetailBus
import DovetailCore
import Foundation

/// The objects of MPRIS that a program shows on a bus, version 2.2: https://specifications.freedesktop.org/mpris-spec/latest
actor MediaPlayerService {
    static let path = "/org/mpris/MediaPlayer2"

    private let address: BusAddress
    private let name: String
    private var client: BusClient?
    private var objects: [BusExport] = []
    private var hasFailed = false
    /// What the desktop was told last.
    private var told: [String: BusValue] = [:]
    private let artwork: ArtworkFile

    /// - Parameter name: What follows `org.mpris.MediaPlayer2.` in the name.
    init(_ address: BusAddress, name: String) {
        self.address = address
        let allowed = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
        // No part of a name may begin with a digit.
        self.name = "org.mpris.MediaPlayer2." + (allowed.first?.isNumber == false ? "" : "_") + String(allowed)
        artwork = ArtworkFile(name: String(allowed))
    }

    /// Tells the desktop what is so when the call is served: of several calls at once, the first tells all.
    nonisolated func publish(_ controls: DesktopMediaControls, seeked: Bool) {
        Task { await tell(controls, seeked: seeked) }
    }

    private func tell(_ controls: DesktopMediaControls, seeked: Bool) async {
        if client == nil {
            guard controls.isWorthTelling, !hasFailed else { return }
            await begin(controls)
        }
        guard let player = objects.last else { return }
        let properties = properties(of: controls)
        let changes = properties.filter { told[$0.key] != $0.value }
        told = properties
        if !changes.isEmpty { player.emitChanges(changes) }
        if seeked { player.emit("Seeked", [.long(NowPlayingTrack.microseconds(controls.currentPlace))]) }
    }

    /// The properties with the picture, which is a file for the desktop.
    private func properties(of controls: DesktopMediaControls) -> [String: BusValue] {
        var properties = controls.properties
        var metadata = properties["Metadata"]?.dictionary ?? [:]
        if let address = artwork.address(of: controls.currentTrack.track?.artwork) {
            metadata["mpris:artUrl"] = .string(address.absoluteString)
            properties["Metadata"] = .dictionary(metadata)
        }
        return properties
    }

    private func begin(_ controls: DesktopMediaControls) async {
        do {
            let client = try BusClient(address)
            // Another call must not begin once more while this one waits.
            self.client = client
            let root = await client.export(
                Self.path, description: Self.rootDescription,
                answers: BusExport.Answers(call: { _, _ in [] }, property: { Self.rootProperty($0) }))
            let player = await client.export(
                Self.path, description: Self.playerDescription, answers: PlayerAnswers(controls).answers)
            objects = [root, player]
            told = properties(of: controls)
            if try await !client.own(name) {
                // Another copy of the program plays. Each has a name of its own, as the interface wants it.
                _ = try await client.own("\(name).instance\(ProcessInfo.processInfo.processIdentifier)")
            }
        } catch {
            hasFailed = true
            client = nil
            objects = []
            Log.warnOnce("media player", "the desktop is not told what is played: its bus does not answer (\(error))")
        }
    }

    private static func rootProperty(_ name: String) -> BusValue? {
        switch name {
        case "Identity": .string(StorageFolders.applicationTitle)
        case "DesktopEntry": .string(StorageFolders.applicationName)
        case "CanQuit", "CanRaise", "HasTrackList", "CanSetFullscreen", "Fullscreen": .bool(false)
        case "SupportedUriSchemes", "SupportedMimeTypes": .array(of: "s", [])
        default: nil
        }
    }

    private static let rootDescription = """
        <node><interface name="org.mpris.MediaPlayer2">
          <method name="Raise"/><method name="Quit"/>
          <property name="CanQuit" type="b" access="read"/><property name="CanRaise" type="b" access="read"/>
          <property name="CanSetFullscreen" type="b" access="read"/><property name="Fullscreen" type="b" access="read"/>
          <property name="HasTrackList" type="b" access="read"/><property name="Identity" type="s" access="read"/>
          <property name="DesktopEntry" type="s" access="read"/>
          <property name="SupportedUriSchemes" type="as" access="read"/>
          <property name="SupportedMimeTypes" type="as" access="read"/>
        </interface></node>
        """

    private static let playerDescription = """
        <node><interface name="org.mpris.MediaPlayer2.Player">
          <method name="Next"/><method name="Previous"/><method name="Pause"/><method name="PlayPause"/>
          <method name="Stop"/><method name="Play"/>
          <method name="Seek"><arg type="x" name="Offset" direction="in"/></method>
          <method name="SetPosition"><arg type="o" name="TrackId" direction="in"/>
            <arg type="x" name="Position" direction="in"/></method>
          <method name="OpenUri"><arg type="s" name="Uri" direction="in"/></method>
          <signal name="Seeked"><arg type="x" name="Position"/></signal>
          <property name="PlaybackStatus" type="s" access="read"/><property name="Rate" type="d" access="readwrite"/>
          <property name="LoopStatus" type="s" access="readwrite"/>
          <property name="Shuffle" type="b" access="readwrite"/>
          <property name="Metadata" type="a{sv}" access="read"/><property name="Volume" type="d" access="readwrite"/>
          <property name="Position" type="x" access="read"/><property name="MinimumRate" type="d" access="read"/>
          <property name="MaximumRate" type="d" access="read"/><property name="CanGoNext" type="b" access="read"/>
          <property name="CanGoPrevious" type="b" access="read"/><property name="CanPlay" type="b" access="read"/>
          <property name="CanPause" type="b" access="read"/><property name="CanSeek" type="b" access="read"/>
          <property name="CanControl" type="b" access="read"/>
        </interface></node>
        """
}

/// The picture of what is played as a file, which the desktop reads. There is one at a time.
private final class ArtworkFile {
    private let name: String
    private var shown: MPMediaItemArtwork?
    private var file: URL?
    private var count = 0

    init(name: String) { self.name = name }

    deinit { remove() }

    private func remove() {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }

    /// Where the picture is; nil without one.
    func address(of artwork: MPMediaItemArtwork?) -> URL? {
        guard artwork !== shown else { return file }
        shown = artwork
        remove()
        guard let data = artwork?.imageOfBounds.pngData() else { return nil }
        count += 1
        // Another name for each: desktops keep what they have read of one.
        let process = ProcessInfo.processInfo.processIdentifier
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("now-playing-\(name)-\(process)-\(count).png")
        guard (try? data.write(to: file, options: .atomic)) != nil else { return nil }
        self.file = file
        return file
    }
}
