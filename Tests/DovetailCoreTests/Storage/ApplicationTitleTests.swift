import Testing

@testable import DovetailCore
@testable import DovetailEngine

@Suite("What a program is called")
struct ApplicationTitleTests {
    @Test("the name for people of the Info.plist, else its plain name, else the executable's")
    func title() {
        func title(_ info: [String: Any]?) -> String { StorageFolders.title(info: info, program: "errands") }
        #expect(title(["CFBundleDisplayName": "My Errands", "CFBundleName": "Errands"]) == "My Errands")
        #expect(title(["CFBundleDisplayName": "", "CFBundleName": "Errands"]) == "Errands")
        #expect(title(["CFBundleName": 5]) == "errands")
        #expect(title(nil) == "errands")
    }
}
