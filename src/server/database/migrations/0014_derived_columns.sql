-- Finds words inside of texts by an index. On a server it takes the right to create it once.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- These are in PL/pgSQL, which keeps them prepared: in SQL, every statement that needs one would take it in anew.
-- Lower case of every letter that Unicode has one for, whatever the locale of the database knows of letters. The long
-- texts here and below are made of JavaScript's own tables; derived-columns.db.test.ts compares every character.
CREATE FUNCTION lower_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN
  CASE WHEN words ~ '[\u00C0-\u024E\u0370-\u0556\u10A0-\u10CD\u13A0-\u13F5\u1C89-\u1CBF\u1E00-\u1FFC\u2126-\u2183\u24B6-\u24CF\u2C00-\u2CF2\uA640-\uA69A\uA722-\uA7F5\uFF21-\uFF3A\U00010400-\U00010427\U000104B0-\U000104D3\U00010570-\U00010595\U00010C80-\U00010CB2\U00010D50-\U00010D65\U000118A0-\U000118BF\U00016E40-\U00016E5F\U00016EA0-\U00016EB8\U0001E900-\U0001E921]'
    THEN translate(lower(replace(words, 'İ', 'i' || U&'\0307') COLLATE "C"),
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈἉἊἋἌἍἎἏἘἙἚἛἜἝἨἩἪἫἬἭἮἯἸἹἺἻἼἽἾἿὈὉὊὋὌὍὙὛὝὟὨὩὪὫὬὭὮὯᾈᾉᾊᾋᾌᾍᾎᾏᾘᾙᾚᾛᾜᾝᾞᾟᾨᾩᾪᾫᾬᾭᾮᾯᾸᾹᾺΆᾼῈΈῊΉῌῘῙῚΊῨῩῪΎῬῸΌῺΏῼΩKÅℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡ς',
      'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǆǆǉǉǌǌǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǳǳǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻṽṿẁẃẅẇẉẋẍẏẑẓẕßạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹỻỽỿἀἁἂἃἄἅἆἇἐἑἒἓἔἕἠἡἢἣἤἥἦἧἰἱἲἳἴἵἶἷὀὁὂὃὄὅὑὓὕὗὠὡὢὣὤὥὦὧᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾰᾱὰάᾳὲέὴήῃῐῑὶίῠῡὺύῥὸόὼώῳωkåⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃σ')
    ELSE lower(words COLLATE "C") END;
END $$;--> statement-breakpoint

-- What is searched, without case, accents, a phone's curly quotes and a space too many: as foldText in search-text.ts.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN
  regexp_replace(
    CASE WHEN words ~ '[^\u0001-\u007F]' THEN translate(
      normalize(public.lower_text(regexp_replace(normalize(words, NFKD),
        '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7-\u09C8\u09CB-\u09CD\u09D7\u09E2-\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47-\u0A48\u0A4B-\u0A4D\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47-\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5-\u0CD6\u0CE2-\u0CE3\u0CF3\u0D00-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885-\u1886\u18A9\u1920-\u192B\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099-\u309A\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uA6F0-\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A03\U00010A05-\U00010A06\U00010A0C-\U00010A0F\U00010A38-\U00010A3A\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U00011344\U00011347-\U00011348\U0001134B-\U0001134D\U00011357\U00011362-\U00011363\U00011366-\U0001136C\U00011370-\U00011374\U000113B8-\U000113C0\U000113C2\U000113C5\U000113C7-\U000113CA\U000113CC-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115B5\U000115B8-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U00011935\U00011937-\U00011938\U0001193B-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119D7\U000119DA-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C36\U00011C38-\U00011C3F\U00011C92-\U00011CA7\U00011CA9-\U00011CB6\U00011D31-\U00011D36\U00011D3A\U00011D3C-\U00011D3D\U00011D3F-\U00011D45\U00011D47\U00011D8A-\U00011D8E\U00011D90-\U00011D91\U00011D93-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F3A\U00011F3E-\U00011F42\U00011F5A\U00013440\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F87\U00016F8F-\U00016F92\U00016FE4\U00016FF0-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF2D\U0001CF30-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DA9F\U0001DAA1-\U0001DAAF\U0001E000-\U0001E006\U0001E008-\U0001E018\U0001E01B-\U0001E021\U0001E023-\U0001E024\U0001E026-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0100-\U000E01EF]', '', 'g')), NFC),
      '‘’ʼ“”‐‑‒–—―', '''''''""------')
    ELSE lower(words COLLATE "C") END,
    '[\t-\r \u1680\u2028\u2029\uFEFF]+', ' ', 'g');
