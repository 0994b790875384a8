import Foundation
import Testing

@testable import SpriteKit

/// Found by its name, as a scene's file has it.
final class FiledScene: SKScene {
    var loaded: [String] = []
    override func sceneDidLoad() { loaded.append("\(children.count)") }
}

final class FiledSprite: SKSpriteNode {}

/// Files of the scene editor.
@MainActor
struct SceneFileTests {
    private func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    private func archive(sceneClass: String) throws -> SpriteArchive {
        func names(_ value: Int) -> String {
            "<key>_info</key><dict><key>NS.keys</key><array>\(uid(2))</array><key>NS.objects</key><array>\(uid(value))</array></dict>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>$top</key><dict><key>root</key>\(uid(1))</dict>
            <key>$objects</key><array><string>$null</string>
            <dict><key>$class</key>\(uid(4))<key>Scene_bounds</key><string>{{0, 0}, {1024, 768}}</string>
            <key>_anchorPoint</key><string>{0.5, 0.5}</string><key>_scaleMode</key><integer>1</integer>
            <key>_backgroundColorR</key><real>1</real><key>_backgroundColorG</key><real>0</real>
            <key>_backgroundColorB</key><real>0</real><key>_physicsWorld</key>\(uid(6))
            <key>_children</key>\(uid(7))<key>_camera</key>\(uid(11))\(names(3))</dict>
            <string>_PB_previewSKNodeCustomClassName</string><string>\(sceneClass)</string>
            <dict><key>$classname</key><string>SKScene</string></dict>
            <dict><key>$classname</key><string>SKSpriteNode</string></dict>
            <dict><key>gravity</key><string>{0, -2}</string></dict>
            <dict><key>NS.objects</key><array>\(uid(8))\(uid(11))</array></dict>
            <dict><key>$class</key>\(uid(5))<key>_name</key><string>hero</string><key>_position</key>\(uid(9))
            <key>_bounds</key><string>{{-10, -20}, {20, 40}}</string><key>_zRotation</key><real>1.5</real>
            <key>_hidden</key><true/><key>_opacity</key><real>0.5</real><key>_baseColorR</key><real>0</real>
            <key>_baseColorG</key><real>1</real><key>_baseColorB</key><real>0</real>\(names(10))
            <key>_children</key>\(uid(7))</dict>
            <dict><key>NS.pointval</key><string>{30, -40}</string></dict><string>FiledSprite</string>
            <dict><key>$class</key>\(uid(12))<key>_name</key><string>eye</string></dict>
            <dict><key>$classname</key><string>SKCameraNode</string></dict>
            </array></dict></plist>
            """
        return try #require(SpriteArchive(Data(text.utf8)))
    }

    @Test("A scene has the values, nodes and class of its file, and has been loaded when all is there")
    func values() throws {
        let file = try #require(SceneFile(try archive(sceneClass: "FiledScene"), module: "SpriteKitTests"))
        let scene = try #require(file.scene(SKScene.self) as? FiledScene)
        #expect(scene.size == CGSize(width: 1024, height: 768) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.scaleMode == .aspectFill && scene.physicsWorld.gravity.dy == -2)
        #expect(ColorMix(scene.backgroundColor).red == 1 && scene.loaded == ["2"])
        let hero = try #require(scene.childNode(withName: "hero") as? FiledSprite)
        #expect(hero.position == CGPoint(x: 30, y: -40) && hero.size == CGSize(width: 20, height: 40))
        #expect(hero.zRotation == 1.5 && hero.isHidden && hero.alpha == 0.5 && ColorMix(hero.color).green == 1)
        #expect(scene.camera?.name == "eye")
    }

    @Test("Without the class that a file names the scene is of the one that is asked for")
    func classes() throws {
        let other = try #require(SceneFile(try archive(sceneClass: "NoSuch"), module: "SpriteKitTests"))
        #expect(other.scene(FiledScene.self) is FiledScene)
        let plain = try #require(other.scene(SKScene.self))
        #expect(type(of: plain) == SKScene.self)
    }

    @Test("What is no file of a scene is nil") func others() {
        #expect(SKScene(fileNamed: "There is none") == nil && FiledScene(fileNamed: "There is none") == nil)
        #expect(SpriteArchive(Data("no list".utf8)) == nil)
        #expect(SceneFile(SpriteArchive(Data("<plist><dict><key>$objects</key><array/></dict></plist>".utf8))) == nil)
    }
}
