import DovetailCore
import Foundation

/// A program for the tests of what is stored and set: it is started, killed and started again. What it finds is told in lines on
/// the standard output.
@main
enum Main {
    @MainActor
    static func main() {
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "tap": WindowsProbe.run(taps: Array(arguments.dropFirst()))
        case "bare": BareApp.run()
        case "plain": print("count \(UserDefaults.standard.integer(forKey: "count"))")
        case "observed": print("observed \(DefaultsMethods.areObserved)")
        case "locale":
            let amount = 1234.5.formatted(.currency(code: "USD"))
            let noon = Date(timeIntervalSince1970: 43_200)
            let formatter = DateFormatter()
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateStyle = .long
            print(
                Locale.current.identifier, amount, formatter.string(from: noon), Calendar.current.firstWeekday,
                separator: "|")
        case "kill": KillProbe(rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 200).run()
        default:
            FileHandle.standardError.write(Data("StorageProbe runs for the tests only.\n".utf8))
            exit(64)
        }
    }
}
