import { CONIFER, DRY, FRUIT, HARD, SOFT, STATE, across, around, long, of, thick, wide } from './facts-b.ts';
import { meaning } from './meaning.ts';
import type { PersonQuery } from './person-query.ts';

const SERVICE = ['SERVICES'] as const;
const WOOD = ['SAWN_WOOD', 'LOGS'] as const;
const TIMBER = ['SAWN_WOOD', 'LOGS', 'FIREWOOD'] as const;
const ROUND_OR_STANDING = ['LOGS', 'FOREST'] as const;

const SPRUCE = of('FICHTE', 'FITA');
const SPRUCE_FIR = of('FICHTE', 'FITA', 'TANNE');
const PINE = of('KIEFER', 'SCHWARZKIEFER');

/** Posts to drive or dig in; a bare "Pfosten" is a plank here. */
const POST = [
  'pfahl',
  'pfähl',
  'pflock',
  'pflöck',
  'zaunpfosten',
  'gartenpfosten',
  'rundpfosten',
  'robinienpfosten',
  'kestenpfosten',
  'steher',
  'stecken',
];
const NO_STEMS = [
  'pfahl',
  'pfähl',
  'pfosten',
  'stecken',
  'pflöck',
  'stangen',
  'christb',
  'weihnachtsb',
  'große tanne',
  'energie',
  'hackholz',
];
/** Stems as a saw or a carver takes them: no posts, poles, Christmas trees, nothing for the chipper. */
const STEMS = { notTitleIncludes: NO_STEMS };
/** Trees that stand: no windthrow, no tops and branches. */
const NOT_STANDING = ['windwurf', 'sturmholz', 'umgefallen', 'schlagabraum', 'reisig', 'astholz'];
const STANDING = { notTitleIncludes: NOT_STANDING };
const STANDING_FOR_SALE = { notTitleIncludes: [...NOT_STANDING, 'selbstwerber'] };
/** Splits for a stove. */
const SPLITS = {
  notTitleIncludes: [
    'brikett',
    'zünd',
    'anfeuer',
    'kleinholz',
    'räucher',
    'smoker',
    'selch',
    'späne',
    'wolle',
    'schwart',
    'spreiß',
    'säumling',
    'spandl',
    'kienspan',
    'schwedenfeuer',
    'fackel',
    'altholz',
    'stadelbretter',
    'kistenholz',
    'verschnitt',
    'restholz',
    'abfallholz',
  ],
};
const PALES = ['zaunlatt', 'staket', 'lattenzaun'];
const VINEYARD = ['weinstecken', 'weingarten', 'weingärten', 'rebpf', 'rebsteck'];
const FALL = ['fallschutz', 'spielplatz', 'schaukelplatz'];
const BARK = ['mulch', 'dekorrinde', 'lärchenrinde'];
const LITTER = ['einstreu', 'sägesp', 'sägemehl', 'hobelsp', 'sagschart'];
const BALES = { titleIncludes: ['ballen', 'gepresst'] };
const LOOSE = { notTitleIncludes: ['ballen', 'gepresst', 'wolle'] };
const TURNING = ['drechsel', 'drechsl', 'kantel', 'schalenrohling'];
const BOARDS = { notTitleIncludes: ['kantel', 'rohling', 'geige'] };
const CARVING = ['schnitz', 'bildhauer', 'krampusmasken'];
const TONEWOOD = ['klangholz', 'tonholz', 'riegelahorn', 'gitarre', 'geigen', 'zither'];
const LIVE_EDGE = ['baumkante', 'waldkante', 'tischplatte'];
const ENERGY = ['energieholz', 'energierundholz', 'hackholz', 'polterholz'];
const TO_CHIP = [...ENERGY, 'zum hacken', 'schlagabraum', 'astholz', 'reisig'];
const SLABS = ['schwart', 'spreiß', 'säumling'];
const KINDLING = ['zünd', 'anfeuer', 'spandl', 'kien', 'spreiß', 'anheiz'];
const BAGGED = {
  titleIncludes: ['sack', 'säcke'],
  notTitleIncludes: ['zünd', 'anfeuer', 'kien', 'räucher', 'selch', 'smoker', 'brikett'],
};
const CHRISTMAS = ['christb', 'weihnachtsb', 'große tanne'];
const DECKING = ['terrasse', 'terasse'];
const FLOOR = { titleIncludes: ['boden'], notTitleIncludes: ['terrass'] };
const SHINGLES = ['schindel', 'schindln'];
const GLULAM = ['bsh', 'brettschicht', 'leimbinder'];
const KVH = ['kvh', 'konstruktionsvollholz'];
const FORMWORK = ['schalung', 'schalbrett', 'schaltafel'];
const ROUGH_BOARDS = ['bretter', 'rauschalung', 'blockware'];
const TONGUE = ['nut und feder', 'nut/feder', 'n+f'];

