import Testing

@testable import SpriteKit

/// Files of the particle editor.
@MainActor
struct ParticleFileTests {
    /// An archive in the form of such files, as text.
    private static let archive = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key><integer>100000</integer>
        <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
        <key>$objects</key><array><string>$null</string><dict>
        <key>_birthrate</key><real>100</real><key>_lifetime</key><real>5</real><key>_startSpeed</key><real>300</real>
        <key>_emissionAngleVariance</key><real>6.25</real><key>_opacitySpeed</key><real>-1</real>
        <key>_startColorR</key><real>1</real><key>_startColorG</key><real>0.5</real><key>_startColorB</key><real>0.25</real>
        <key>_startColorA</key><real>1</real><key>_particleBlendMode</key><integer>1</integer>
        <key>_acceleration</key><string>{0, -150}</string>
        </dict></array></dict></plist>
        """

    @Test("Numbers, colours and places are those of the file") func values() {
        let node = SKEmitterNode()
        #expect(ParticleFile.read(Data(Self.archive.utf8), into: node))
        #expect(node.particleBirthRate == 100 && node.particleLifetime == 5 && node.particleSpeed == 300)
        #expect(node.emissionAngleRange == 6.25 && node.particleAlphaSpeed == -1)
        #expect(node.yAcceleration == -150 && node.particleBlendMode == .add)
        #expect(ColorMix(node.particleColor) == ColorMix(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    }

    @Test("What is no such file is refused, and the node is nil") func others() {
        #expect(!ParticleFile.read(Data("no list".utf8), into: SKEmitterNode()))
        #expect(SKEmitterNode(fileNamed: "There is none") == nil)
    }
}
