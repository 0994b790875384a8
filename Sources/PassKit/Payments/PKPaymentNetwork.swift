import Foundation

/// Who pays between banks.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork("AmEx")
    public static let bancomat = PKPaymentNetwork("Bancomat")
    public static let bancontact = PKPaymentNetwork("Bancontact")
    public static let bankAxept = PKPaymentNetwork("BankAxept")
    public static let barcode = PKPaymentNetwork("Barcode")
    public static let carteBancaire = PKPaymentNetwork("CarteBancaire")
    public static let carteBancaires = PKPaymentNetwork("CarteBancaires")
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let dankort = PKPaymentNetwork("Dankort")
    public static let discover = PKPaymentNetwork("Discover")
    public static let eftpos = PKPaymentNetwork("Eftpos")
    public static let electron = PKPaymentNetwork("Electron")
    public static let elo = PKPaymentNetwork("Elo")
    public static let girocard = PKPaymentNetwork("Girocard")
    public static let himyan = PKPaymentNetwork("Himyan")
    public static let idCredit = PKPaymentNetwork("iD")
    public static let interac = PKPaymentNetwork("Interac")
    public static let jaywan = PKPaymentNetwork("Jaywan")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let JCB = PKPaymentNetwork("JCB")
    public static let mada = PKPaymentNetwork("Mada")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let meeza = PKPaymentNetwork("Meeza")
    public static let mir = PKPaymentNetwork("Mir")
    public static let nanaco = PKPaymentNetwork("Nanaco")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NAPAS = PKPaymentNetwork("NAPAS")
    public static let pagoBancomat = PKPaymentNetwork("PagoBancomat")
    public static let postFinance = PKPaymentNetwork("PostFinance")
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    public static let quicPay = PKPaymentNetwork("QUICPay")
    public static let suica = PKPaymentNetwork("Suica")
    public static let tmoney = PKPaymentNetwork("Tmoney")
    public static let visa = PKPaymentNetwork("Visa")
    public static let vPay = PKPaymentNetwork("VPay")
    public static let waon = PKPaymentNetwork("Waon")
}
