import CGTK
import DovetailPaint
import Foundation
import GoldenViews

/// Draws what windows show by the graphics card's renderer, as windows do: into the folder of the second argument it writes a picture of each
/// ``WindowScene`` whose name begins as the third argument.
@MainActor
enum GLPictures {
    static func draw() -> Never {
        let folder = URL(fileURLWithPath: CommandLine.arguments[2])
        guard gtk_init_check() != 0 else { fail("there is no display") }
        let window = gtk_window_new()!
        gtk_widget_realize(window)
        guard let renderer = gtk_native_get_renderer(OpaquePointer(window)) else { fail("there is no renderer") }
        let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        let name = String(cString: g_type_name_from_instance(instance))
        guard name.contains("GL") else { fail("the renderer is \(name)") }
        for scene in WindowScene.all where scene.name.hasPrefix(CommandLine.arguments[3]) {
            let node = node(of: scene)
            defer { gsk_render_node_unref(node) }
            guard let texture = gsk_renderer_render_texture(renderer, node, nil) else {
                fail("\(scene.name) is not drawn")
            }
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            let picture = folder.appendingPathComponent("\(scene.name).png")
            guard gdk_texture_save_to_png(texture, picture.path) != 0 else { fail("\(picture.path) cannot be written") }
        }
        exit(0)
    }

    /// A scene on white, in pixels. The caller unrefs it.
    private static func node(of scene: WindowScene) -> OpaquePointer {
        let host = scene.makeHost()
        defer { host.close() }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(scene.size.width), height: Float(scene.size.height)))
        var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(scene.scale), Float(scene.scale))
        gtk_snapshot_push_clip(snapshot, &bounds)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
        if let node = NodePainter().renderNode(for: host.window.displayTree) {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
        gtk_snapshot_pop(snapshot)
        return gtk_snapshot_free_to_node(snapshot)!
    }

    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data((reason + "\n").utf8))
        exit(1)
    }
}
