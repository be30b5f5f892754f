import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import {
  DRY,
  HARD,
  entry,
  goods,
  of,
  ordering,
  says,
  suits,
  within,
} from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { VocabularyEntry } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

/**
 * What wood is for, in a household and at a heating plant: which goods suit the use. Nothing here excludes an advert.
 * Source "domain": the facts this product was built with (lengths 25 cm for small stoves, 33 most, 50 tiled stoves).
 */
const burntIn = (words: string, ...prefers: Preference[]): VocabularyEntry => used(words, 'FIREWOOD', prefers);

/** A use votes weakly for its category; where something else is sought it only orders. */
function used(words: string, category: CategoryCode, prefers: readonly Preference[]): VocabularyEntry {
  const said = prefers.filter((preference) => preference.words !== undefined);
  return entry(withPrepositions(words), of(category, { votes: 1, prefers }), ordering('CATEGORY', ...said));
}

const ARTICLES = ['für den', 'für die', 'für das', 'für', 'fürs', 'zum', 'in den', 'im'];

/** "+ofen" stands for the word and for the word behind "für den", "zum" and the like. */
function withPrepositions(words: string): string {
  return words
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) =>
      word.startsWith('+') ? [word.slice(1), ...ARTICLES.map((article) => `${article} ${word.slice(1)}`)] : [word],
    )
    .join(', ');
}

/** Where goods are laid out says less of what is sought than any other use: a bench at a path is no bark. */
function laidOut(words: string, ...prefers: Preference[]): VocabularyEntry {
  const said = prefers.filter((preference) => preference.words !== undefined);
  return entry(words, of('WOOD_CHIPS', { votes: 0, prefers }), ordering('CATEGORY', ...said));
}

const length = (weight: number, lengthMinInCm: number, lengthMaxInCm: number): Preference =>
  suits(weight, { lengthMinInCm, lengthMaxInCm });
const dry = (weight: number): Preference => suits(weight, { dryingStates: DRY });
const hard = (weight: number): Preference => suits(weight, { woodTypeIds: HARD });
const species = (weight: number, ...woodTypeIds: number[]): Preference => suits(weight, { woodTypeIds });

