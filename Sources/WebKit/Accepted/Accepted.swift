import DovetailBase

/// What can be asked for of web views and changes nothing, since WebKitGTK has it not. The first time is told in the log.
enum Accepted: String {
    case pictureInPicture = "Films of pages can't leave their page."
    case airPlay = "Films of pages can't be sent to other devices."
    case wholePages = "Pages are drawn as they come."
    case dataDetectors = "No texts of pages become links by themselves."
    case plainHTTP = "Pages of servers that want https are asked for by https."
    case fraudWarning = "There is no list of sites that cheat: web views warn of none."

    static func warn(_ setting: Accepted) { Log.warnOnce("WebKit.\(setting)", setting.rawValue) }
}
