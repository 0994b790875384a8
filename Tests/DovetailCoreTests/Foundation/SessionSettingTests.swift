import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite("Settings of sessions that Linux's Foundation lacks")
struct SessionSettingTests {
    @Test("are kept, each with its own configuration")
    func kept() {
        let settings = URLSessionConfiguration.ephemeral
        #expect(!settings.waitsForConnectivity && settings.allowsExpensiveNetworkAccess)
        #expect(settings.allowsConstrainedNetworkAccess && !settings.sessionSendsLaunchEvents)
        settings.waitsForConnectivity = true
        settings.allowsExpensiveNetworkAccess = false
        settings.allowsConstrainedNetworkAccess = false
        settings.sessionSendsLaunchEvents = true
        #expect(settings.waitsForConnectivity && !settings.allowsExpensiveNetworkAccess)
        #expect(!settings.allowsConstrainedNetworkAccess && settings.sessionSendsLaunchEvents)
        #expect(!URLSessionConfiguration.ephemeral.waitsForConnectivity)
        // Sessions are made of it as before.
        URLSession(configuration: settings).invalidateAndCancel()
    }
}