/** Chips for a boiler; unlike the usual list this leaves in what lies "ab Hackplatz". */
const FUEL_CHIPS = {
  notTitleIncludes: [
    'späne',
    'sägemehl',
    'streu',
    'wolle',
    'flocken',
    'mulch',
    'rinde',
    'fallschutz',
    'spielplatz',
    'schaukelplatz',
    'reitplatz',
    'gartenwege',
  ],
};
const DRY_CHIPS = { moistureContentCodes: ['M8', 'M10', 'M15', 'M20', 'M25', 'W20'] };
const WET_CHIPS = { moistureContentCodes: ['M45', 'M50', 'M55', 'M55+', 'W50'] };
const COARSE_CHIPS = { particleSizeCodes: ['P63', 'P100', 'G100'] };
const MIDDLE_CHIPS = { particleSizeCodes: ['P31', 'P31S', 'G50'] };
const FINE_CHIPS = { particleSizeCodes: ['P16', 'P16S', 'P31', 'P31S', 'G30'] };
const LOOSE_PELLETS = { notTitleIncludes: ['sack', 'big-bag', 'bigbag'] };
const FOREST_RESIDUES = ['1.1.4', '1.1.4.1', '1.1.4.2', '1.1.4.3', '1.1.4.4', '1.1.4.5', '1.1.1', '1.1.1.5'];

const job = (...serviceCategoryIds: number[]) => ({ serviceCategoryIds });
/** Felling of single trees in or near the village. */
const FELLING = { ...job(105, 101, 801), notTitleIncludes: ['heli', 'durchforstung'] };
/** Care of trees, hedges and banks. */
const GREEN = { ...job(801, 804), notTitleIncludes: ['rösser', 'zaun'] };
const MOWING = { ...job(804, 505), notTitleIncludes: ['rösser', 'zaun'] };
const CLIMBING = { ...job(801), textIncludes: ['baumpfleg'] };
const FRUIT_TREES = { ...job(801), textIncludes: ['baumpfleg', 'obstbaumschnitt'] };
const section = (thickness: number, width: number) => ({
  ...thick(thickness - 2, thickness + 2),
  ...wide(width - 2, width + 2),
});

/**
 * Lines of a second author who had read nothing of the search. What is narrower than the meaning (the very job or
 * species, the best of several goods) stands with the measures: only that is worth 3, the rest of what was meant 2.
 */