const STOVES: readonly VocabularyEntry[] = [
  // domain: 50 cm for tiled stoves, 33 cm is usual too; hardwood keeps the glow that the tiles store.
  burntIn(
    '+kachelofen, +grundofen, +kachelherd, speicherofen, +heizeinsatz, +kachelofeneinsatz, +putzofen, +lehmofen, +bauernofen, +stubenofen, +ganzhausofen, ganzhausheizung, +speicherkamin',
    length(0.6, 33, 50),
    hard(0.3),
    dry(0.5),
    says(0.4, 'Kachelofen Grundofen Kachelofenholz'),
  ),
  // domain: 25 cm for small stoves, 33 cm for most: longer splits do not fit the firebox.
  burntIn(
    '+schwedenofen, +kaminofen, +dauerbrandofen, +werkstattofen, +einzelofen, +zimmerofen, +kaminkassette, +kamineinsatz, +heizkassette, +kanonenofen, +bollerofen, +zeltofen, +campingofen, +hobo, hobo ofen, +raketenofen, +hüttenofen, +wohnzimmerofen, +minikamin, wood burner, woodburner, log burner, logburner',
    length(0.6, 20, 33),
    dry(0.5),
    says(0.15, 'Schwedenofen Kaminofen'),
    says(0.3, 'ofenfertig gespalten abgelagert'),
  ),
  burntIn(
    '+ofen, +offen, +holzofen, +öfen, +öfchen, +scheitholzofen, +allesbrenner, +heizofen, stove, wood stove, +specksteinofen',
    length(0.5, 20, 50),
    dry(0.5),
    says(0.3, 'ofenfertig gespalten abgelagert'),
  ),
  // domain: ash and birch burn with a calm flame and few sparks in the open fire; softwood resin spits.
  burntIn(
    '+kamin, +offener kamin, offenen kamin, +cheminee, fireplace, +heizkamin',
    length(0.4, 20, 50),
    species(0.4, 20, 21, 25, 27, 40, 41, 42, 46),
    dry(0.5),
    says(0.3, 'Kamin Kaminholz'),
  ),
  // A kitchen range has a small firebox and is lit often: short, thin, quickly hot.
  burntIn(
    '+tischherd, +küchenherd, +holzherd, +küchenofen, +sparherd, +herd, +kochherd, +herdl, +küchenhexe, +zusatzherd, +beistellherd, +dauerbrandherd, +holzküchenherd, +holzkochherd, +küchenholzherd, +kuchlherd, +kuchlofen',
    length(0.7, 20, 33),
    dry(0.5),
    says(0.4, 'Küchenherd Tischherd Herd'),
  ),
  // Log boilers take half a metre, large ones a metre; price per warmth counts more than the flame.
  burntIn(
    '+holzvergaser, +holzvergaserkessel, +scheitholzkessel, +stückholzkessel, +stückholzheizung, +scheitholzheizung, +holzkessel, +scheitkessel, +vergaser, +festbrennstoffkessel, +vergaserkessel, +scheitholzvergaser, +feststoffkessel, +naturzugkessel, +durchbrandkessel, +holzheizung, +holzzentralheizung, +heizkessel, +stückholzofen, +festbrennstoffofen',
    length(0.6, 48, 102),
    dry(0.4),
    says(0.5, 'Holzvergaser Vergaser Scheitholzkessel Stückholzkessel'),
  ),
  entry(
    'zentralheizung, für zentralheizung, für die zentralheizung, festbrennstoff, etagenheizung',
    ordering('CATEGORY', length(0.4, 48, 102), dry(0.3), says(0.4, 'Zentralheizung Heizkessel Stückholzkessel')),
  ),
  burntIn(
    'zum heizen, heizen, einheizen, zum einheizen, verheizen, zum verheizen, heating, for heating, brennen, zum brennen, zum verbrennen',
    dry(0.3),
  ),
  // Heating plants burn chips; where nothing else is named it is firewood.
  entry(
    'brennstoff, biobrennstoff, brennstoffe, brennstofflieferung',
    of('FIREWOOD', { votes: 0, prefers: [dry(0.3)] }),
    ordering('CATEGORY'),
  ),
  burntIn('+winter, fürn winter, im winter, warm, warme stube, kalte tage, heizsaison, heizperiode', dry(0.4)),
  entry(
    'für heizung, für die heizung, heizung, heizanlage, kessel, für kessel, für den kessel',
    ordering('CATEGORY', dry(0.3)),
  ),
  // A boiler in a house takes what is fine and dry.
  entry(
    'privatkessel, kleinkessel, hauskessel, hausheizung, privatheizung, haushaltskessel, kleinanlage, kleinfeuerungsanlage, einfamilienhaus',
    {
      ...ordering(
        'CATEGORY',
        suits(0.5, { particleSizeCodes: ['P16S', 'P31S', 'P16', 'P31', 'G30', 'G50'] }),
        suits(0.4, { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30'] }),
      ),
      category: 'WOOD_CHIPS',
    },
    ordering('CATEGORY', says(0.3, 'Hausheizung')),
  ),
  // Household chip boilers want fine and dry chips: up to P31S, w 30; source: ISO 17225-4.
  used(
    'hackgutheizung, für die hackgutheizung, für hackgutheizung, hackschnitzelheizung, für die hackschnitzelheizung, hackgutkessel, hackschnitzelkessel, hackgutanlage, hackschnitzelanlage',
    'WOOD_CHIPS',
    [
      suits(0.5, { particleSizeCodes: ['P16S', 'P31S', 'P16', 'P31', 'G30', 'G50'] }),
      suits(0.4, { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'M25', 'M30', 'W20', 'W30'] }),
    ],
  ),
  // Household boilers are approved for A1; source: ENplus.
  used(
    'pelletsheizung, für die pelletsheizung, für pelletsheizung, pelletheizung, pelletskessel, pelletkessel, pelletsofen, pelletofen, pelletlager, pelletsilo',
    'PELLETS',
    [suits(0.6, { pelletQualityTypeCodes: ['ENPLUS_A1', 'DINPLUS', 'ISO_A1'] })],
  ),
  // Large plants burn coarse and moist chips that a household boiler cannot; source: ÖNORM C 4005.
  used(
    'heizwerk, biomasseheizwerk, für heizwerk, für das heizwerk, fernwärme, nahwärme, fernheizwerk, biomasseanlage, heizkraftwerk, biomassekraftwerk, großanlage, biomasseheizung, biomasse kessel, biomassekessel, biomasse heizwerk, großkessel, nahwärmenetz, fernwärmenetz, heizhaus',
    'WOOD_CHIPS',
    [
      suits(0.5, { particleSizeCodes: ['P45', 'P45S', 'P63', 'P100', 'G50', 'G100'] }),
      says(0.6, 'Heizwerk Waldhackgut Energieholz'),
    ],
  ),
  // Wood gas engines stop at moist or fine chips: w about 10 %, screened; source: chamber of agriculture, Burgenland.
  used(
    'holzgasanlage, holzgas, bhkw, kwk, kraftwärmekopplung, holzgas kwk, holzvergaser kwk, holzgas bhkw, holzverstromung, holzgaskraftwerk, holzgasmotor, kwk anlage',
    'WOOD_CHIPS',
    [
      suits(0.8, { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'W20'] }),
      suits(0.5, { particleSizeCodes: ['P16S', 'P31S', 'P31', 'P45S', 'G30', 'G50'] }),
      says(0.4, 'gesiebt getrocknet'),
    ],
  ),
  // A bunker is filled from the lorry by a hose.
  entry(
    'bunker, hackgutbunker, bunkerfüllung, bunkerbefüllung, hackgutlager, hackgutlagerraum, hackgutsilo',
    of('WOOD_CHIPS', { votes: 1, prefers: [suits(0.4, { blowInIsPossible: true }), says(0.4, 'Bunker Pumpwagen')] }),
    ordering('CATEGORY', says(0.5, 'Bunker')),
  ),
  // What lights first: thin softwood.
  burntIn(
    '+anheizen, +anzünden, +anfeuern, +anschüren, +unterzünden, +anmachen, feuer machen, +feueranzünden',
    says(1, 'Anzündholz Anfeuerholz Spreißel Spandl Kleinholz'),
    length(0.3, 10, 30),
  ),
];

