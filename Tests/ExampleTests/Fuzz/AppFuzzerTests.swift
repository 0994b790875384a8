import Foundation
import TestSupport
import Testing

/// No sequence of events ends a program that shows pages of apps, leaves something inconsistent, costs more than what there is, or keeps a window
/// after its end.
///
/// The program `AppFuzzer` prints the fewest events that do; `DOVETAIL_EVENTS` sets how many are tried. An event takes 20 to 40 milliseconds in
/// debug, so the tests try 900, which opens each page; `make fuzz` tries 100,000.
@Suite("Random events over pages of apps")
struct AppFuzzerTests {
    @Test("lists, columns, tabs, boards, outlines and forms, in each idiom")
    func pages() throws {
        let seed = SeededGenerator.chosenSeed(for: "random events over pages of apps")
        let hasNumber = ProcessInfo.processInfo.environment["DOVETAIL_EVENTS"] != nil
        let result = try Tool.run(
            Tool.built("AppFuzzer"), ["--seed", "\(seed)", "--length", "50"] + (hasNumber ? [] : ["--events", "900"]))
        #expect(result.status == 0, "\(result.output)")
    }

    /// Found with the end of what leaves taken out of `ContainerItem.leave(in:inputs:onEnd:)`.
    @Test("a press of the second button, a drag, a smaller window and another device: what leaves ends with its views")
    func presenterGoes() throws {
        let steps = [
            "hold 120 704 144 581", "dragAt 683 296 304 236", "resize 854 530 779 231", "idiom 431 960 928 580",
        ]
        try replay(steps, page: "outline", idiom: "phone")
    }

    /// A row that is gone at once is read by nothing that stands for it in the list, before the list has noticed.
    @Test("rows that are opened, thrown about and put into another order while the window is small")
    func standInGoes() throws {
        let steps = [
            "pull 688 194 109 52", "tap 485 538 708 494", "tap 910 137 100 582", "tap 844 736 366 396",
            "tap 714 710 977 22", "tap 932 673 277 208", "drag 535 780 80 462", "vanish 574 468 436 65",
            "resize 906 121 647 725", "shuffle 459 856 420 429",
        ]
        try replay(steps, page: "outline", idiom: "phone")
    }

    /// The widths of a table's columns follow from the room that there is, never from how wide they have become.
    @Test("a thing with a table is chosen in windows without room", arguments: ["phone", "pad", "desktop"])
    func tableWithoutRoom(idiom: String) throws {
        try replay(["resize 584 246 833 190", "select 311 661 318 648"], page: "library", idiom: idiom)
        try replay(
            [
                "remove 667 989 463 185", "tap 808 942 207 387", "tap 679 68 762 277", "resize 922 491 267 728",
                "vanish 482 865 250 180",
            ], page: "library", idiom: idiom)
    }

    private func replay(_ steps: [String], page: String, idiom: String) throws {
        let lines = steps.map { "'\($0)'" }.joined(separator: " ")
        let command = "printf '%s\\n' \(lines) | '\(Tool.built("AppFuzzer"))' --page \(page) --idiom \(idiom) --replay"
        let result = try Tool.run("/bin/sh", ["-c", command], environment: ["DOVETAIL_CHECKS": "stop"])
        #expect(result.status == 0 && result.output.hasSuffix("end\n"), "\(result.output)")
        #expect(result.output.components(separatedBy: "step").count == steps.count + 1)
    }
}
