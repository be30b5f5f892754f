import { kinds, of, ordering, rawMaterials, says, suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import { job, set } from '#domain/search/reading/vocabulary/word-sets.data.ts';
import type { WordSet } from '#domain/search/reading/vocabulary/word-sets.data.ts';

const STANDING = 'bestand fichtenbestand waldbestand altbestand mischbestand buchenbestand forst waldstück';
const TO_FELL = '=ernten =schlägern =nutzen =nutzung =fällen =abholzen =umschneiden =abstocken';
/** Work that is done in a wood, by words that mean a job only beside others. */
const FENCE = 'wildzaun hordengatter hordenzaun kulturgatter kulturzaun';
const FORESTER = '=förster =foerster =försterin =forstwart =oberförster';
const ROUND =
  'bloch käferbloche käferbloch sägebloche rundholz sägerundholz langholz fichtenbloche lärchenbloche stämme blochholz';
const PALLETS = says(1, 'Palette Verpackung Cx C Käferholz');

/** What goods are bought for, where the verb alone would name a job, and jobs that are asked for in a question. */
export const PURPOSE_SETS: readonly WordSet[] = [
  // "Forst" says where the fence is wanted, not what is sought.
  job([506], FENCE, 'wald forst'),
  job([502, 506], 'rüsselkäfer forstschutz', 'wald forst'),
  job([702, 703, 706, 701], FORESTER, 'wald forst'),
  // Trees that the buyer is to fell, unless someone is sought for it.
  job([101, 102], TO_FELL, '=zum =zur =zu', STANDING, 'firma unternehmer unternehmen partie'),
  set(
    [of('FOREST', { kind: 'SALE_KIND', votes: 3, prefers: [says(0.6, 'Endnutzung Schlägerung ab Stock')] })],
    TO_FELL,
    '=zum =zur =zu',
    STANDING,
    '?efm festmeter',
  ),
  // Round wood to be sawn.
  set([of('LOGS', { votes: 3, prefers: [PALLETS] })], 'palettenschneiden palettenerzeugung palettenholz', `+${ROUND}`),
  set([of('LOGS', { votes: 3 })], '=schneiden =einschneiden =sägen =einschnitt', '=zum', `+${ROUND}`),
  // Round wood that is only good to be burnt.
  set(
    [of('LOGS', { votes: 3, prefers: [says(1, 'Energieholz Energierundholz Hackholz Polterholz Faserholz')] })],
    '=brennstoff =biomasse =energetisch =energienutzung =heizwerk',
    'rundholz stammholz schwachholz',
    '?=als =zur',
  ),
  set(
    [
      ordering(
        'CATEGORY',
        says(1, 'Energieholz Energierundholz Hackholz Polterholz Kronenholz'),
        kinds(0.6, 'LOGS'),
        kinds(0.3, 'FOREST'),
      ),
    ],
    '=hacken =hackn =verhacken =häckseln',
    '=zum',
    '+laubholz nadelholz waldholz polter asthaufen holzhaufen wipfelhaufen rundholz schwachholz energieholz energierundholz',
  ),
  // Offcuts of a mill that the buyer chips.
  set(
    [
      ordering(
        'CATEGORY',
        says(1, 'Restholz Kappholz Sägerestholz Schwarten Säumlinge Industriehackgut'),
        kinds(0.4, 'WOOD_CHIPS', 'FIREWOOD'),
      ),
    ],
    '=hacken =hackn =verhacken =häckseln =schreddern',
    '=zum =zur',
    '+restholz sägerestholz kappholz verschnitt industrierestholz schwarte säumling spreißel',
  ),
  // Chipped already.
  set(
    [of('WOOD_CHIPS', { votes: 3, prefers: [suits(1, { rawMaterialGroupCodes: rawMaterials('1.1') })] })],
    '=gehackt =gehackte =gehacktes =gehackter =gehäckselt =gehäckseltes',
    'waldholz laubholz nadelholz frischholz stammholz energieholz heizwerk',
  ),
  set(
    [
      of('WOOD_CHIPS', {
        votes: 3,
        prefers: [suits(1, { rawMaterialGroupCodes: ['1.1.7'] }), says(0.5, 'Häcksel Baumschnitt Garten')],
      }),
    ],
    'häckselgut hackgut hackschnitzel schreddergut',
    'landschaftspflege gartenpflege parkpflege straßenpflege baumpflege heckenpflege',
    '?=aus =von',
  ),
  // What keeps weeds down is spread on the bed.
  set(
    [
      of('WOOD_CHIPS', {
        votes: 3,
        prefers: [says(1, 'Rindenmulch Mulch Dekorinde'), suits(0.4, { rawMaterialGroupCodes: ['1.1.6'] })],
      }),
    ],
    '=unkraut =beikraut',
    'gegen abdeckung abdecken abdeckmaterial unterdrücken',
    '?abdeckung beet verkehrsinsel',
  ),
  // What is strewn or laid on a path.
  set(
    [
      of('WOOD_CHIPS', {
        votes: 3,
        prefers: [says(1, 'Gartenwege Wege Gartenweg'), says(0.6, 'Rindenmulch Hackschnitzel Häcksel')],
      }),
    ],
    'material belag schüttung aufschütten ausstreuen',
    '=weg =wege =wegerl gartenweg gartenwege',
    '?garten',
  ),
  // A floor outdoors.
  set(
    [
      of('SAWN_WOOD', {
        votes: 2,
        prefers: [
          says(1, 'Terrassendielen Dielen Terrasse Terassenholz Balkon'),
          suits(0.5, { woodTypeIds: [6, 7, 22, 29] }),
        ],
      }),
    ],
    '=boden =belag =bodenbelag',
    'balkon terrasse außen',
    '?terrassenholz',
  ),
  // Pellets are blown into the store.
  set(
    [of('PELLETS', { votes: 3, data: { isLoose: true }, prefers: [suits(1, { blowInIsPossible: true })] })],
    'pelletlager pelletslager pelletstank pelletsilo',
    '=leer =nachfüllen =füllen =auffüllen =einblasen =bläst',
  ),
  // A load of wood for the stove.
  set(
    [of('FIREWOOD', { votes: 2 })],
    'fuder fuada =fuhre anhänger',
    '+weichholz hartholz buchenholz fichtenholz =holz',
    '=geschnitten =gschnitten =gschnittn =gspalten =gspoitn =gespalten =ofenfertig =trocken =trockenes',
  ),
  set(
    [
      of('FOREST', {
        kind: 'SALE_KIND',
        data: { isForProcessing: true },
        prefers: [says(0.6, 'Brennholz Selbstwerber')],
      }),
    ],
    '=machen =machn =holen =aufarbeiten',
    'selber selbst =selba',
    'brennholz',
  ),
  // Asked for in a question.
  job([403], '=trocknet =trocknen', '=wer =jemand', '?holz bretter eiche partie'),
  job([402], '=machen =macht =schneiden', '=ofenfertig', '=jemand =wer =mein =unser'),
  job([401], '=hackt =hacken =häckselt', '=wer =jemand', 'polter asthaufen energieholz waldrestholz kronenholz äste'),
  job(
    [801],
    'entfernt entfernen ausschneiden herausschneiden',
    '=totholz dürrholz dürräste totäste',
    'allee lindenallee baum park straße linde eiche',
  ),
  job([104], 'käfernest käfernester käferloch', '=entrinden =fm =festmeter =aufarbeiten', '?samt'),
  job([705], 'luftbild luftaufnahme orthofoto drohnenflug befliegung', '?windwurf käfer wald sturm'),
  job(
    [804, 505],
    '=freihalten =freischneiden =freimachen',
    'trasse leitungstrasse leitung bewuchs forststraße straße güterweg',
    '?mulcher bewuchs',
  ),
  job([204, 203, 202], 'schonend bodenschonend schonende', 'rücken rückung bringung ziehen', '?boden nass nasser'),
  job([703], '=zeigt =zeigen =auszeigen', '=aus', '=wer =jemand =förster', '?holz bestand baum bäume'),
  job(
    [104, 201, 301],
    '=holt =abholt =nimmt =entfernt =schneidet',
    '=wer',
    'käferfichten käferfichte käferbäume käferbaum käferholz windwurf schadholz',
  ),
  job([402, 401], '=hacken =hackn =hackt', '=wer =jemand =lassen =lossn =macht =mocht', '=holz brennholz scheitholz'),
  job([705], '=finden =suchen =erkennen', 'käfernest käfernester käferbäume borkenkäfernester', '?=oben =drohne =luft'),
  job([303], 'frächter transporteur fuhrunternehmer frachter', 'hackgut hackschnitzel hackgutfuhren'),
  job(
    [301],
    '=bringen =bringt =führen =liefern =transportieren',
    'energierundholz rundholz faserholz schleifholz bloch polterholz',
    'heizwerk heizhaus plattenwerk papierfabrik sägewerk säge werk',
    '?=abholen =holen',
  ),
  job([403], 'lohntrockner lohntrocknung lohntrocknen lohntrocknerei', '?schnittholz bretter holz'),
  job([404], 'mobil mobile mobiles fahrbar fahrbare', '=säge =sägewerk =bandsäge sägebloche', '?bloch rundholz stamm'),
  job([404], 'auftrennen aufschneiden einschneiden', 'stamm kirschstamm nussstamm eichenstamm baumstamm bloch'),
  job(
    [801],
    'schneiden ausschneiden auslichten pflegen schnitt pflege',
    'streuobst streuobstallee obstallee obstgarten apfelbaum öpfibam obstbam birnbam streuobstbestand',
    '?=fachgerecht =lassen',
  ),
  job([801], 'ausschneiden auslichten', 'apfel birne zwetschke marille kirsche nuss', '?=lassen'),
  job([804, 801], 'lichtraumprofil lichtraum', '?gehsteig gehweg straße radweg'),
  // A lorry takes piles from the road; "abholen" alone is what a buyer does.
  job(
    [301],
    'abholen abholung abfahren =holt =holen abtransport',
    'polter bloch rundholz stämme stamm langholz',
    'lkw holzlkw kranwagen kranlkw holzzug laster sattel',
  ),
  // The tree of a Christmas market stands on the square.
  set(
    [of('LOGS', { votes: 2, prefers: [says(1, 'Christbaum Christbäume Weihnachtsbäume Dorfplatz')] })],
    'adventmarkt christkindlmarkt christkindlesmarkt weihnachtsmarkt',
    'tanne fichte nordmanntanne baum nadelbaum',
    '?=hoch',
  ),
  // Bark that a boiler burns comes fresh and unsieved from the debarker; bark for beds is sieved.
  set(
    [
      of('WOOD_CHIPS', {
        kind: 'RAW_MATERIAL',
        votes: 3,
        data: { rawMaterialGroupCodes: ['1.1.6', '1.2.1.4'] },
        prefers: [says(1, 'Heizwerk Entrinder ungesiebt')],
      }),
    ],
    'rinde brennrinde fichtenrinde',
    'biomassehof biomasseheizwerk heizwerk heizkraftwerk fernwärme brennstoff verheizen verfeuern verfeuerung heizanlage',
  ),
  // Metre logs that the buyer shortens.
  set(
    [of('FIREWOOD', { votes: 3, data: { lengthMinInCm: 95, lengthMaxInCm: 105 } })],
    'selberschneiden selberschneidn selbstschneiden selberzusammenschneiden selberablängen',
    'meterscheit meterholz meterscheiter meterstücke meterware',
  ),
];
