import {
  DRY,
  across,
  ask,
  askedBy,
  briquettes,
  first,
  long,
  of,
  posts,
  sawn,
  service,
  thick,
  wide,
} from './facts-b.ts';
import { meaning } from './meaning.ts';
import type { PersonQuery } from './person-query.ts';

const TIMBER = ['SAWN_WOOD', 'LOGS', 'FIREWOOD'] as const;
const POSTS = ['pfahl', 'pfähl', 'pflock', 'pflöck', 'pfosten', 'stecken', 'steher', 'zaunsäule'];
const KINDLING = ['spandl', 'zünd', 'anfeuer', 'kien', 'spreiß', 'anheiz'];
const LITTER = ['sägesp', 'sägemehl', 'hobelsp', 'sagschart', 'einstreu', 'späne'];
const SPRUCE = of('FICHTE', 'FITA');

/** The last lines, written after all that the third ones showed was mended: their first figure is the honest one. */
export const FRESH_D: readonly PersonQuery[] = [
  ...meaning('municipality', [
    ['Bänke am Seeufer neu beplanken, Eiche', ['SAWN_WOOD'], of('EICHE')],
    ['alte Eiche am Friedhof auf Standsicherheit prüfen', ['SERVICES'], { serviceCategoryIds: [802, 801] }],
    ['Thujen vor dem Amtshaus roden', ['SERVICES'], { serviceCategoryIds: [804, 803] }],
    ['Rindenmulch 15 m³ geliefert Ortsplatz', ['WOOD_CHIPS'], { textIncludes: ['mulch', 'dekorrinde'] }],
    ['Hackschnitzel für Nahwärme Schule 800 srm', ['WOOD_CHIPS']],
    ['Fichtenpfähle für Schneezaun', TIMBER, { textIncludes: [...POSTS, 'stangen'] }],
    ['Waldweg nach Gewitter nicht befahrbar', ['SERVICES'], { serviceCategoryIds: [602, 601, 605] }],
    ['Christbaum 8 m Volksschulplatz', ['LOGS', 'FOREST'], { textIncludes: ['christb', 'weihnachtsb', 'große tanne'] }],
    ['Holzbelag Aussichtsplattform Lärche 50 mm', ['SAWN_WOOD'], of('LAERCHE'), thick(45, 55)],
    ['Totäste über dem Spielplatz entfernen', ['SERVICES'], { serviceCategoryIds: [801, 105] }],
    ['Straßengraben ausmähen und mulchen', ['SERVICES'], { serviceCategoryIds: [804, 505] }],
    ['Robinienstämme Spielplatzbau', TIMBER, of('ROBINIE')],
  ]),
  ...meaning('hobby-turner', [
    ['Kirsche Kantel 60x60 trocken', TIMBER, of('KIRSCHE')],
    ['Zwetschgenholz Stammstück', TIMBER, of('ZWETSCHKE')],
    ['Holz für Schachfiguren hell und dunkel', TIMBER, of('AHORN', 'NUSS', 'BUCHE', 'BIRNE')],
    ['Linde Schnitzblock 15 cm', TIMBER, of('LINDE')],
    ['Walnuss Brett für Messerblock', ['SAWN_WOOD'], of('NUSS')],
    ['Schüssel drechseln nasses Holz Ahorn', TIMBER, of('AHORN')],
    // Corrected after the first score: 'messer' stands in every 'Durchmesser'.
    ['Messergriffe Eiche', TIMBER, { textIncludes: ['messergriff', 'kantel', 'pens und'] }],
    ['Nussbam Klotz zum Drechseln', TIMBER, of('NUSS')],
    ['Baumscheiben Esche', TIMBER, { ...of('ESCHE'), textIncludes: ['scheibe'] }],
    [
      'Krippenbau Rinde und Wurzeln',
      ['WOOD_CHIPS', 'FIREWOOD', 'LOGS', 'FOREST'],
      { textIncludes: ['rinde', 'wurzel'] },
    ],
    ['Zirbe Rest für Brotdose', ['SAWN_WOOD', 'LOGS'], of('ZIRBE')],
    ['Geigenbau Ahorn geflammt', ['SAWN_WOOD', 'LOGS'], { ...of('AHORN'), textIncludes: ['riegel', 'geige', 'klang'] }],
  ]),
  ...meaning('pensioner', [
    ['a Kubik trockns Buachnholz', ['FIREWOOD'], of('BUCHE'), DRY],
    ['wer tuat ma s Hoiz kliabn', ['SERVICES'], { serviceCategoryIds: [402] }],
    ['feichtane Stafföl achtazehna', ['SAWN_WOOD'], SPRUCE],
    ['Sagscharten für d Gartnwegerl', ['WOOD_CHIPS'], { textIncludes: LITTER }],
    ['oa Klafter Mischhoiz', ['FIREWOOD']],
    ['Eschanes Meterholz', ['FIREWOOD'], of('ESCHE'), long(95, 105)],
    ['Pfostn fürn Hühnazaun', TIMBER, { textIncludes: POSTS }],
    ['Spreissl zum Aufhoazn in da Fruah', ['FIREWOOD'], { textIncludes: KINDLING }],
    ['Zwetschknbam umschneidn lossn', ['SERVICES'], { serviceCategoryIds: [105, 101, 801] }],
    ['Bräda fian Stodlbodn', ['SAWN_WOOD'], { textIncludes: ['bretter', 'dielen', 'boden', 'schalung'] }],
    ['Presslinge ausn Sagmehl zum Hoazn', ['FIREWOOD', 'PELLETS'], { textIncludes: ['brikett', 'pellets'] }],
    ['Weinsteckn Akazi', TIMBER, { textIncludes: ['weinstecken', 'reb', 'akazie'] }, of('ROBINIE')],
  ]),
  ...meaning('heating-plant', [
    [
      'Hackgut P45S M35 laufend gesucht',
      ['WOOD_CHIPS'],
      {},
      { particleSizeCodes: ['P45S'], moistureContentCodes: ['M35'] },
    ],
    ['Laubholzhackgut frisch', ['WOOD_CHIPS'], { titleIncludes: ['buche', 'hartholz', 'laub', 'pappel'] }],
    ['Sägewerksrinde ab Werk', ['WOOD_CHIPS'], { rawMaterialGroupCodes: ['1.1.6'] }],
    ['Energierundholz Nadel frei Lager', ['LOGS'], { textIncludes: ['energie', 'hackholz', 'faserholz'] }],
    ['Schubbodenzug für Hackschnitzel', ['SERVICES'], { serviceCategoryIds: [303] }],
    ['Astmaterial hacken am Lagerplatz', ['SERVICES'], { serviceCategoryIds: [401] }],
    ['unbehandeltes Altholz geschreddert', ['WOOD_CHIPS'], { rawMaterialGroupCodes: ['1.3', '1.3.1'] }],
    ['Hackgut trocken max 25% Wasser', ['WOOD_CHIPS'], {}, { moistureContentCodes: ['M10', 'M15', 'M20', 'M25'] }],
    ['Pellets A2 lose 20 Tonnen', ['PELLETS'], {}, { notTitleIncludes: ['Sack'] }],
    ['Sägemehl für Pelletierung', ['WOOD_CHIPS'], { textIncludes: ['sägemehl', 'sägesp', 'späne'] }],
  ]),
  ...meaning('phone-in-the-forest', [
    ['rückezug f 400fm', ['SERVICES'], { serviceCategoryIds: [202] }],
    ['larch bloch 4m 35+', ['LOGS'], of('LAERCHE'), across(35)],
    ['wer fällt gfährliche esche', ['SERVICES'], { serviceCategoryIds: [105, 101, 801] }],
    ['hackr bestelln 150 srm', ['SERVICES'], { serviceCategoryIds: [401] }],
    ['buche brennholz am stock', ['FOREST'], first('BUCHE')],
    ['seilwinde traktor steil rückn', ['SERVICES'], { serviceCategoryIds: [201, 203] }],
    ['aufforstn 1ha mischwald', ['SERVICES'], { serviceCategoryIds: [501] }],
    ['schwarzföhre rundholz c', ['LOGS'], of('SCHWARZKIEFER')],
    ['windwurf aufarbeiten dringend', ['SERVICES'], { serviceCategoryIds: [104, 101, 102] }],
    ['fichte zopf 20 polter abzugeben', ['LOGS'], SPRUCE],
  ]),
  ...askedBy('farmer', [
    ask('Pfähle oder Latten für Weidezaun', [posts(), sawn({ titleIncludes: ['latten'] })], sawn()),
    ask('Staffeln 6x8 Fichte 4 m', sawn({ ...SPRUCE, ...thick(58, 62), ...wide(78, 82) }), sawn(SPRUCE), sawn()),
  ]),
  ...askedBy('stove-fitter', [
    ask('Hartholzbriketts Palette', briquettes({ titleIncludes: ['hartholz', 'buche', 'eiche'] }), briquettes()),
  ]),
  ...askedBy('contractor', [
    ask('Harvester und Forwarder für 1500 fm', service([102, 202]), service([201, 101, 103]), service([203])),
  ]),
];
