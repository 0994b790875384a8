// Types of another module that are called as some of Combine's are, which SwiftUI does not bring along.

package struct Subscription { package init() {} }
package struct Record { package init() {} }
package struct Empty { package init() {} }
package struct Future { package init() {} }
