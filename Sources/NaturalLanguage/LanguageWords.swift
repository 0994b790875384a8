import Foundation

/// What is frequent in languages that share a script.
enum LanguageWords {
    private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }

    /// Words, in small letters.
    static let frequent: [NLLanguage: Set<String>] = [
        .english: list(
            "the of and to in is that it was for on are with as his they be at this have from or had by not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my over did down only way find use may water long little very after words called just where most know i you he hello world good"
        ),
        .german: list(
            "der die das und ist nicht ich sie er wir ein eine einen dem den des mit auf für von zu im in es sich auch als an noch nach wird bei aus um aber wie nur oder so über man war hat haben sind dass was wenn kann mir mich dich du guten tag welt heute hallo"
        ),
        .french: list(
            "le la les de des du un une et est pas que qui dans pour sur avec ne se ce il elle nous vous ils au aux plus par mais on ou son sa ses cette je tu mon ma être avoir fait comme tout bien bonjour monde très c'est j'ai aujourd'hui"
        ),
        .spanish: list(
            "el la los las de del un una y es que en por con no se lo su para al como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos yo tú hola mundo buenos días hoy está estoy"
        ),
        .italian: list(
            "il lo la i gli le di del della un una e è che in per con non si da al come più ma sono questo anche ho ha mi ci io tu lui lei noi voi loro molto bene ciao mondo oggi nel alla dei delle sono stato quando perché"
        ),
        .portuguese: list(
            "o a os as de do da dos das um uma e é que em no na para com não se por mais como mas foi ao ele ela você seu sua ou quando muito já eu também só pelo pela até isso olá mundo hoje bom dia está são"
        ),
        .dutch: list(
            "de het een en van is in dat op te zijn met voor niet die aan er om hij zij ze ik je wij we maar ook als bij nog naar dan uit kan wat heeft hebben worden werd door over mijn hallo wereld goed vandaag deze geen"
        ),
        .swedish: list(
            "och i att det som en på är av för med till den har de inte om ett han hon jag du vi från kan var men så nu när eller bara ut ska vad hej världen god idag mycket också där"
        ),
        .danish: list(
            "og i at det er en til på som for med den har de ikke af et han hun jeg du vi fra kan var men så nu når eller bare ud skal hvad hej verden god dag meget også hvor blev"
        ),
        .norwegian: list(
            "og i at det er en til på som for med den har de ikke av et han hun jeg du vi fra kan var men så nå når eller bare ut skal hva hei verden god dag mye også hvor ble"
        ),
        .finnish: list(
            "ja on ei se että hän en oli mutta kun niin ovat tai jos minä sinä me he kuin vain myös olen mitä tämä siitä hei maailma hyvää päivää tänään ole"
        ),
        .polish: list(
            "i w na z do się nie to jest że o jak ale po co tak za od czy są był dla być tylko mnie ja ty on ona my jego przez cześć świat dzień dobry dzisiaj"
        ),
        .czech: list(
            "a v na je se že to s z do o jako ale po co jsem jsou byl pro být jen já ty on ona my jeho nebo když už ahoj svět dobrý den dnes který není"
        ),
        .slovak: list(
            "a v na je sa že to s z do o ako ale po čo som sú bol pre byť len ja ty on ona my jeho alebo keď už ahoj svet dobrý deň dnes ktorý nie"
        ),
        .hungarian: list(
            "a az és hogy nem is egy van de meg ez volt csak ha már mint el még én te ő mi ti ők vagy mert itt szia világ jó napot ma nagyon"
        ),
        .romanian: list(
            "și în de la a cu pe nu este un o că se din pentru care mai sunt ca dar au fost ce eu tu el ea noi voi ei sau când bună lume ziua azi foarte"
        ),
        .turkish: list(
            "ve bir bu da de için ile çok ne o ben sen biz siz onlar var yok gibi daha ama en kadar olarak mi değil her şey merhaba dünya günaydın bugün"
        ),
        .croatian: list(
            "i u na je se da to s za od kao ali po što sam su bio biti samo ja ti on ona mi njegov ili kad već bok svijet dobar dan danas nije koji"
        ),
        .catalan: list(
            "el la els les de del un una i és que en per amb no es al com més però aquest aquesta són molt jo tu ell ella hola món bon dia avui també"
        ),
        .indonesian: list(
            "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada mereka sudah kita bisa anda apa halo dunia selamat pagi hari bahwa oleh"
        ),
        .malay: list(
            "yang dan di itu dengan untuk tidak ini daripada dalam akan pada juga saya ke kerana ada mereka sudah kita boleh anda apa helo dunia selamat pagi hari bahawa oleh ialah"
        ),
        .vietnamese: list(
            "và của là có không được cho một các trong này người với những đã khi tôi bạn anh chị em chúng ta xin chào thế giới hôm nay rất"
        ),
        .icelandic: list(
            "og í að er á sem það til við um en ekki var með ég þú hann hún við þeir frá eru hafa halló heimur góðan daginn"
        ),
        .russian: list(
            "и в не на я что он с как это по но она к у из за то все так его от же мы вы бы ты только мне было о для привет мир день сегодня очень если"
        ),
        .ukrainian: list(
            "і в не на я що він з як це по але вона до у із за то все так його від ж ми ви б ти тільки мені було про для привіт світ день сьогодні дуже якщо є"
        ),
        .bulgarian: list(
            "и в не на аз че той с как това по но тя към у от за то всички така него ние вие би ти само ми беше да се здравей свят ден днес много ако е"
        ),
        .kazakh: list("және бұл мен сен ол біз үшін бар жоқ бір сәлем әлем"),
        .mongolian: list("энэ нь байна би чи тэр бид юм бол сайн уу дэлхий"),
        .arabic: list("في من على إلى أن هذا التي الذي ما لا هو هي مع كان عن أنا أنت مرحبا العالم اليوم"),
        .persian: list("و در به از که این را با است برای آن یک خود تا بر هم من تو سلام دنیا امروز"),
        .urdu: list("اور کے میں کی ہے سے کا کو یہ نہیں ہیں پر میں آپ ہم نے بھی سلام دنیا آج"),
        .hindi: list("है में की के का और से को यह नहीं हैं पर मैं आप हम नमस्ते दुनिया आज"),
        .marathi: list("आहे आणि मध्ये हे नाही ते मी तू आम्ही नमस्कार जग आज होते"),
    ]

    /// Letters that other languages of the script rarely have, in small letters.
    static let letters: [NLLanguage: Set<Character>] = [
        .german: ["ß", "ä", "ü"], .french: ["ç", "œ", "è", "ê", "à", "ù"], .spanish: ["ñ", "¿", "¡"],
        .italian: ["ì", "ò"], .portuguese: ["ã", "õ"], .swedish: ["ä", "å"], .danish: ["æ", "ø", "å"],
        .norwegian: ["æ", "ø", "å"], .finnish: ["ä"], .polish: ["ł", "ż", "ź", "ś", "ą", "ę", "ć", "ń"],
        .czech: ["ř", "ě", "ů"], .slovak: ["ľ", "ĺ", "ŕ", "ô"], .hungarian: ["ő", "ű"],
        .romanian: ["ă", "ț", "ș", "â"], .turkish: ["ğ", "ı", "ş"], .croatian: ["đ"],
        .catalan: ["·"], .vietnamese: ["đ", "ơ", "ư", "ạ", "ế", "ộ", "ữ", "ả", "ấ", "ậ", "ề"],
        .icelandic: ["ð", "þ"], .ukrainian: ["і", "ї", "є", "ґ"], .russian: ["ы", "э", "ё"],
        .bulgarian: ["ъ"], .kazakh: ["қ", "ғ", "ұ", "ә", "ң"], .mongolian: ["ө", "ү"],
        .persian: ["پ", "چ", "گ", "ژ"], .urdu: ["ٹ", "ڈ", "ڑ", "ے", "ں", "ہ"], .marathi: ["ळ"],
    ]

    /// Characters of one way of writing Chinese alone.
    static let simplified: Set<Character> = Set("们这个说时国会学对发经来样为无开关东车马门见长书语话让进还")
    static let traditional: Set<Character> = Set("們這個說時國會學對發經來樣為無開關東車馬門見長書語話讓進還")
}
