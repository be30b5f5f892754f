import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import {
  entry,
  goods,
  kinds,
  of,
  ordering,
  says,
  suits,
  timber,
} from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { VocabularyEntry } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

/** What wood is for, in building, fencing and crafts: which goods suit the use. Nothing here excludes an advert. */
function used(words: string, category: CategoryCode, prefers: readonly Preference[]): VocabularyEntry {
  const said = prefers.filter((preference) => preference.words !== undefined);
  return entry(words, of(category, { votes: 1, prefers }), ordering('CATEGORY', ...said));
}
export const sawnFor = (words: string, ...prefers: Preference[]): VocabularyEntry => used(words, 'SAWN_WOOD', prefers);
export const logsFor = (words: string, ...prefers: Preference[]): VocabularyEntry => used(words, 'LOGS', prefers);
export const species = (weight: number, ...woodTypeIds: number[]): Preference => suits(weight, { woodTypeIds });

/** Heartwood that lasts outdoors without treatment: larch, douglas fir, oak, robinia, chestnut; source: EN 350. */
export const OUTDOORS = [6, 7, 22, 29, 38];
const BOARDS = { thicknessMaxInMm: 35 };

/** What is worked by hand comes as boards, blocks or logs, not split for the stove. */
export const WORKED = kinds(1, 'SAWN_WOOD', 'LOGS');
export const worked = (words: string, ...prefers: Preference[]): VocabularyEntry => timber(words, WORKED, ...prefers);

