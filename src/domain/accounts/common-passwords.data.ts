/** Words that everybody tries first, in the languages of the region; figures and signs around them do not help. */
const WORDS = `
password passwort passwords passwort kennwort geheim geheimnis passwd passw letmein letmeinnow welcome willkommen
iloveyou iloveu ichliebedich ichliebdich ichliebe liebling schatz schatzi schatzerl schnucki sonnenschein sunshine
princess prinzessin superman batman spiderman football fussball fußball baseball basketball hockey soccer computer
internet administrator admin administrador sicherheit security master masterkey dragon monkey shadow
hunter killer trustno starwars whatever freedom mustang harley corvette ferrari porsche
mercedes bayern bayernmunich rapidwien austriawien sturmgraz salzburg steiermark oesterreich österreich austria
kaernten kärnten tirol vorarlberg burgenland wienwien vienna innsbruck klagenfurt linz germany deutschland schweiz
hallo hallohallo hallowelt helloworld hello hellohello servus servusservus griasdi gruessgott guten gutentag
gutenmorgen sommer sommersommer winter fruehling frühling herbst januar februar maerz april august september oktober
november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag summer winter spring autumn
qwertz qwertzu qwertzui qwertzuiop qwerty qwertyui qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl yxcvbnm
zxcvbnm zxcvbn qazwsx qazwsxedc qweasd qweasdzxc qweasdyxc wasd wasdwasd azerty azertyuiop poiuytrewq lkjhgfdsa
mnbvcxz abcabc abcdef abcdefg abcdefgh abcdabcd testtest tester testing testuser probe probieren demodemo changeme
aendern bitteaendern default standard user username benutzer benutzername gast gastgast login loginlogin anmelden
anmeldung secret topsecret supersecret system systemadmin root toor rootroot server webmaster webadmin
access accessdenied letmein openup openopen sesam sesamoeffnedich sesame opensesame google facebook instagram youtube
whatsapp microsoft windows samsung iphone android nintendo playstation xbox minecraft fortnite pokemon pikachu
naruto matrix gandalf merlin legolas frodo hobbit harrypotter potter hogwarts einstein mozart beethoven falco
blumen blume rose rosen rosenrot erdbeere himbeere banane apfel apfelstrudel schnitzel knoedel kaffee schokolade
chocolate cookie cookies butterfly schmetterling hund katze kaetzchen hundehund bello rocky lucky tiger tigger lion
elefant delphin delfin einhorn unicorn pferd pferde pony bambi hase haeschen maus mausi mausebaer bärchen baerchen
engel engelchen teufel teufelchen sternchen stern sterne mond sonne himmel wolke regen regenbogen rainbow feuer wasser
family familie mama mamapapa mutter vater papa oma opa kinder baby babyboy babygirl lovely lover loveme iloveme
forever forever love lovelove liebe liebeliebe kuss kuessen sexy sexysexy fuckyou fuckoff fuckme arschloch scheisse
scheiße scheissdreck schwanz hurensohn idiot trottel depp blink metallica nirvana slipknot eminem
liverpool arsenal chelsea barcelona realmadrid juventus manchester dortmund schalke borussia redbull
ninja samurai phoenix falcon eagles cowboys lakers yankees steelers packers redsox golfer golfgolf fishing angeln
jaeger jaegermeister motorrad motocross yamaha kawasaki suzuki traktor steyr fendt johndeere lindner stihl husqvarna
blaster thunder lightning donner blitz sturm silver silber golden goldgold diamond diamant platin crystal kristall
purple violet orange yellow schwarz schwarzer weiss weisser rotrot gruen gruener blau blauer blackblack
jesus jesuschrist gott gottistgross heilig church kirche glaube hoffnung peace frieden freiheit
money geld geldgeld million millionaire millionaer bitcoin crypto ethereum paypal amazon ebay willhaben
`;

/** First names, which are tried right after those words. */
const NAMES = `
michael michelle jennifer jessica daniel andreas thomas stefan stephan christian christoph alexander alexandra
sebastian matthias markus martin michaela katharina elisabeth barbara claudia cornelia manuela sabine susanne angelika
brigitte johannes johanna florian philipp patrick dominik benjamin maximilian lukas tobias manuel marcel rainer gerhard
wolfgang werner walter helmut herbert manfred franz josef ferdinand leopold hannes hansi bernhard guenther guenter
charlie jordan ashley nicole maria
`;

/** Common as they stand, with their figures. */
const EXACT = `
password1 password12 password123 passw0rd p@ssw0rd p@ssword p4ssw0rd passwort1 passwort12 passwort123 passw0rt
12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 22222222 33333333 44444444 55555555
66666666 77777777 88888888 99999999 12344321 12341234 11112222 11223344 112233445566 1122334455 12121212 13131313
10101010 20202020 69696969 31415926 314159265 27182818 147258369 159357159 1597534568 147852369 741852963 963852741
123123123 321321321 123321123 456456456 789456123 123654789 102030405060 1020304050 55555555 01010101 19191919
qwertz123 qwertz12 qwertz1234 qwertzuiop123 qwerty123 qwerty12 qwerty1234 qwerty12345 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 qaz123wsx qwe123qwe qweqwe123 123qweasd 123qwe123 qweasd123 asdf1234 1234asdf
abcd1234 1234abcd abc12345 12345abc abc123456 a1b2c3d4 a1b2c3d4e5 aa123456 a1234567 a12345678 a123456789 1a2b3c4d
abc123abc abc123def aaa111bbb test1234 test12345 1234test hallo123 hallo1234 hallo12345 admin123 admin1234 admin12345
welcome1 welcome123 willkommen1 willkommen123 sommer2020 sommer2021 sommer2022 sommer2023 sommer2024 sommer2025
sommer2026 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 herbst2024 herbst2025
letmein1 letmein123 iloveyou1 iloveyou2 iloveyou123 monkey123 dragon123 master123 shadow123 sunshine1 princess1
football1 baseball1 superman1 batman123 michael1 jordan23 jennifer1 charlie1 trustno1 starwars1 whatever1 blink182
liverpool1 arsenal1 chelsea1 changeme1 changeme123 default1 secret123 geheim123 geheim1234 passwort! password!
password1! passwort1! welcome1! admin123! qwertz123! hallo123! test123! abcd1234! sommer123! winter123! start123
start1234 start123! neustart1 computer1 internet1 windows10 windows11 samsung1 iphone12 google123 facebook1
`;

/** Words of this market and product: the second thing that is tried. */
const CONTEXT = `
stammplatz stammplatzat holz holzholz holzmarkt holzhandel holzboerse holzbörse brennholz kaminholz scheitholz ofenholz
pellets holzpellets hackgut hackschnitzel rundholz blochholz schnittholz saegewerk sägewerk sägerundholz forst
forstwirt forstwirtschaft waldbesitzer waldbauer waldarbeit buche buchenholz buchenscheiter fichte fichtenholz laerche
lärche lärchenholz eiche eichenholz kiefer kiefernholz tanne tannenbaum esche eschenholz ahorn birke birkenholz
festmeter raummeter schuettraummeter schüttraummeter motorsaege motorsäge kettensaege kettensäge marktplatz anzeige
inserat kaufen verkaufen
`;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...wordsOf(WORDS), ...wordsOf(EXACT)]);
export const COMMON_NAMES: ReadonlySet<string> = new Set(wordsOf(NAMES));
export const CONTEXT_WORDS: ReadonlySet<string> = new Set(wordsOf(CONTEXT));
