import GameplayKit
import Testing

/// Numbers by chance.
struct RandomTests {
    @Test("Sources repeat their numbers for the same seed, and copies go on alike") func seeds() {
        let seed = Data("seed".utf8)
        let pairs: [(GKRandomSource, GKRandomSource)] = [
            (GKARC4RandomSource(seed: seed), GKARC4RandomSource(seed: seed)),
            (GKLinearCongruentialRandomSource(seed: 7), GKLinearCongruentialRandomSource(seed: 7)),
            (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)),
        ]
        for (first, second) in pairs {
            #expect((0..<1000).map { _ in first.nextInt() } == (0..<1000).map { _ in second.nextInt() })
            let copy = first.copy() as! GKRandomSource
            #expect((0..<10).map { _ in first.nextInt() } == (0..<10).map { _ in copy.nextInt() })
        }
        // What the inventors of the twister publish for the seed 5489, and what the key “Key” gives by ARC4.
        let twister = GKMersenneTwisterRandomSource(seed: 5489)
        #expect(UInt32(bitPattern: Int32(twister.nextInt())) == 3_499_211_612)
        let cipher = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(UInt32(bitPattern: Int32(cipher.nextInt())) == 0xEB9F_7781)
    }

    @Test("Sources keep bounds, and shuffle all that there is") func bounds() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        let numbers = (0..<1000).map { _ in source.nextInt(upperBound: 5) }
        #expect(Set(numbers) == [0, 1, 2, 3, 4])
        #expect(source.nextInt(upperBound: 0) == 0 && source.nextInt(upperBound: -3) == 0)
        #expect((0..<1000).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
        #expect(Set((0..<100).map { _ in source.nextBool() }) == [true, false])
        let shuffled = source.arrayByShufflingObjects(in: Array(1...50)) as! [Int]
        #expect(shuffled != Array(1...50) && shuffled.sorted() == Array(1...50))
        #expect((NSArray(array: [1, 2, 3]).shuffled(using: source) as! [Int]).sorted() == [1, 2, 3])
    }

    @Test("Distributions keep within their bounds") func distributions() {
        let source = GKLinearCongruentialRandomSource(seed: 3)
        let die = GKRandomDistribution.d6()
        #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(1...6))
        #expect((0..<100).allSatisfy { _ in die.nextInt(upperBound: 4) < 4 } && die.nextInt(upperBound: -9) == 1)
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
        let values = (0..<2000).map { _ in bell.nextInt() }
        #expect(bell.mean == 50 && values.allSatisfy { (0...100).contains($0) })
        let near = values.filter { abs($0 - 50) <= 17 }.count
        #expect((1200...1500).contains(near), "two thirds are within one deviation, \(near) of 2000 were")
        let bag = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 4)
        var last: Int?
        for _ in 0..<20 {
            let round = (0..<4).map { _ in bag.nextInt() }
            #expect(Set(round) == [1, 2, 3, 4] && round[0] != last)
            last = round[3]
        }
        let all = GKRandomDistribution(randomSource: source, lowestValue: .min, highestValue: .max)
        #expect(all.numberOfPossibleOutcomes == .max)
        _ = (all.nextInt(), all.nextInt(upperBound: .min), all.nextUniform())
        _ = GKGaussianDistribution(randomSource: source, mean: .greatestFiniteMagnitude, deviation: .infinity).nextInt()
    }
}