const BUILDING: readonly VocabularyEntry[] = [
  sawnFor(
    'terrasse, deck, terrace, patio, decking, sonnendeck, poolumrandung, terrassenbelag, terrassenboden, badesteg',
    species(0.6, ...OUTDOORS),
    says(1, 'Terrassendielen Terrassendiele Terrasse Terrassenbelag'),
  ),
  sawnFor(
    'balkon, balkonboden, balkongeländer, balkonbretter, geländer, balkonverkleidung, handlauf',
    species(0.5, ...OUTDOORS),
    suits(0.3, BOARDS),
    says(0.8, 'Balkon Balkonbretter Geländer'),
  ),
  sawnFor(
    'fassade, verkleidung, holzfassade, außenwand, aussenwand, giebel, hausfassade, außenverkleidung, stulpschalung, wandverkleidung, wechselfalz, keilspund, glattkantbretter, hinterlüftung, stirnbrett, traufbrett, ortgang, windbrett',
    species(0.5, ...OUTDOORS, 1, 8),
    says(1, 'Fassade Fassadenschalung Rhombus Stulpschalung Profilholz'),
    says(0.3, 'Schalung'),
  ),
  // Roofs: beams carry, battens take the tiles, boards close the roof.
  sawnFor(
    'dachstuhl, dachkonstruktion, dachausbau, dachboden, dachgebälk, gebälk, für das dach, fürs dach, dach',
    species(0.3, 1, 2, 3, 6),
    says(0.7, 'Dachstuhl Sparren Pfette Bauholz'),
    says(0.5, 'KVH BSH Kantholz Balken Leimbinder'),
  ),
  sawnFor(
    'dach decken, dacheindeckung, dach eindecken, dachdeckung, dachlattung, ziegeldach',
    says(1, 'Dachlatten Latten Konterlatten Schindeln'),
    says(0.3, 'Schalung'),
  ),
  sawnFor(
    'carport, pergola, gartenhaus, gartenhütte, vordach, überdachung, flugdach, gerätehütte, hütte, holzhütte, unterstand, schuppen, stadl, scheune, riegelbau, holzhaus, holzbau, riegelwand, zubau, dachgaube, baumhaus, spielhaus, stelzenhaus, gewächshaus, hundehütte, hühnerhaus, laube, gartenlaube, mülltonnenbox, bootshaus, stallgebäude, tiny house, fachwerk, fachwerkhaus, wintergarten, holzlager, rohbau, hausbau, machinenhalle, maschinenhalle, bushaltestelle, wartehäuschen, salettl, pavillon, jagdhütte, wildfütterung, futterraufe, heuraufe, bushäusl, markthütte, marktstand, heustadl, heuhütte, viehunterstand, weideunterstand, rinderunterstand, holzstadl, rundholzhalle, pultdach, satteldach, walmdach, geräteschuppen, mobilstall, hühnermobil, bauhütte, adventhütte, weihnachtshütte, marktstände, musikpavillon, aussichtsplattform, aussichtsturm, bikepark, pumptrack, biketrail, northshore',
    species(0.3, 1, 2, 3, 6, 7),
    says(0.6, 'KVH BSH Kantholz Staffel Balken Bauholz'),
    says(0.4, 'Carport Pergola Gartenhaus Holzbau'),
  ),
  // Legs of round poles or squared timber, floor and walls of boards.
  sawnFor(
    'hochsitz, hochstand, ansitz, ansitzleiter, hochsitzkanzel, hochsitzleiter, jagdkanzel, kanzel, jagdstand, drückjagdbock, reviereinrichtung',
    species(0.3, 1, 6, 7),
    says(0.7, 'Kantholz Staffel Bretter Stangen'),
  ),
  sawnFor(
    'wegkreuz, grabkreuz, gipfelkreuz, holzkreuz, feldkreuz, flurkreuz',
    species(0.7, 6, 22),
    says(0.6, 'Balken Kantholz Bohle Bohlen'),
  ),
  sawnFor(
    'ortstafel, holzschild, anschlagtafel, schautafel, bilderrahmen, holzrahmen, plakatständer',
    species(0.3, 6, 22, 1),
    says(0.6, 'Bretter Brett Bohlen'),
  ),
  sawnFor(
    'weidetor, gattertor, hoftor, stadltor, stadeltor, scheunentor, holztor, gartentor, gartentürl, garagentor',
    species(0.3, 6, 1, 22),
    says(0.7, 'Bretter Zaunlatten Latten Kantholz'),
  ),
  goods(
    'brückengeländer, rundholzgeländer, holzgeländer, stangengeländer, wanderweggeländer, absturzsicherung',
    says(0.8, 'Rundpfosten Stangen Pfähle Pfosten'),
    species(0.4, ...OUTDOORS),
  ),
  sawnFor('bühnenboden, tanzboden, festzeltboden, bühne', says(0.7, 'Bretter Bohlen Dielen Schalung')),
  sawnFor(
    'kanaldielen, verbauholz, grabenverbau, pölzholz, pölzung, pölzen, verbaubohlen',
    suits(0.4, { thicknessMinInMm: 40 }),
    says(0.8, 'Bohlen Pfosten Bauholz'),
  ),
  // Round or squared trunks, thicker than a beam.
  goods(
    'blockhaus, blockhütte, almhütte, blockbau, rundholzhaus, für blockhaus',
    kinds(0.4, 'SAWN_WOOD', 'LOGS'),
    says(0.8, 'Blockhaus Blockbau Blockbohlen'),
    says(0.4, 'Balken Rundholz Kantholz'),
  ),
  goods(
    'brücke, holzbrücke, steg, holzsteg, bachsteg, fußgängerbrücke, wanderbrücke, bootssteg, brückenbelag, brückenbohlen, moorsteg, bohlenweg, knüppelweg, prügelweg, radwegbrücke, radbrücke, loipenbrücke, gehwegbrücke, waldbrücke, bachbrücke, fußgängersteg, wandersteg, wanderwegsteg, gehsteg, anlegesteg, brückendeck, brückendielen, brückenholz, brückenpfosten, brückenbalken, brückenladen, fahrbahnbelag, stegbelag, stegbohlen, seesteg',
    species(0.6, 6, 29, 22),
    kinds(0.4, 'SAWN_WOOD', 'LOGS'),
    says(0.5, 'Brücke Brückenbelag Steg Bohlen Pfosten'),
  ),
  sawnFor('pflasterholz, stöckelpflaster', species(0.6, 22, 6, 29), says(0.6, 'Kantholz Balken')),
  // Crib walls and bank protection are built of round larch, spruce or robinia in the ground.
  logsFor(
    'uferverbau, ufersicherung, uferschutz, hangsicherung, böschungssicherung, krainerwand, holzkasten, holzkrainerwand, grünverbau, wildbachverbauung, wildbachsperre, stützmauer, hangverbau, sohlschwelle, holzschwellen, piloten schlagen, faschinen, wasserspulen, querabschlag, wasserauskehr, lawinenverbauung, schneerechen, gleitschneebock, gleitschneeschutz, dreibeinbock, dreibeinböcke, lawinenschutz, bachverbauung, bachverbau, hangverbauung, böschungsverbau, uferverbauung, gewässerverbauung, wasserausleitung, wasserausleite, wasserabkehr, längsverbauung, raubaum, holzbuhne, steinkasten',
    species(0.8, 6, 29, 38),
    suits(0.3, { woodTypeIds: [1, 2, 3, 6] }),
    says(0.6, 'Rundholz Bloch Piloten Pfähle Stangen Krainerwand'),
  ),
  // Formwork: boards about 24 mm and planks, cheap and rough.
  sawnFor(
    'betonschalung, einschalen, betonieren, fundament, schalen, baustelle, gerüst, gerüstpfosten, gerüstbohlen, gerüstdielen, gerüstladen, gerüstbretter, verschalung, verschalen, betonmauer',
    says(1, 'Schalung Schalungsbretter Schaltafeln Gerüstpfosten Bauholz'),
    says(0.3, 'sägerau'),
  ),
  sawnFor(
    'fußboden, holzboden, boden legen, bodenbelag, bretterboden, stubenboden, parkettboden, blindboden, landhausdiele, schlafzimmerboden, dielenbelag',
    says(1, 'Dielen Schiffboden Fußboden Boden Riemen Parkett'),
    says(0.4, 'Nut Feder gehobelt'),
  ),
  sawnFor(
    'stiege, treppe, stufen, treppenstufen, stiegenstufen, holzstiege, treppenwangen, treppenholm, stiegenwangen, wangentreppe, trittstufen, setzstufen, treppenbau, stiegenbau, treppenbauer',
    species(0.6, 22, 20, 25, 26, 6),
    suits(0.4, { thicknessMinInMm: 35, thicknessMaxInMm: 80 }),
    says(0.8, 'Stufen Stiege Treppe Bohle'),
  ),
  sawnFor(
    'wandtäfelung, täfelung, täfer, stube, vertäfelung, lamperie, deckenverkleidung, innenausbau, zirbenzimmer, holzwand',
    species(0.4, 8, 1, 22),
    suits(0.2, BOARDS),
    says(0.7, 'Täfer Profilholz Hobelware Nut Feder Stube'),
  ),
  sawnFor(
    'fenster, fensterbau, türblatt, türstock, zimmertür, zimmertüre, haustür, tür, tore, tor, fensterladen, türe, türen, haustüre, fensterbank',
    species(0.5, 6, 22, 1, 8),
    says(0.8, 'Fensterkantel Kanteln Kantel'),
  ),
];