const FIRE_AND_FOOD: readonly VocabularyEntry[] = [
  // Resin of softwood spoils the food; beech and fruit trees glow long.
  burntIn(
    '+grill, +grillen, +grillerei, bbq, barbecue, +griller, +holzgrill, +steckerlfisch, +grillfeuer, +grillplatz, +grillstelle, +tischgrill, +grillkamin, +gartengrill, +kugelgrill, +schwenkgrill, +feuerplatte, +plancha, +feuergrill, +spanferkel, +spanferkelgrill, +gulaschkessel, +kesselgulasch, +dutch oven, +asado, +grillparty, +grillfest, +maronibrater, +maroniofen',
    species(0.7, 20, 21, 22, 30, 40, 41, 42, 46),
    dry(0.4),
    says(1, 'Grillholz Grill Grillen Smokerholz'),
  ),
  burntIn(
    '+smoker, +offset smoker, offsetsmoker, +barrel smoker, +räuchergrill, +pulled pork, +brisket, +smoken',
    species(0.7, 20, 22, 30, 40, 41, 42, 46),
    dry(0.4),
    says(1, 'Smoker Smokerholz Grillholz Räucherholz'),
  ),
  // Smoke of hardwood and fruit trees; alder for fish. Never resinous wood.
  burntIn(
    '+räuchern, +selchen, +selch, +selchkammer, +räucherofen, +räucherkammer, +räucherschrank, +speck, +speck selchen, kalträuchern, +fisch, +surfleisch, +fische, +forelle, +forellen, +lachs, +schinken, +würste, +wurst, +geselchtes, +selcherei, +räuchertonne, +räucherhütte, +selchhütte, +flammlachs, smoking wood, smoking wood hackschnitzel, smoking hackschnitzel, smoker chips, räuchern chips, bbq smoke',
    species(0.7, 20, 21, 22, 26, 28, 30, 40, 41, 42, 46),
    says(1, 'Räucherholz Räuchermehl Räucherspäne Selchspäne Selchholz Räuchern Selch'),
  ),
  // Short and thin for the small chamber, dry, without resin: beech, hornbeam, ash.
  burntIn(
    '+pizzaofen, pizzaofenholz, +holzbackofen, +backofen, +brotbackofen, +brotofen, +flammkuchen, +flammkuchenofen, +steinofen, +brotbacken, +pizza, brot backen, zum brot backen, pizzeria, für pizzeria, +steinbackofen, +pizzasteinofen, +lehmbackofen, +holzofenbrot, +holzofenpizza, +backhaus, +brotbackhaus, +bauernbrot, +tandoor, +tandur, +pizza backen, +brot',
    species(0.6, 20, 21, 25, 27),
    length(0.4, 20, 33),
    dry(0.5),
    says(1, 'Pizzaofenholz Pizzaofen Holzbackofen Pizza Backofen'),
  ),
  // Sauna stoves have small fireboxes; birch, alder and spruce heat up fast.
  burntIn(
    '+saunaofen, +saunaholz, +badefass, +badezuber, +hot tub, +hottub, +fasssauna, +badetonne, +badebottich, +badezuberofen, +gartensauna, +holzsauna, +saunahaus, +hot pot, +hotpot, +schwitzhütte, +saunieren, +aufguss',
    species(0.6, 27, 28, 1),
    length(0.4, 20, 35),
    dry(0.5),
    says(1, 'Sauna Saunaholz Saunaofen Fasssauna Badefass'),
  ),
  // The sauna is heated with firewood and built of boards.
  goods('sauna, für die sauna, für sauna', says(1, 'Sauna Saunaholz'), species(0.3, 27, 28, 35, 33)),
  burntIn(
    '+lagerfeuer, +feuerschale, +feuerkorb, +feuerstelle, +feuerplatz, campfire, fire pit, firepit, +sonnwendfeuer, +osterfeuer, +feuertonne, +feuerwanne, +feuersäule, +terrassenofen, +gartenkamin, +gartenofen, +außenkamin, +johannisfeuer, +bergfeuer, +zeltlager, +pfadfinderlager, +stockbrot, +feuerring, +gartenfeuer',
    hard(0.3),
    dry(0.4),
    says(1, 'Feuerschale Lagerfeuer Feuerkorb'),
    says(0.3, 'Schwedenfeuer Baumfackel'),
  ),
];