export const FRESH_F: readonly PersonQuery[] = [
  ...meaning('heating-plant', [
    ['frisch gehacktes Waldholz fürs Heizwerk 2000 srm', ['WOOD_CHIPS'], FUEL_CHIPS, WET_CHIPS],
    ['Grobhackgut P63', ['WOOD_CHIPS'], FUEL_CHIPS, COARSE_CHIPS],
    ['Biomasse nass, Kraftwerk nimmt alles', ['WOOD_CHIPS'], FUEL_CHIPS, WET_CHIPS],
    ['G100 W50 für Großanlage', ['WOOD_CHIPS'], FUEL_CHIPS, { ...COARSE_CHIPS, ...WET_CHIPS }],
    [
      'Hackschnitzl G50 W35 zugestellt',
      ['WOOD_CHIPS'],
      MIDDLE_CHIPS,
      { deliveryIsPossible: true, moistureContentCodes: ['M20', 'M25', 'M30', 'M35', 'W20', 'W30', 'W35'] },
    ],
    [
      'Holzgasanlage Hackgut knochentrocken gesiebt',
      ['WOOD_CHIPS'],
      FUEL_CHIPS,
      { ...DRY_CHIPS, particleSizeCodes: ['P16S', 'P31S', 'P45S'] },
    ],
    ['Qualitätshackgut unter 25 % Wassergehalt', ['WOOD_CHIPS'], FUEL_CHIPS, DRY_CHIPS],
    ['Holzschnitzel für Schnitzelheizung Fernwärme', ['WOOD_CHIPS'], FUEL_CHIPS],
    ['Bunker leer, wer liefert schnell Hackgut', ['WOOD_CHIPS'], FUEL_CHIPS, { deliveryIsPossible: true }],
    ['Hackschnitzel Umkreis Linz', ['WOOD_CHIPS'], FUEL_CHIPS, around('linz', 40)],
    ['Fernheizwerk Osttirol sucht Hackgut', ['WOOD_CHIPS'], FUEL_CHIPS, around('lienz', 60)],
    ['Hackgut aus der Steiermark', ['WOOD_CHIPS'], FUEL_CHIPS, { federalStateId: STATE.styria }],
    ['Nahwärme Jahresbedarf 8000 Schüttmeter Lieferant', ['WOOD_CHIPS'], FUEL_CHIPS, { deliveryIsPossible: true }],
    ['hartes Hackgut Buche Esche', ['WOOD_CHIPS'], { ...FUEL_CHIPS, textIncludes: ['buche', 'hartholz', 'hartlaub'] }],
    [
      'Fichtenhackschnitzel trocken 100 kW Kessel',
      ['WOOD_CHIPS'],
      { ...FUEL_CHIPS, textIncludes: ['fichte', 'nadelholz', 'stammholz'] },
      DRY_CHIPS,
    ],
    ['Waldhackgut mit Grünanteil', ['WOOD_CHIPS'], { rawMaterialGroupCodes: FOREST_RESIDUES, ...FUEL_CHIPS }],
    [
      'Pappelhackgut aus Kurzumtriebsfläche',
      ['WOOD_CHIPS'],
      { textIncludes: ['pappel', 'kurzumtrieb', 'weichlaub'] },
      { textIncludes: ['pappelhack', 'kurzumtrieb'] },
    ],
    ['Sägehackgut weiß ohne Rinde', ['WOOD_CHIPS'], { rawMaterialGroupCodes: ['1.2', '1.2.1'] }],
    [
      'Rinde zum Verheizen, ganze Fuhren',
      ['WOOD_CHIPS'],
      { rawMaterialGroupCodes: ['1.1.6'] },
      { textIncludes: ['entrinder', 'heizwerk'] },
    ],
    [
      'Häckselgut aus Landschaftspflege',
      ['WOOD_CHIPS'],
      { rawMaterialGroupCodes: ['1.1.7'], notTitleIncludes: ['späne', 'rindenmulch'] },
    ],
    ['lose Sägespäne als Brennstoff', ['WOOD_CHIPS'], { textIncludes: ['sägesp', 'sägemehl', 'hobelsp'] }, LOOSE],
    ['Schwarten und Spreißel fuhrenweise', ['FIREWOOD'], { titleIncludes: SLABS }],
    ['Energieholz Nadel per Tonne atro, Lkw-Zug', ['LOGS'], { textIncludes: ENERGY }, CONIFER],
    ['faules Laubholz rund zum Hacken', ['LOGS'], { textIncludes: ENERGY }, of('LAUB_HART', 'LAUB_WEICH')],
    ['krummes und rotfaules Rundholz als Brennstoff', ['LOGS'], { textIncludes: ENERGY }],
    [
      'Polter zum Hacken kaufen',
      ROUND_OR_STANDING,
      { textIncludes: TO_CHIP },
      { categories: ['LOGS'], textIncludes: ENERGY },
    ],
    [
      'Wipfelhaufen am Forstweg abzugeben',
      ROUND_OR_STANDING,
      { textIncludes: ['wipfel', 'gipfelholz', 'schlagabraum', 'astholz', 'reisig'] },
    ],
    [
      'Windschutzgürtel zur Energienutzung am Stock',
      ['FOREST'],
      { textIncludes: ['hack', 'energie'] },
      { textIncludes: ['windschutz', 'energieholz'] },
    ],
    ['wer hackt uns 3000 srm am Lagerplatz', SERVICE, job(401)],
    ['Hackerunternehmer mit Siebkorb', SERVICE, job(401)],
    [
      'Hacken und gleich ins Heizhaus führen',
      SERVICE,
      job(401, 303),
      { ...job(401), textIncludes: ['hackguttransport', 'ins heizwerk'] },
    ],
    ['Frächter für Hackgutfuhren', SERVICE, job(303)],
    ['Energierundholz abholen und ins Heizwerk bringen', SERVICE, job(301, 303), job(301)],
    ['Pellets für 500-kW-Kesselhaus, Sattelzug', ['PELLETS'], {}, LOOSE_PELLETS],
    ['A2 Pellets, müssen nicht A1 sein', ['PELLETS'], { notTitleIncludes: ['-sack'] }, { titleIncludes: ['a2'] }],
    ['Pellets im Silowagen 24 to einblasen', ['PELLETS'], LOOSE_PELLETS, { titleIncludes: ['eingeblasen'] }],
  ]),
  ...meaning('hobby-turner', [
    ['wo krieg ich Holz zum Drechseln her', WOOD, { textIncludes: TURNING }],
    ['Nuss Abschnitte für Schalen', WOOD, of('NUSS')],
    ['Walnussstamm frisch ab 30 cm', ['LOGS'], of('NUSS'), across(30)],
    ['Nussbam umgschnittn, wer verkauft a Trumm', WOOD, of('NUSS'), { categories: ['LOGS'] }],
    ['Maserknollen Nuss', WOOD, of('NUSS'), { textIncludes: ['maser'] }],
    ['Nussbrett mit Baumkante 5 cm', ['SAWN_WOOD'], of('NUSS'), thick(45, 56)],
    ['runde Rohlinge Bergahorn 20 cm', WOOD, of('AHORN'), { textIncludes: TURNING }],
    ['Ahorn Bohle hell für Nudelwalker', ['SAWN_WOOD'], { ...of('AHORN'), ...BOARDS }],
    ['Frühstücksbrettl Ahorn, Kirsch oder Nuss', ['SAWN_WOOD'], { ...of('AHORN', 'KIRSCHE', 'NUSS'), ...BOARDS }],
    ['Kirschholz für große Schüssel', WOOD, of('KIRSCHE')],
    ['unbesäumte Kirschbohle für Truhe', ['SAWN_WOOD'], of('KIRSCHE')],
    ['Kirschstamm auftrennen und trocknen lassen', SERVICE, job(403, 404), job(403)],
    ['Zwetschkenes zum Drexln', TIMBER, of('ZWETSCHKE'), { textIncludes: TURNING }],
    ['Obstbaumholz ohne Risse Drechselbank', WOOD, FRUIT],
    ['Apfelholz kleine Stücke', TIMBER, of('APFEL', 'OBSTHOLZ'), of('APFEL')],
    ['Kugelschreiber drehen Blanks', WOOD, { textIncludes: TURNING }, { textIncludes: ['pens und'] }],
    ['Schalenrohlinge günstig', WOOD, { textIncludes: TURNING }, { textIncludes: ['schalenrohling'] }],
    ['Elsbeere, Stamm oder Kantel egal', WOOD, { textIncludes: ['elsbeer'] }],
    ['Weißbuche für Werkzeughefte', TIMBER, of('HAINBUCHE'), { textIncludes: TURNING }],
    ['Hainbuchenkanteln 5x5x25', TIMBER, of('HAINBUCHE'), { textIncludes: TURNING }],
    ['zähes Eschenholz für Axtstiel', WOOD, of('ESCHE')],
    ['Bogenbau Esche Robinie', WOOD, of('ESCHE', 'ROBINIE'), STEMS],
    ['Zirmholz für Schüsseln', WOOD, of('ZIRBE')],
    ['Arve zum Schnitzen', WOOD, of('ZIRBE'), { textIncludes: CARVING }],
    ['Zirbenbrett 4 cm Reliefschnitzerei', ['SAWN_WOOD'], of('ZIRBE'), thick(38, 45)],
    ['Lindenklötzl für Krippenmandl', WOOD, of('LINDE'), { textIncludes: CARVING }],
    ['Perchtenlarve Holzblock', WOOD, of('LINDE', 'ZIRBE'), { textIncludes: ['maske'] }],
    ['Skulptur Lindenbohle 8 cm', ['SAWN_WOOD'], of('LINDE'), thick(75, 85)],
    ['Eichenstamm dick zum Motorsägenschnitzen', ['LOGS'], { ...of('EICHE'), ...STEMS }, across(40)],
    ['Gitarrenbau Decke Fichte', ['SAWN_WOOD'], { ...SPRUCE, textIncludes: TONEWOOD }],
    ['Klangholz für Zither', ['SAWN_WOOD'], { textIncludes: TONEWOOD }, { textIncludes: ['klangholz', 'tonholz'] }],
    ['Birke grün Rundstück für Kuksa', ['LOGS', 'FIREWOOD'], of('BIRKE'), { categories: ['LOGS'] }],
    ['Erlenholz Löffel schnitzen', TIMBER, { ...of('ERLE'), notTitleIncludes: ['räucher'] }],
    [
      'Tischlerabschnitte Hartholz für Kleinkram',
      ['FIREWOOD', 'SAWN_WOOD'],
      { textIncludes: ['restholz', 'abschnitte', 'kappstück', 'verschnitt'] },
      of('BUCHE', 'EICHE'),
    ],
    [
      'alter Eichenbalken für Lampenfuß',
      ['SAWN_WOOD'],
      { ...of('EICHE'), titleIncludes: ['balken', 'kantholz', 'staffel', 'pfosten', 'bohle', 'blockware'] },
      { titleIncludes: ['balken'] },
    ],
    [
      'Lärchenholz schöne Maserung Vase',
      WOOD,
      of('LAERCHE'),
      { notTitleIncludes: [...NO_STEMS, ...KVH, ...GLULAM, ...SHINGLES, 'diele', 'rhombus', 'latten', 'schalung'] },
    ],
  ]),
  ...meaning('municipality', [
    ['Prallschutz unter Rutsche EN 1176', ['WOOD_CHIPS'], { textIncludes: FALL }],
    ['Holzschnitzel Schaukelbereich austauschen', ['WOOD_CHIPS'], { textIncludes: FALL }],
    [
      'Finnenbahn auffüllen',
      ['WOOD_CHIPS'],
      { textIncludes: ['wegeschnitzel', 'gartenwege', ...BARK, ...FALL] },
      { textIncludes: ['wegeschnitzel', 'gartenwege', 'böschung und wege'] },
    ],
    ['Rindenmulch grob Parkanlage 40 Kubik', ['WOOD_CHIPS'], { textIncludes: BARK }, { titleIncludes: ['grob'] }],
    ['Abdeckung gegen Unkraut Verkehrsinsel', ['WOOD_CHIPS'], { textIncludes: [...BARK, 'häcksel', 'gartenwege'] }],
    [
      'Späne zum Streuen bei Eis',
      ['WOOD_CHIPS'],
      { textIncludes: ['sägesp', 'sägemehl', 'sagschart'] },
      { textIncludes: ['glatteis'] },
    ],
    ['Feuerwehrhaus Hackgut fein und trocken', ['WOOD_CHIPS'], FUEL_CHIPS, { ...FINE_CHIPS, ...DRY_CHIPS }],
    ['Volksschule Pellets einblasen 8 t', ['PELLETS'], LOOSE_PELLETS, { titleIncludes: ['eingeblasen'] }],
    ['Brennholzaktion Bedürftige 20 rm mit Zustellung', ['FIREWOOD'], SPLITS, { deliveryIsPossible: true }],
    ['Schwedenfeuer Adventmarkt 40 Stück', ['FIREWOOD'], { titleIncludes: ['schwedenfeuer', 'fackel', 'finnenkerze'] }],
    ['Nordmanntannen fürs Rathaus', ['LOGS'], { textIncludes: CHRISTMAS }, { textIncludes: ['nordmann'] }],
    ['Baumkataster erstellen lassen 600 Bäume', SERVICE, job(802)],
    ['Wer begutachtet unsere Parkbäume mit Bericht', SERVICE, job(802, 801), job(802)],
    ['Lichtraumprofil über Gehsteig', SERVICE, GREEN, CLIMBING],
    ['Eichenprozessionsspinner befallene Äste entfernen', SERVICE, job(801, 105), CLIMBING],
    ['Streuobstallee fachgerecht schneiden', SERVICE, GREEN, FRUIT_TREES],
    ['morsche Pappeln Landesstraße mit Kran abtragen', SERVICE, FELLING, job(105)],
    ['Sturm: Baum hängt über Friedhofsmauer', SERVICE, FELLING, job(105)],
    ['Hecke am Sportplatz zurückschneiden', SERVICE, GREEN, { ...job(804), textIncludes: ['hecke'] }],
    ['Böschungsmahd Gemeindestraßen 12 km', SERVICE, MOWING, { textIncludes: ['böschung', 'mähen'] }],
    ['Skipiste und Lawinenhang mulchen', SERVICE, MOWING, job(505)],
    ['Stubben am Fußballplatz wegbringen', SERVICE, job(803)],
    ['Güterweg abziehen Gräder Walze', SERVICE, job(602, 601, 605), job(602)],
    ['Rohrdurchlass verlegt, tauschen', SERVICE, job(604, 602, 605), job(604)],
    ['Waldwirtschaftsplan Gemeindewald', SERVICE, job(702, 701), job(702)],
    ['Schneebruch im Erholungswald aufräumen', SERVICE, job(104, 101, 102), job(104)],
    ['Pferderückung im Kurpark', SERVICE, job(204)],
    ['Quellschutzgebiet einzäunen lassen', SERVICE, job(506), { notTitleIncludes: ['abbau'] }],
    [
      'Bohlenweg Moor Lärche 5x20',
      ['SAWN_WOOD'],
      { ...of('LAERCHE'), titleIncludes: ['pfosten', 'bohle', 'diele', 'bretter', 'blockware'] },
      section(50, 200),
    ],
    [
      'Badesteg neue Dielen Douglasie Lärche',
      ['SAWN_WOOD'],
      {
        ...of('DOUGLASIE', 'LAERCHE'),
        titleIncludes: ['diele', 'pfosten', 'bretter', ...DECKING],
        notTitleIncludes: ['dielenboden', 'altholz'],
      },
      { textIncludes: ['diele', ...DECKING] },
    ],
    ['Buswartehäuschen Kanthölzer 12x12', ['SAWN_WOOD'], { textIncludes: ['kantholz', 'kanthölz'] }, section(120, 120)],
    ['Lattenzaun Kindergarten 60 lfm', ['SAWN_WOOD'], { textIncludes: PALES }],
    ['Absperrpflöcke rund für Parkplatz', WOOD, { textIncludes: POST }],
    ['Schneestangen aus Holz', ['LOGS'], { titleIncludes: ['stangen', 'stecken'] }, { titleIncludes: ['stangen'] }],
    ['Sitzstämme Waldkindergarten dick', ['LOGS'], STEMS, across(40)],
    ['Fassadenleisten Feuerwehrhaus Lärche', ['SAWN_WOOD'], { textIncludes: ['rhombus', 'fassade'] }, of('LAERCHE')],
  ]),
  ...meaning('phone-in-the-forest', [
    ['hackr morgn frei', SERVICE, job(401)],
    ['seilwindn 80 fm wer hat zeit', SERVICE, job(201, 202), job(201)],
    ['rückewagn mit kran u fahrer', SERVICE, job(202, 201), job(202)],
    ['holz lkw 2 fuhren bloche', SERVICE, job(301)],
    ['brennholz heimführn kran', SERVICE, job(301, 302)],
    ['käferbam raus schnel', SERVICE, job(104, 101, 201), job(104)],
    ['hawester erstdurchforstung', SERVICE, job(103, 102), job(103)],
    ['seilkran 600 m bergauf', SERVICE, job(203)],
    ['hubschraubr holz fliegn', SERVICE, job(205)],
    ['ross zum holz rückn', SERVICE, job(204)],
    ['holzknecht stundnweise', SERVICE, job(101, 103), job(101)],
    ['wer fräst stöck', SERVICE, job(803)],
    ['forstweg ausgschwemt bagger', SERVICE, job(602, 601, 605), job(602)],
    ['wildzaun 300 laufmeter aufstelln', SERVICE, job(506), { titleIncludes: ['wildzaun', 'wildschutzzaun'] }],
    ['2000 pflanzn setzn lärche ahorn', SERVICE, job(501)],
    ['dickung ausschneidn', SERVICE, job(503, 502), job(503)],
    ['wer zeigt mir holz aus', SERVICE, job(703), { textIncludes: ['holzauszeige'] }],
    ['grenzstein wald suchn vermessn', SERVICE, job(705), { textIncludes: ['grenze'] }],
    ['käfernester von obn findn', SERVICE, job(705, 507), job(507)],
    ['mobile säge bloche 6m', SERVICE, job(404)],
    ['fita bloch abc 5m', ['LOGS'], { ...SPRUCE_FIR, ...STEMS }, long(490, 520)],
    ['föhrn rundholz', ['LOGS'], PINE],
    ['bu stammholz b/c ab 30', ['LOGS'], { ...of('BUCHE'), ...STEMS }, across(30)],
    ['eichnstamm 60er', ['LOGS'], { ...of('EICHE'), ...STEMS }, across(55, 70)],
    ['zirm bloch', ['LOGS'], of('ZIRBE')],
    ['tane 4m güte b', ['LOGS'], { ...of('TANNE', 'FITA'), ...STEMS }, long(390, 420)],
    ['schleifholz fi polter', ['LOGS'], { ...SPRUCE, ...STEMS }, { textIncludes: ['schleifholz', 'faserholz'] }],
    ['energieholz atro preis frei strase', ['LOGS'], { textIncludes: ENERGY }],
    [
      'asthaufn zum hackn',
      ROUND_OR_STANDING,
      { textIncludes: TO_CHIP },
      { textIncludes: ['astholz', 'schlagabraum', 'reisig', 'wipfel'] },
    ],
    ['sturmholz fichte liegnd kaufn', ROUND_OR_STANDING, { ...SPRUCE, textIncludes: ['windwurf', 'sturmholz'] }],
    ['brenholz selba machn', ['FOREST'], { textIncludes: ['selber', 'selbst'] }],
    ['lärchn am stock', ['FOREST'], { ...of('LAERCHE'), ...STANDING }, STANDING_FOR_SALE],
    ['akazinpfähle 2,5 m 30 stk', WOOD, { ...of('ROBINIE'), textIncludes: POST }, long(245, 255)],
    ['stangn f hochstand', ['LOGS'], { titleIncludes: ['stangen', 'rundpfosten'] }, { notTitleIncludes: ['bohnen'] }],
    ['schwartn bund', ['FIREWOOD'], { titleIncludes: SLABS }, { titleIncludes: ['schwart'] }],
    ['fichtn prügl meta', ['FIREWOOD'], { ...SPRUCE, ...SPLITS }, { titleIncludes: ['prügel', 'knüppel'] }],
  ]),
  ...meaning('household', [
    ['Kaminholz Birke 33 liefern lassen', ['FIREWOOD'], of('BIRKE'), { ...long(31, 35), deliveryIsPossible: true }],
    ['Brennholz keine Fichte bitte, nur hart', ['FIREWOOD'], { ...HARD, ...SPLITS }],
    ['Holzsäcke für Altbau dritter Stock ohne Lift', ['FIREWOOD'], BAGGED],
    ['halber Raummeter Buche kurz gespalten', ['FIREWOOD'], of('BUCHE'), long(20, 35)],
    [
      'Grillen über offener Flamme, welches Holz',
      ['FIREWOOD'],
      { textIncludes: ['grill', 'feuerschale', 'bbq', 'smoker'] },
      { textIncludes: ['grill', 'feuerschale', 'bbq'] },
    ],
    ['dünne Scheiter Pizzaofen', ['FIREWOOD'], { textIncludes: ['pizza', 'holzbackofen'] }],
    ['Presslinge statt Scheitholz, wenig Asche', ['FIREWOOD'], { titleIncludes: ['brikett'] }],
    ['Terrasse 25 m² neu Lärche', ['SAWN_WOOD'], { textIncludes: DECKING }, of('LAERCHE')],
    ['Anmachholz im Netz', ['FIREWOOD'], { titleIncludes: KINDLING }, { titleIncludes: ['zünd', 'anfeuer', 'spandl'] }],
    ['Zirbenpolster füllen', ['WOOD_CHIPS'], { textIncludes: ['zirb'] }],
    ['Wer schneidet mir die Birke beim Carport um', SERVICE, FELLING, job(105)],
    ['Saunaofen Scheiter', ['FIREWOOD'], { textIncludes: ['sauna'] }],
  ]),
  ...meaning('pensioner', [
    ['Birkane Scheitl fürn Kuchlherd', ['FIREWOOD'], of('BIRKE'), long(20, 35)],
    ['a Fuada woachs Hoiz, scho gschnittn', ['FIREWOOD'], { ...SOFT, ...SPLITS }, long(20, 50)],
    ['Schwartling vo da Sog', ['FIREWOOD'], { titleIncludes: SLABS }, { titleIncludes: ['schwart'] }],
    ['Briggett de d Gluat hoitn', ['FIREWOOD'], { titleIncludes: ['brikett'] }, { titleIncludes: ['rinden'] }],
    ['Hoblschoatn für d Henna', ['WOOD_CHIPS'], { textIncludes: LITTER }, { textIncludes: ['hobelsp'] }],
    ['Bohnastangl 3 Meta', ['LOGS'], { titleIncludes: ['stangen'] }, { textIncludes: ['bohnen'] }],
    ['Zaunlottn lerchan', ['SAWN_WOOD'], { textIncludes: PALES }, of('LAERCHE')],
    ['Schintl fürs Bienahaus', ['SAWN_WOOD'], { textIncludes: SHINGLES }],
    ['oachane Bretta für d Stiagn', ['SAWN_WOOD'], of('EICHE'), { textIncludes: ['stiegen', 'stufen', 'treppe'] }],
    ['Öpfibam ausschneidn lossn', SERVICE, GREEN, FRUIT_TREES],
    ['wos is mei Woid wert zum Übergebn', SERVICE, job(701)],
    ['kann nimma Hoiz hackn, wer mocht des', SERVICE, job(402)],
  ]),
  ...meaning('stove-fitter', [
    ['Kachelofen Buchenscheiter 33 unter 15 % Restfeuchte', ['FIREWOOD'], of('BUCHE'), { ...DRY, ...long(31, 35) }],
    ['Ganzhausofen 50er Scheite hart', ['FIREWOOD'], { ...HARD, ...SPLITS }, long(47, 53)],
    ['Stückholzkessel Meterscheite Buche', ['FIREWOOD'], of('BUCHE'), long(95, 105)],
    ['Grundofen Fichte trocken gespalten', ['FIREWOOD'], { ...SPRUCE, ...SPLITS }, DRY],
    ['Scheibe verrußt, Kunde braucht trockene Birke', ['FIREWOOD'], of('BIRKE'), DRY],
    [
      'Kundenholz Kiste geschlichtet 1,8 rm',
      ['FIREWOOD'],
      { titleIncludes: ['kiste', 'gitterbox'], notTitleIncludes: ['kistenholz', 'anfeuer'] },
    ],
    ['Weißbuche auf Palette', ['FIREWOOD'], of('HAINBUCHE'), { titleIncludes: ['palette'] }],
    ['Briketts achteckig mit Loch', ['FIREWOOD'], { titleIncludes: ['brikett'] }, { titleIncludes: ['loch'] }],
    ['Pelletskaminofen Säcke DINplus', ['PELLETS'], { titleIncludes: ['sack'] }, { textIncludes: ['dinplus'] }],
    ['Anfeuermaterial für Übergabe: Kienspan, Spandl', ['FIREWOOD'], { titleIncludes: KINDLING }],
    ['25-cm-Scheiter im Sack Kleinofen', ['FIREWOOD'], BAGGED, long(23, 27)],
    ['Rauchfangkehrer sagt zu feucht, ofenfertiges Hartholz', ['FIREWOOD'], { ...HARD, ...SPLITS }, DRY],
  ]),
  ...meaning('carpenter', [
    ['KVH 8/16 Nichtsicht', ['SAWN_WOOD'], { textIncludes: KVH }, section(80, 160)],
    ['GL24h 14/28 Sichtqualität', ['SAWN_WOOD'], { textIncludes: GLULAM }, section(140, 280)],
    [
      'Lärche N+F 24 mm Außenschalung',
      ['SAWN_WOOD'],
      { ...of('LAERCHE'), textIncludes: [...TONGUE, 'fassade', 'rhombus'] },
      { textIncludes: TONGUE },
    ],
    ['Rhombusprofil 27x68', ['SAWN_WOOD'], { textIncludes: ['rhombus'] }, section(27, 68)],
    [
      'Eiche 52er Bohlen für Stufen, kammertrocken',
      ['SAWN_WOOD'],
      { ...of('EICHE'), notTitleIncludes: ['boden', 'steher', 'balken', 'pergola', 'latten'] },
      thick(45, 55),
    ],
    ['Zirbenbretter 20 mm Stubentäfelung', ['SAWN_WOOD'], of('ZIRBE'), thick(18, 24)],
    ['Kirschbaum Blockware 40er', ['SAWN_WOOD'], of('KIRSCHE'), thick(38, 42)],
    ['gehackte Balken vom alten Haus', ['SAWN_WOOD'], { textIncludes: ['handgehackt', 'alte balken', 'eichenbalken'] }],
    ['Eichendielen geölt Schlafzimmerboden', ['SAWN_WOOD'], FLOOR, of('EICHE')],
    ['Dachschalung 24 besäumt', ['SAWN_WOOD'], { textIncludes: FORMWORK }, thick(22, 26)],
    ['Tischplatte aus einem Stück mit Waldkante', ['SAWN_WOOD'], { textIncludes: LIVE_EDGE }],
    ['Latten 30/50 Bund', ['SAWN_WOOD'], { titleIncludes: ['latten', 'lattung'] }, section(30, 50)],
  ]),
  ...meaning('sawmill', [
    ['Eichenwertholz ab 50 cm', ['LOGS'], { ...of('EICHE'), ...STEMS }, across(50)],
    ['Ahornstämme weiß', ['LOGS'], of('AHORN')],
    ['Starkfichte 4 m Zopf 40', ['LOGS'], { ...SPRUCE, ...STEMS }, { ...long(390, 420), ...across(40) }],
    ['Lerchenbloche 5 m', ['LOGS'], { ...of('LAERCHE'), ...STEMS }, long(490, 520)],
    ['Cx und Käferbloche zum Palettenschneiden', ['LOGS'], { textIncludes: ['cx', 'käfer', 'kaefer'] }],
    ['Schälfurnier Buche weißkernig', ['LOGS'], of('BUCHE'), { textIncludes: ['furnier'] }],
    ['Fichtenlangholz 10 m', ['LOGS'], { ...SPRUCE_FIR, ...STEMS }, long(900, 1000)],
    ['Birkenrundholz', ['LOGS'], of('BIRKE')],
    [
      'Submission Riegelahorn Nuss',
      ['LOGS'],
      { textIncludes: ['submission', 'versteiger', 'gebote bis'] },
      of('AHORN', 'NUSS'),
    ],
    ['Stockkauf Fichte, Endnutzung', ['FOREST'], { ...SPRUCE, ...STANDING }, STANDING_FOR_SALE],
    ['Rundholzfuhren Wald zum Werk 200 fm', SERVICE, job(301)],
    ['Douglasträmel 4 bis 5 m', ['LOGS'], of('DOUGLASIE'), long(390, 520)],
  ]),
  ...meaning('farmer', [
    ['Einstreu lose für Laufstall', ['WOOD_CHIPS'], { textIncludes: LITTER }, LOOSE],
    ['Rossboxen Späne im Ballen entstaubt', ['WOOD_CHIPS'], { textIncludes: LITTER }, BALES],
    ['Kastanienpfähle für Obstanlage', WOOD, { textIncludes: POST }, of('EDELKASTANIE')],
    ['Stecken für neuen Weingarten', WOOD, { textIncludes: [...VINEYARD, 'akazienpf'] }, { textIncludes: VINEYARD }],
    ['Stadlbretter Fichte 24 sägerau', ['SAWN_WOOD'], { ...SPRUCE_FIR, titleIncludes: ROUGH_BOARDS }, thick(22, 26)],
    ['Hofheizung Schnitzel P31 30er Wasser', ['WOOD_CHIPS'], MIDDLE_CHIPS, { moistureContentCodes: ['M30', 'M25'] }],
    ['Koppelzaun aufstellen lassen', SERVICE, job(506), { textIncludes: ['koppel', 'weidezaun'] }],
    ['paar Käferfichten am Waldrand, wer holt die', SERVICE, job(104, 101, 201), job(104)],
    ['Jungwald läutern 2 ha', SERVICE, job(503, 103), job(503)],
    ['Waldfonds Antrag wer hilft', SERVICE, job(706)],
    ['Hecken am Bach schneiden mit Ausleger', SERVICE, MOWING, { textIncludes: ['hecke', 'böschung'] }],
    ['Meterholz auf 33 schneiden am Hof', SERVICE, job(402)],
  ]),
  ...meaning('contractor', [
    ['Seilgerät mit Prozessor frei', SERVICE, job(203)],
    ['Subunternehmer händische Durchforstung', SERVICE, job(103, 101), job(103)],
    ['Kletterer für Spezialfällung', SERVICE, job(105, 801)],
    ['Forststraße neu bauen 800 lfm', SERVICE, job(601, 602, 605), job(601)],
    ['Pflanztrupp 10.000 Stück Akkord', SERVICE, job(501)],
    ['Mulcher für Leitungstrasse', SERVICE, MOWING, job(505)],
    ['Forwarder mit Fahrer zwei Wochen', SERVICE, job(202)],
    ['Orthofoto Schadfläche', SERVICE, job(705)],
    ['Fichtenbestand zum Ernten 300 efm', ['FOREST'], { ...SPRUCE, ...STANDING }, STANDING_FOR_SALE],
    ['Buche Durchforstung Selbstwerbung', ['FOREST'], of('BUCHE', 'LAUB_HART'), { textIncludes: ['selbst', 'selber'] }],
    ['Hackholz ab Forststraße in Mengen', ROUND_OR_STANDING, { textIncludes: TO_CHIP }, { textIncludes: ENERGY }],
    ['Lohntrockner für Schnittholz', SERVICE, job(403)],
  ]),
  ...meaning('newcomer', [
    ['wo kaufen Ofenholz trocken billig', ['FIREWOOD'], SPLITS, DRY],
    ['feuer holz buhe 1 meter', ['FIREWOOD'], of('BUCHE'), long(95, 105)],
    ['firewood birch 33 cm', ['FIREWOOD'], of('BIRKE'), long(31, 35)],
    ['wood pellets delivery', ['PELLETS'], {}, { deliveryIsPossible: true }],
    ['nuss holz platte machen tisch', ['SAWN_WOOD'], { ...of('NUSS'), ...BOARDS }],
    ['lerche terase bretter', ['SAWN_WOOD'], { textIncludes: DECKING }, of('LAERCHE')],
    ['holz boden wohnung selber legen', ['SAWN_WOOD'], FLOOR],
    ['sägespan für hase und huhn', ['WOOD_CHIPS'], { textIncludes: LITTER }],
    ['tannen baum weihnacht kaufen', ['LOGS'], { textIncludes: CHRISTMAS }],
    ['stange für tomate garten', WOOD, { textIncludes: ['bohnen', 'tomaten'] }],
    ['wer machen weg baum wurzel in garten', SERVICE, job(803)],
    ['baum sehr hoch neben haus gefährlich', SERVICE, job(105, 801), job(105)],
  ]),
];