const SUPPORTS: readonly VocabularyEntry[] = [
  // Squared timber and battens that carry decks and claddings.
  sawnFor(
    'unterkonstruktion, terrassenunterkonstruktion, uk, konstruktionslatte',
    says(0.8, 'Unterkonstruktion'),
    says(0.6, 'Staffel Kantholz Konterlatten'),
    species(0.4, ...OUTDOORS),
    suits(0.4, { thicknessMinInMm: 30, thicknessMaxInMm: 80 }),
  ),
  // A beam over a door, a window or a stove carries the wall: old oak above all.
  sawnFor(
    'sturz, türsturz, fenstersturz, sturzbalken, kaminbalken, kamin balken, kaminsims, kaminbrett',
    says(0.7, 'Balken Kantholz Kaminbalken'),
    suits(0.5, { thicknessMinInMm: 80 }),
  ),
];

const FENCES: readonly VocabularyEntry[] = [
  // Fences need posts, rails and boards; posts are sold as round wood, boards as sawn wood.
  timber(
    'zaun, gartenzaun, lattenzaun, bretterzaun, holzzaun, zäune, einzäunung, sichtschutz, sichtschutzzaun, sichtschutzlamellen, sichtschutzelement, zaunbretter, staketenzaun',
    says(1, 'Zaun Zaunpfähle Zaunlatten Zaunbretter Gartenzaun Sichtschutz'),
    species(0.4, ...OUTDOORS),
  ),
  timber(
    'weidezaun, viehzaun, koppel, koppelzaun, speltenzaun, ringzaun, kreuzzaun, schrankzaun, stangenzaun, almzaun, schafzaun, rinderzaun, pferdezaun, pferdekoppel, pferdeweide, viehweide, kuhweide, schafweide, weide einzäunen, hag, wildgatter, elektrozaun, stacheldraht',
    says(1, 'Weidezaun Zaunpfähle Weidepfähle Pfähle Stempen Stangen'),
    species(0.4, ...OUTDOORS),
  ),
  timber(
    'weingarten, drahtrahmen, weinberg, weinbau, obstbaum anbinden, obstanlage, spalier, rebanlage, obstbau, hopfengarten, baumpfahl',
    says(1, 'Weinstecken'),
    says(0.6, 'Pfähle Baumpfahl'),
    species(0.4, 29, 38, 22, 6),
  ),
  timber(
    'spielgerät, spielgeräte, klettergerüst, spielturm, schaukel, schaukelgerüst, kletterpark, motorikpark, waldspielplatz, balancieren, zum balancieren, spielplatzbau, spielplatzgerät, spielplatzgeräte, niedrigseilgarten, balancierstamm, balancierbalken, spielplatzholz, fitnessparcours, vitaparcours, barfußparcours, kletterstämme, spielhügel, robinienspielplatz',
    says(0.8, 'Spielplatz Robinienpfosten Rundpfosten Pfähle Kantholz'),
    species(0.6, 29, 6, 7, 22),
  ),
  timber(
    'wegweiser, hinweistafel, schilderpfosten, wegweiserpfosten, infotafel, beschilderung, markierungspfahl, vermessungspflock, absteckpflock, grenzpflock, holzpoller, poller, absperrpfosten, leitplanke, holzleitplanke, leitschiene, leitpflock, leitpflöcke, straßenleitpflock, verkehrszeichen, schilderständer, radwegweiser, wegweisersteher, parkplatzbegrenzung, parkplatzpoller, rammschutz',
    says(0.8, 'Pfähle Pflöcke Pfosten Rundpfosten Zaunsteher'),
    species(0.4, ...OUTDOORS),
  ),
  // Stable floors and walls: thick planks that stand hooves and dung.
  sawnFor(
    'stallbretter, stallbohlen, stallpfosten, stallboden, stalldielen, stallwand, stalltrennwand, stallausbau, boxenwand, boxenbretter, boxenbohlen, spaltenboden, stalltür, futtertisch, silobretter, silowand, krippenholz, futterkrippe, fressstand, fressgitter, melkstand, boxenholz, pferdeboxenholz, trennwand stall, liegeboxenbretter, stallbalken',
    species(0.4, 6, 22, 29, 1),
    suits(0.5, { thicknessMinInMm: 35, thicknessMaxInMm: 80 }),
    says(0.7, 'Pfosten Bohlen Nut Feder'),
  ),
  logsFor(
    'brunnentrog, trog, holztrog, dorfbrunnen, brunnen, tränke, viehtränke, wassertrog, blumentrog',
    species(0.8, 6, 22, 38),
    suits(0.5, { diameterMinInCm: 45 }),
    says(0.3, 'stark Starkholz Blochholz'),
  ),
  sawnFor(
    'dammbalken, hochwasserschutz, dammtafeln',
    species(0.5, 6, 22, 7),
    suits(0.4, { thicknessMinInMm: 80 }),
    says(0.6, 'Kantholz Balken Pfosten'),
  ),
  // Floors of barns and walls of silos are boarded rough and cheap.
  sawnFor(
    'heuboden, heubodenbretter, tenne, tennenboden, tennenbretter, stadlboden, fahrsilo, getreidekasten',
    says(0.4, 'Bretter Schalung sägerau'),
  ),
  // Young trees are tied to round posts, alone or three together.
  logsFor(
    'dreibock, baumstütze, baumstützen, baumanbindung, baumverankerung, baumsicherungspfahl, pflanzpfahl, pflanzpfähle, baumpfosten, baumsteher, baum anbinden, bäume anbinden',
    says(1, 'Pfähle Rundpfosten Pfahl Pfosten'),
    species(0.3, ...OUTDOORS),
  ),
  timber(
    'zweige, palmkätzchen, weidenstecklinge, haselruten, flechtzaun',
    says(0.8, 'Reisig Äste Astmaterial Stecken Stangen'),
  ),
  // Truck beds and trailer floors.
  sawnFor(
    'anhängerboden, ladeboden, kipperboden, bordwand, ladewagenboden, miststreuerboden, anhängerbretter, ladepritsche, viehanhänger, anhängeraufbau, anhängerboden holz, ladefläche, brückenaufbau, pritschenboden, plateauboden, rungenwagenboden',
    suits(0.4, { thicknessMinInMm: 25, thicknessMaxInMm: 60 }),
    says(0.6, 'Pfosten Bohlen Bretter'),
  ),
  timber(
    'tomatenstäbe, tomatenstecken, tomatenpfahl, paradeiser, paradeiserstecken, stützen für paradeiser, stützen für tomaten, pflanzstab, pflanzstäbe, rankhilfe, rosenbogen',
    says(1, 'Bohnenstangen Stangen'),
  ),
  timber(
    'weidenruten, ruten, flechten, korbflechten, flechtwerk, weidenzaun',
    says(1, 'Weidenruten Ruten'),
    species(0.6, 36),
  ),
];