const ANIMALS_AND_GROUND: readonly VocabularyEntry[] = [
  // Shavings and sawdust without dust and without resin; source: plain reason, the animals stand on it.
  goods(
    'pferdestall, für den pferdestall, pferdebox, für die pferdebox, pferdeboxen, hühnerstall, stall, für den stall, boxenlaufstall, kuhstall, liegebox, liegeboxen, kälberbox, kälberiglu, tiefstall, stallbelag, abkalbebox',
    says(1, 'Einstreu Hobelspäne Sägespäne'),
    says(0.4, 'Stall Pferde'),
  ),
  goods(
    'reitplatz, für den reitplatz, reithalle, paddock, paddockplatz, longierzirkel, matsch, matschkoppel, matschplatz, auslauf, winterauslauf, laufhof, rinderauslauf, pferdeauslauf, hühnerauslauf, viehauslauf, treibweg, triebweg, paddocktrail',
    says(1, 'Reitplatz Hackschnitzel Paddock'),
    says(0.4, 'Rinde Späne'),
  ),
  goods(
    'terrarium, katzenklo, kleintiere, hamster, kaninchen, hasenstall, meerschweinchen',
    says(1, 'Hobelspäne Späne Einstreu'),
  ),
  // Fall protection and paths are covered with bark or with chips without fines.
  used(
    'gartenweg, garten weg, garten wege, weg befestigen, wege befestigen, für den gartenweg, für gartenweg, wege, waldwegbelag, finnenbahn, laufbahn, trampelpfad, barfußweg, barfußpfad, pfad, wegbefestigung, wegebefestigung, wegbelag, wegebelag, gehwegbelag',
    'WOOD_CHIPS',
    [says(1, 'Gartenwege Wege Wegeschnitzel'), says(0.6, 'Rindenmulch Hackschnitzel')],
  ),
  used(
    'beet, beete, für das beet, fürs beet, für beete, garten mulchen, beete abdecken, hecke mulchen, blumenbeet, =rabatte, =rabatten, baumscheibe mulchen',
    'WOOD_CHIPS',
    [says(1, 'Rindenmulch Mulch Dekorinde'), suits(0.5, { rawMaterialGroupCodes: ['1.1.6'] })],
  ),
  goods(
    'spielplatz, für den spielplatz, kinderspielplatz, kindergarten, für den kindergarten, schaukelplatz, spielplatzbelag, schulhof, kita, sprunggrube',
    says(1, 'Fallschutz Spielplatz'),
    says(0.4, 'Hackschnitzel Robinie'),
  ),
  goods(
    'sandkiste, für die sandkiste, sandkasten, sandkistl, sandkastenumrandung, sandkasteneinfassung, sandkistenrand, beeteinfassung, beetumrandung, rasenkante',
    says(0.8, 'Sandkiste'),
    says(0.4, 'Pfosten Staffel Bretter'),
    species(0.3, 6, 29, 7, 22),
  ),
  // Litter where shavings are sought; otherwise a stable is built of any timber.
  entry(
    'laufstall, kälberstall, rinderstall, ziegenstall, schafstall, schweinestall',
    {
      ...within('WOOD_CHIPS', 'QUALITY', {}),
      prefers: [says(1, 'Einstreu Hobelspäne Sägespäne'), says(0.4, 'Stall Laufstall')],
    },
    { ...ordering('QUALITY', says(0.3, 'Stall')), keepsText: true },
  ),
  laidOut(
    'wanderweg, waldlehrpfad, lehrpfad, spazierweg, parkweg, friedhofsweg, wanderwege',
    says(1, 'Gartenwege Wege Wegeschnitzel'),
    says(0.6, 'Rindenmulch Hackschnitzel'),
  ),
  laidOut(
    'verkehrsinsel, kreisverkehr, bepflanzung, parkanlage, stadtpark, grünfläche, grünflächen, grünanlage, friedhofsbeet',
    says(1, 'Rindenmulch Mulch Dekorinde'),
    suits(0.5, { rawMaterialGroupCodes: ['1.1.6'] }),
  ),
  // Squares are decorated with large trees.
  entry(
    'hauptplatz, dorfplatz, rathausplatz, kirchenplatz, ortsplatz, stadtplatz, marktplatz',
    ordering('CATEGORY', says(0.4, 'Dorfplatz Gemeinden')),
  ),
  // Sawdust is strewn on ice, and snow poles mark the road.
  goods('streugut, streumittel, glatteis, auftauen, streudienst', says(0.8, 'Glatteis Aufstreuen Sägespäne')),
  goods('winterdienst, schneeräumung, schneeräumdienst', says(0.8, 'Schneestangen Stangen Bohnenstangen Waldstangen')),
  // Distillers heat the still with what a tiled stove takes.
  burntIn(
    '+brennerei, schnapsbrennen, zum schnapsbrennen, +brennkessel, +schnapsbrennerei, maischekessel',
    length(0.4, 33, 50),
    hard(0.4),
    dry(0.4),
  ),
  goods('pilzzucht, für die pilzzucht, pilzstämme, shiitake', says(0.8, 'Pilzzucht frisch'), species(0.5, 20, 22, 27)),
];