END $$;--> statement-breakpoint

-- All texts and numbers in a value.
CREATE FUNCTION fold_json(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN
  coalesce((SELECT string_agg(public.fold_text(item #>> '{}'), chr(10)) FROM jsonb_path_query(value, 'strict $.**') item
    WHERE jsonb_typeof(item) IN ('string', 'number')), '');
END $$;--> statement-breakpoint

-- Every two letters that follow each other. No folded text holds a tabulator.
CREATE FUNCTION pairs_of(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  string_to_array(regexp_replace(folded, '..', E'\\&\t', 'g') || E'\t' || regexp_replace(substr(folded, 2), '..', E'\\&\t', 'g'), E'\t');--> statement-breakpoint

-- Names are unique regardless of case.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  lower_text(normalize(name, NFKC));--> statement-breakpoint

-- Two names that a reader takes for one have it in common: as lookOf in user-keys.ts.
CREATE FUNCTION look_of(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  normalize(lower_text(translate(normalize(name, NFKD),
    'зЗаАαΑɑВΒЬсСϲϹԁеЕΕɡһНΗіιıјЈϳкКκΚI1|ІΙӀӏǀмМΜΝη0оОοΟσрРρΡԛгѕЅтТτΤυνѵѴωԝԜхХχΧуУүҮγΥΖ',
    '33aaaaabbbccccdeeeghhhiiijjjkkkkllllllllmmmnnooooooppppqrssttttuvvvwwwxxxxyyyyyyz')), NFC);--> statement-breakpoint

-- "https://www.Coop.example/menu/?x=1" is "coop.example/menu": what two addresses of one page share.
CREATE FUNCTION website_key(website text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  lower_text(regexp_replace(substring(
    regexp_replace(website, '^(https://[^/?#]*):443(?![0-9])|^(http://[^/?#]*):80(?![0-9])', '\1\2', 'i'),
    '^[Hh][Tt][Tt][Pp][Ss]?://(?:[Ww]{3}\.)?([^?#]+)'), '/+$', ''));--> statement-breakpoint

-- The planner may ask it, and then knows how many sandwiches have the tag.
CREATE FUNCTION tag_named(wanted text) RETURNS integer LANGUAGE sql STABLE STRICT PARALLEL SAFE RETURN
  (SELECT id FROM tags WHERE lower(name) = lower(wanted));--> statement-breakpoint
CREATE TABLE "outlets" (
	"restaurant_id" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text,
	"open_minutes" "int4multirange"
);--> statement-breakpoint
DROP INDEX "locations_by_point";--> statement-breakpoint
DROP INDEX "locations_by_time_zone";--> statement-breakpoint
DROP INDEX "restaurants_by_point";--> statement-breakpoint
DROP INDEX "restaurants_by_open_minutes";--> statement-breakpoint
DROP INDEX "audit_log_search";--> statement-breakpoint
DROP INDEX "restaurant_recommendations_search";--> statement-breakpoint
DROP INDEX "restaurants_search";--> statement-breakpoint
DROP INDEX "sandwiches_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
-- As before; what the database computes itself is not there yet when the trigger asks.
CREATE OR REPLACE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
		AND to_jsonb(NEW) - ARRAY['actor_user_id', 'search_text'] = to_jsonb(OLD) - ARRAY['actor_user_id', 'search_text'] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
ALTER TABLE "audit_log" drop column "search_text";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_json(details)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" drop column "search_text";--> statement-breakpoint
ALTER TABLE "restaurant_recommendations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(website_url, '')) || chr(10) || fold_text(coalesce(notes, '')) || chr(10) || fold_text(coalesce(name, '')) || chr(10) || fold_text(coalesce(email, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" drop column "website_key";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "website_key" text GENERATED ALWAYS AS (website_key(website)) STORED;--> statement-breakpoint
ALTER TABLE "user_sandwiches" drop column "search_text";--> statement-breakpoint
ALTER TABLE "user_sandwiches" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(notes, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" drop column "username_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text GENERATED ALWAYS AS (name_key(username)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shares_look" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of members whose names look alike, the one who has the look already keeps it, or else the oldest.
UPDATE users SET shares_look = true FROM (
  SELECT id, row_number() OVER (PARTITION BY look_of(username) ORDER BY username_look IS NULL, created_at, id) AS number
  FROM users) ranked WHERE ranked.id = users.id AND ranked.number > 1;--> statement-breakpoint
ALTER TABLE "users" drop column "username_look";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_look" text GENERATED ALWAYS AS (case when shares_look then null else look_of(username) end) STORED;--> statement-breakpoint
ALTER TABLE "users" drop column "email_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text GENERATED ALWAYS AS (name_key(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(username, '')) || chr(10) || fold_text(coalesce(email, '')) || chr(10) || fold_text(coalesce(display_name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_look_unique" ON "users" USING btree ("username_look");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "restaurants_by_website" ON "restaurants" USING btree ("website_key") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "open_minutes" "int4multirange";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "hours_read" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "hours_read" text;--> statement-breakpoint
ALTER TABLE "outlets" ADD CONSTRAINT "outlets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outlets_by_restaurant" ON "outlets" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "outlets_by_point" ON "outlets" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "outlets_by_time_zone" ON "outlets" USING btree ("time_zone");--> statement-breakpoint
CREATE INDEX "outlets_by_open_minutes" ON "outlets" USING gist ("open_minutes");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "restaurant_recommendations_search" ON "restaurant_recommendations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- A range of Sunday night goes on in the first minutes of Monday.
UPDATE locations SET hours_read = md5(hours_of_operation::text), open_minutes = (
  SELECT range_agg(part) FROM location_hours h, LATERAL (SELECT h.weekday * 1440 + h.opens AS opens, h.weekday * 1440 + h.closes AS closes) at,
    LATERAL (VALUES (int4range(at.opens, least(at.closes, 10080))), (int4range(0, greatest(at.closes - 10080, 0)))) parts(part)
  WHERE h.location_id = locations.id AND NOT isempty(part));--> statement-breakpoint
UPDATE restaurants SET hours_read = md5(hours_of_operation::text) WHERE hours_of_operation IS NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_open_minutes_current" CHECK ("locations"."hours_read" is not distinct from md5("locations"."hours_of_operation"::text));--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_open_minutes_current" CHECK ("restaurants"."hours_read" is not distinct from md5("restaurants"."hours_of_operation"::text));--> statement-breakpoint

-- The texts that need other tables. Each trigger also answers to a change of what it writes, so that nobody else can.
CREATE FUNCTION write_sandwich_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE restaurant text;
BEGIN
  -- The lock makes a change of the restaurant's name wait, which then writes this text again.
  SELECT name INTO restaurant FROM restaurants WHERE id = NEW.restaurant_id FOR SHARE;
  NEW.search_text := concat_ws(chr(10), fold_text(NEW.name), fold_text(NEW.description), fold_text(restaurant));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER sandwiches_text BEFORE INSERT OR UPDATE OF name, description, restaurant_id, search_text ON sandwiches
  FOR EACH ROW EXECUTE FUNCTION write_sandwich_text();--> statement-breakpoint
CREATE FUNCTION write_restaurant_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(chr(10), fold_text(NEW.name), fold_text(NEW.description), coalesce(
    (SELECT string_agg(fold_text(address), chr(10) ORDER BY id) FROM locations
      WHERE restaurant_id = NEW.id AND deleted_at IS NULL),
    fold_text(coalesce(NEW.address, ''))));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER restaurants_text BEFORE INSERT OR UPDATE OF name, description, address, search_text ON restaurants
  FOR EACH ROW EXECUTE FUNCTION write_restaurant_text();--> statement-breakpoint
CREATE FUNCTION write_menu_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sandwiches SET search_text = '' WHERE restaurant_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER restaurants_menu_text AFTER UPDATE OF name ON restaurants
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION write_menu_text();--> statement-breakpoint
CREATE FUNCTION write_outlets(restaurant integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two changes at once the second one waits, and sees the first.
  PERFORM FROM restaurants WHERE id = restaurant FOR NO KEY UPDATE;
  DELETE FROM outlets WHERE restaurant_id = restaurant;
  INSERT INTO outlets (restaurant_id, latitude, longitude, time_zone, open_minutes)
    SELECT r.id, l.latitude, l.longitude, l.time_zone, l.open_minutes FROM restaurants r
      JOIN locations l ON l.restaurant_id = r.id AND l.deleted_at IS NULL WHERE r.id = restaurant AND r.deleted_at IS NULL;
  IF NOT FOUND THEN
    INSERT INTO outlets (restaurant_id, latitude, longitude, open_minutes)
      SELECT id, latitude, longitude, open_minutes FROM restaurants WHERE id = restaurant AND deleted_at IS NULL;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_restaurant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_outlets(NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER restaurants_outlets AFTER INSERT OR UPDATE OF latitude, longitude, open_minutes, deleted_at ON restaurants
  FOR EACH ROW EXECUTE FUNCTION follow_restaurant();--> statement-breakpoint
CREATE FUNCTION follow_location() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE restaurant integer;
BEGIN
  FOR restaurant IN SELECT DISTINCT id FROM unnest(ARRAY[OLD.restaurant_id, NEW.restaurant_id]) id WHERE id IS NOT NULL ORDER BY id LOOP
    PERFORM write_outlets(restaurant);
    UPDATE restaurants SET search_text = '' WHERE id = restaurant;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER locations_outlets AFTER INSERT OR DELETE
  OR UPDATE OF restaurant_id, address, latitude, longitude, time_zone, open_minutes, deleted_at ON locations
  FOR EACH ROW EXECUTE FUNCTION follow_location();--> statement-breakpoint
CREATE FUNCTION claim_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shares_look := false;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_claim_look BEFORE UPDATE OF username ON users
  FOR EACH ROW WHEN (OLD.username <> NEW.username) EXECUTE FUNCTION claim_look();--> statement-breakpoint
SELECT count(write_outlets(id)) FROM restaurants;--> statement-breakpoint
UPDATE restaurants SET search_text = '';--> statement-breakpoint
UPDATE sandwiches SET search_text = '';--> statement-breakpoint

-- With more of them, the planner tells a rare word from a common one.
ALTER TABLE restaurants ALTER COLUMN search_text SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE sandwiches ALTER COLUMN search_text SET STATISTICS 1000;--> statement-breakpoint
CREATE INDEX "restaurants_by_letters" ON "restaurants" USING gin (string_to_array("search_text", null),pairs_of("search_text"));--> statement-breakpoint
CREATE INDEX "sandwiches_by_letters" ON "sandwiches" USING gin (string_to_array("search_text", null),pairs_of("search_text"));--> statement-breakpoint
CREATE INDEX "restaurants_search" ON "restaurants" USING gin ("search_text" gin_trgm_ops) WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sandwiches_search" ON "sandwiches" USING gin ("search_text" gin_trgm_ops) WHERE "sandwiches"."deleted_at" is null;