const CRAFTS: readonly VocabularyEntry[] = [
  sawnFor(
    'möbel, möbelbau, tischlern, tischlerarbeit, kasten, schrank, kommode, kuchl, küche, massivholzmöbel, küchenfront, küchenfronten, möbelfront, betten, bett, zirbenbett, bettgestell, lattenrost, kinderbett, stockbett, hochbett, familienbett, doppelbett, bettkasten, nachtkästchen, truhe, vitrine, sideboard, stuhl, sessel, hocker, garderobe, tischler, schreiner, furniture, schreibtisch, arbeitsplatte',
    species(0.5, 8, 20, 22, 25, 26, 30, 31),
    says(0.6, 'Tischlerware Blockware Bohle'),
  ),
  sawnFor(
    'tischplatte, esstisch, tisch, couchtisch, epoxidtisch, epoxy, river table, baumscheibe, stammtischplatte, theke, waschtisch, waschtischplatte, waschbeckenplatte, barplatte, küchentisch, wohnzimmertisch, tresen',
    species(0.5, 22, 31, 25, 37, 30, 26),
    suits(0.5, { isSingleItem: true }),
    says(0.8, 'Tischplatte Bohle Blockware Boule Baumscheibe'),
  ),
  sawnFor(
    'regal, regale, regalbretter, kellerregal, wandregal, bücherregal, hängeregal, schweberegal, schuhregal, bord, fachboden, werkbank',
    says(0.6, 'Regal Regalbretter Bretter'),
    suits(0.3, { thicknessMaxInMm: 45 }),
  ),
  sawnFor(
    'bank, gartenbank, sitzbank, hausbank, bankerl, gartenmöbel, gartentisch, biertisch, heurigenbank, parkbank, parkbänke, rastbank, ruhebank, banklatten, bankauflage, sitzauflage, baumstammbank, waldbank, picknicktisch, jausentisch, rastplatz',
    species(0.4, ...OUTDOORS),
    suits(0.3, { thicknessMinInMm: 35 }),
    says(0.6, 'Bohle Pfosten Bank'),
  ),
  // Benches and walls of a sauna must stay cool and free of resin: lime, aspen, alder, poplar, spruce for the walls.
  sawnFor(
    'saunabank, saunaliege, saunalatten, saunabau, saunawand, saunaverkleidung, saunaprofil, saunaboden',
    species(0.6, 33, 35, 28, 34),
    species(0.2, 1, 2, 8),
    says(0.6, 'Sauna Profilholz'),
  ),
  // Close-grained hardwoods that stand water and knives.
  sawnFor(
    'schneidbrett, schneidebrett, jausenbrett, jausenbrettl, brotzeitbrett, servierbrett, frühstücksbrett',
    species(0.7, 26, 20, 31, 30, 22, 25, 29),
    says(0.4, 'Bohle Blockware'),
  ),
  logsFor(
    'hackstock, sitzblock, sitzklotz',
    suits(0.6, { diameterMinInCm: 40 }),
    species(0.3, 20, 22, 37, 34),
    says(0.6, 'Hackstock Klotz'),
  ),
  goods(
    'brunntrog, pflanztrog, pflanzkasten, blumenkasten, pflanzkübel, hochbeettrog',
    WORKED,
    species(0.7, 6, 22, 29, 38),
    says(0.6, 'Hochbeet Bohlen Pfosten'),
  ),
  worked('basteln, zum basteln, bastelholz, werken', says(1, 'Bastelholz basteln')),
  goods('klotz, hirnholz, holzblock, holzblöcke, werkblock, schnitzblock', WORKED, says(0.6, 'Klotz Blöcke Block')),
  sawnFor('rahmen, rahmenholz', species(0.3, 22, 30, 31, 41, 33), says(0.6, 'Leisten Latten')),
  // Even, soft and fine-grained woods: lime above all, stone pine, maple, walnut.
  worked(
    'schnitzen, zum schnitzen, fürs schnitzen, krippe, krippen, krippenbau, krippenfiguren, perchtenmasken, perchten, masken, maske, krampus, krampusmaske, maskenschnitzen, maskenschnitzer, tuifl, tuifelmaske, teufelsmaske, fasnacht, fasnachtsmaske, kruzifix, herrgottsschnitzer, relief, schnitzer, schnitzkurs, motorsägenschnitzen, motorsägenkunst, holzfigur, löffelschnitzen, löffel, kochlöffel, holzlöffel, kuksa, zum löffelschnitzen, bildhauer, bildhauerei, skulptur, kettensägenschnitzen, holzschnitzen, carving, wood carving, figuren, löffel schnitzen, motorsägenkünstler, kettensägenkunst, kettensägenkünstler, holzschnitzer, holzbildhauer',
    species(1, 33, 8),
    says(1, 'Schnitzholz schnitzen Schnitzen Bildhauer Masken'),
  ),
  // Dense, fine hardwoods and fruit trees turn cleanly.
  worked(
    'drechseln, zum drechseln, fürs drechseln, drechsler, drechslerei, schalen drechseln, drechselbank, pfeffermühle, salzmühle, holzschale, kerzenständer, drechsler verein, woodturning, turning',
    species(0.7, 26, 30, 31, 40, 41, 42, 37, 25, 22, 43, 10, 29),
    says(1, 'Drechselholz Drechselrohling Kanteln Maser'),
  ),
  worked(
    'kugelschreiber, pen, pens, pen blank, penblank, blanks, schreibgeräte, schreibgerät, =füller, füllfeder',
    species(0.5, 31, 42, 30, 43, 22, 37, 29, 10),
    says(1, 'Kanteln Kantel Pens'),
    says(0.4, 'Drechselholz Drechselrohling'),
  ),
  // Resonance spruce and maple, slow-grown and straight; walnut and cherry for necks and bodies.
  worked(
    'instrumentenholz, instrumentenbau, instrument, instrumente, gitarre, gitarrenbau, geige, geigenbau, resonanzholz, klangholz, tonholz, zither, harfe, cajon, hackbrett, orgelbau, gitarrenbauer, geigenbauer, instrumentenbauer, geigenboden, geigendecke, gitarrendecke, gitarrenhals, gitarrenboden, resonanzboden, resonanzdecke, griffbrett, zargen, cello, kontrabass, bratsche, laute, mandoline, ukulele, dulcimer, klavierbau, alphorn, schwegel, harmonika, trommel, drehleier',
    species(0.7, 1, 26, 31, 30, 10),
    says(1, 'Klangholz Tonholz Resonanzholz Instrumentenholz'),
    says(0.7, 'Riegel Riegelahorn Haselfichte Geigenböden Gitarrendecken Geigenbau'),
  ),
  // Yew, ash, elm and robinia bend without breaking.
  worked(
    'bogenbau, bogen, langbogen, bogenholz, pfeilbogen, bogen bauen, bogenbauer, flachbogen, recurvebogen, bogenstab, bogenrohling, pfeilschaft, pfeilschäfte, armbrust, bow making, longbow',
    species(1, 10, 25, 37, 29),
    says(0.8, 'Bogenbau Bogen Bogenholz'),
  ),
  // Tough, long-fibred woods that take a blow.
  worked(
    'stiele, stiel, stielholz, stielhölzer, werkzeugstiel, werkzeugstiele, hackenstiel, axtstiel, hammerstiel, rechenstiel, axt, rodelholz, hornschlitten, schaufelstiel, rodelbau, rodel, schlitten, wagner, wagnerei, leiter, leiterbau, leiterholm, leiterholme, leiterholz, leitersprossen, gabelstiel, sensenstiel, besenstiel, pickelstiel, krampenstiel, spatenstiel, hauenstiel, heugabel',
    species(1, 25, 21, 29),
    says(0.5, 'Werkzeugstiel Wagner Esche'),
  ),
  sawnFor(
    'bienenstock, bienenkasten, beute, bienenbeute, bienenbeuten, imker, imkerei, beutenbau, magazinbeute, bienenhaus, bienenstand, beutenholz, rähmchen, zander, dadant, zanderbeute, ablegerkasten, bienenzucht',
    species(0.7, 1, 9, 8, 33, 2),
    suits(0.3, { thicknessMaxInMm: 30 }),
    says(0.6, 'Bienenbeuten Imker'),
    says(0.4, 'Bretter'),
  ),
  goods(
    'nistkasten, nistkästen, vogelhaus, vogelhäuschen, futterhäuschen, insektenhotel, fledermauskasten, futterhaus',
    says(0.8, 'Nistkasten Insektenhotel Bretter'),
    species(0.3, 6, 1),
  ),
  worked(
    'boot, bootsbau, bootsbauer, schiffbau, zille, zillenbau, ruderboot, kanu, kajak, bootsplanken, schiffsplanken, spanten, kiel, mast und spieren',
    species(0.7, 6, 22, 1),
    says(0.7, 'Boot Bootsbau Zille'),
    says(0.3, 'astfrei'),
  ),
  // Thin, even-grained strips that bend and show no pores at a small scale.
  worked(
    'modellbau, schiffsmodell, schiffsmodellbau, modellschiff, modellschiffbau, modellbauer, modellbauleisten, flugmodell, modelleisenbahn',
    species(0.7, 41, 33, 31, 30, 26, 40),
    suits(0.3, BOARDS),
    says(0.8, 'Modellbau Leisten Furnier'),
  ),
  worked(
    'fass, fassbau, fassdauben, dauben, küfer, weinfass, schnapsfass, böttcher',
    species(1, 22, 29, 38),
    says(0.8, 'Fass Dauben Daubenholz'),
  ),
  worked(
    'messergriff, messergriffe, griffe, griff, griffschalen, griffholz, griffblock, messerbau, messerbauer, messermacher, messer, messerschalen, pfeife, pfeifenbau',
    species(0.6, 31, 42, 30, 10, 43),
    says(0.8, 'Maser Griff Kanteln Messergriffe'),
  ),
  // Sliced of thick logs: a measure beside it is their diameter.
  entry(
    'furnier, messerfurnier, furnierwerk, furniersäge, furnierstreifen, furnierblatt, sägefurnier, starkfurnier, furnierer',
    of('LOGS', {
      votes: 2,
      prefers: [suits(0.5, { isSingleItem: true }), says(1, 'Furnier Furnierholz Wertholz')],
    }),
    ordering('CATEGORY', says(1, 'Furnier Furnierholz Wertholz')),
  ),
  goods(
    'zirbenkissen, zirbenpolster, kissen, polsterfüllung, kissenfüllung',
    species(0.6, 8),
    says(1, 'Zirbenspäne Zirbenflocken Späne'),
  ),
];

const INDUSTRY: readonly VocabularyEntry[] = [
  logsFor(
    'papierfabrik, für papierfabrik, zellstoff, zellstoffwerk, plattenwerk, spanplatte, faserplatte, papierindustrie, plattenindustrie, papier',
    says(1, 'Schleifholz Faserholz Industrieholz'),
  ),
  goods(
    'paletten bauen, palettenbau, palettenbretter, palettenklötze, kistenbau, palettenholz, verpackungsholz, kisten bauen',
    says(1, 'Palettenholz Kistenholz Palettenbretter Verpackungsholz'),
  ),
  logsFor(
    'zum sägen, zum einschneiden, sägefähig, fürs sägewerk, für sägewerk, zum brettern',
    says(0.6, 'Sägerundholz Bloch'),
  ),
];

export const TIMBER_USES: readonly VocabularyEntry[] = [...BUILDING, ...SUPPORTS, ...FENCES, ...CRAFTS, ...INDUSTRY];