/** What stove fitters, chimney sweeps and their customers say. */
const ABOUT_STOVES: readonly VocabularyEntry[] = [
  // Soot and tar come of moist wood: the sweep asks for w below 20 %; source: leaflets of the chimney sweeps.
  burntIn(
    'rauchfangkehrer, kaminkehrer, kaminfeger, schornsteinfeger, glanzruß, ruß, rußt, versottung, versottet, kaminbrand, qualmt, raucht nicht, wenig rauch, bimschv, saubere scheibe, schwarze scheibe',
    dry(1),
    hard(0.2),
  ),
  burntIn(
    'hafner, ofensetzer, ofenbauer, hafnermeister, ofenbau, hafnerofen, tunnelofen, kombiofen, warmwasserofen, wassergeführter ofen, wasserofen, brennraum, feuerraum',
    length(0.5, 25, 50),
    dry(0.5),
    hard(0.2),
  ),
  // Pockets of resin burst: broadleaved wood burns quietly behind an open door.
  burntIn(
    'funken, funkenflug, funkenfrei, knallt, knallen, spritzt, spritzen, spritzendes, spritzend, spuckt, wenig funken, harzfrei, harzarm, ohne harz, kein harz',
    species(0.8, 20, 21, 22, 25, 26, 27, 40, 41, 42, 46),
    dry(0.4),
  ),
  // Makers of boilers and stoves: their customers name them, sellers of wood hardly do.
  entry(
    'fröling, windhager, guntamatic, hargassner, ökofen, solarfocus, lohberger, austroflamm, wamsler, hwam, haas sohn, eta kessel, kwb, lambdatronic, fröling s4, fröling s3, thermoflux, attack, atmos, vigas',
    ordering('CATEGORY', dry(0.3)),
  ),
  // Thin splits burn at once and hot, thick ones long.
  entry(
    'dünn, dünne, dünnes, dünner, dünn gespalten, fein gespalten, klein gespalten, feingespalten, kleingespalten',
    of('FIREWOOD', { kind: 'QUALITY', votes: 0, prefers: [says(0.6, 'dünn fein')] }),
    ordering('QUALITY'),
  ),
  // What is chopped small lights the fire.
  entry(
    'dünn gehackt, klein gehackt, kleingehackt, fein gehackt, feingehackt, kloa ghackt, klein ghackt',
    of('FIREWOOD', {
      kind: 'QUALITY',
      votes: 0,
      prefers: [says(0.8, 'Anzündholz Unterzündholz Spandl Kleinholz fein')],
    }),
    ordering('QUALITY'),
  ),
  entry(
    'grob gespalten, dick gespalten, grobe scheite, dicke scheite, dicke scheiter, grobe scheiter',
    of('FIREWOOD', { votes: 2, prefers: [hard(0.4), says(0.4, 'grob dick ungespalten Rundlinge')] }),
    ordering('QUALITY'),
  ),
  entry(
    'scheitlänge, scheiterlänge, scheitholzlänge, holzlänge ofen',
    of('FIREWOOD', { kind: 'LENGTH', votes: 2 }),
    ordering('LENGTH'),
  ),
  entry(
    'selbst trocknen, selber trocknen, zum trocknen, selbertrocknen, zum selbertrocknen, zum nachtrocknen, selbst lagern, zum einlagern',
    of('FIREWOOD', {
      kind: 'DRYING',
      votes: 1,
      prefers: [suits(0.7, { dryingStates: ['WALDFRISCH', 'VORGETROCKNET'] })],
    }),
    ordering('DRYING', says(0.5, 'frisch waldfrisch')),
  ),
  entry(
    'tragetasche, tragtasche, probepaket, probesack, holzkorb, körberl, korb holz, tüte holz, holz in tüte, holz in tüten, holz tüte, holz paket, paket holz, packerl holz, holz packerl, holz karton, holz im karton, kleines gebinde, einkaufswagen, fußläufig, ohne auto',
    of('FIREWOOD', { kind: 'PACKING', votes: 1, prefers: [says(0.7, 'Sack Netzsack Säcke Karton Kleinmengen')] }),
    ordering('PACKING'),
  ),
  burntIn(
    '+fleisch, +steak, +steaks, +kotelett, +hendl, +henderl, +grillhendl, +schaschlik, +cevapcici, +döner, +kebab, +mangal, +roštilj, +ćevapi',
    species(0.7, 20, 21, 22, 30, 40, 41, 42, 46),
    dry(0.4),
    says(1, 'Grillholz Grill Grillen Smokerholz'),
  ),
  burntIn('+tischkamin, +wohnzimmerkamin, +schlafzimmerofen, +wohnwagenofen', length(0.6, 15, 33), dry(0.5)),
  burntIn(
    'feuer anfangen, anfangen feuer, feuer starten, starten feuer, holz anmachen, anfang feuer, feuer anmachen, feuer anzünden, zum zündeln, zünden, zum zünden',
    says(1, 'Anzündholz Anfeuerholz Spreißel Spandl Kleinholz'),
    length(0.3, 10, 30),
  ),
  // Who counts plain "wood" by the load or the cart burns it.
  entry(
    'fuhre holz, fuder holz, anhänger holz, ein anhänger holz, eine fuhre holz, ein fuder holz, klafter holz, ster holz, wagen holz, holz fuhre, holz anhänger, ein kubik holz, 1 kubik holz, 1 anhänger holz, a fuhre holz, a fuada hoiz, holz fürn winter, holz winter',
    of('FIREWOOD', { votes: 2 }),
    ordering('CATEGORY'),
  ),
];

export const FUEL_USES: readonly VocabularyEntry[] = [
  ...STOVES,
  ...FIRE_AND_FOOD,
  ...ANIMALS_AND_GROUND,
  ...ABOUT_STOVES,
];
