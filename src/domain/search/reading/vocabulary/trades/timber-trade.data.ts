import type { Preference } from '#domain/search/reading/reading-types.ts';
import {
  anywhere,
  entry,
  goods,
  kinds,
  of,
  ordering,
  product,
  says,
  suits,
  timber,
} from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { VocabularyEntry } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

/** A property that adverts state by the same word: it stays text beside what it prefers. */
const stated = (words: string, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, { kind: 'QUALITY', filters: {}, keepsText: true, prefers });

/** A strength class and the stronger ones that serve as well; older adverts state it in their text only. */
const strength = (words: string, ...sawnGradeCodes: string[]): VocabularyEntry =>
  entry(
    words,
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 1,
      keepsText: true,
      prefers: [says(0.6, 'C24 S10 KVH Kantholz'), suits(0.6, { sawnGradeCodes })],
    }),
  );

/** Appearance of sawn wood from 0 (best) to III, alone or as a mixed lot; source: ÖHU. Older adverts say it in words only. */
const appearance = (words: string, said: string, ...sawnGradeCodes: string[]): VocabularyEntry =>
  entry(
    words,
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 0,
      prefers: [says(0.5, said), suits(0.7, { sawnGradeCodes }), suits(0.3, { sawnGradeCodes: ['G0_III'] })],
    }),
  );

const APPEARANCE: readonly VocabularyEntry[] = [
  appearance('güte 0, güteklasse 0, klasse 0', '0', 'G0'),
  appearance('güte i, güteklasse i, klasse i, i klasse, güte 1, güteklasse 1, 1 klasse, erste klasse', 'I', 'GI'),
  appearance(
    'güte ii, güteklasse ii, klasse ii, ii klasse, güte 2, güteklasse 2, 2 klasse, zweite klasse',
    'II',
    'GII',
  ),
  appearance('güte iii, güteklasse iii, klasse iii, iii klasse, güte 3, güteklasse 3, 3 klasse', 'III', 'GIII'),
  appearance('güte i ii, güteklasse i ii, klasse i ii', 'I II', 'GI', 'GII'),
  appearance(
    'güte i iii, güteklasse i iii, güteklassen i iii, güteklasse i bis iii, güte i bis iii, klasse i iii, i iii',
    'III',
    'GI',
    'GII',
    'GIII',
  ),
  appearance('güte 0 iii, güteklasse 0 iii, güteklassen 0 iii, klasse 0 iii, 0 iii, 0 bis iii', 'III', 'G0_III'),
];

/** More assortments and trade terms of saw mills; source: ÖHU 2006, RVR, price reports of the chambers. */
const ASSORTMENTS: readonly VocabularyEntry[] = [
  product('erdstamm', 'LOGS', says(0.7, 'Wertholz Furnier Erdstamm'), suits(0.4, { diameterMinInCm: 40 })),
  product('schälstamm', 'LOGS', says(0.8, 'Schälholz Furnierholz Schäl')),
  product('schwellenholz', 'LOGS', says(0.4, 'C B C'), suits(0.4, { woodTypeIds: [20, 22] })),
  entry(
    'd holz, güte d, güteklasse d, klasse d, d qualität, d ware',
    of('LOGS', { kind: 'QUALITY', votes: 1, prefers: [says(0.7, 'D Cx C Käferholz')] }),
  ),
  entry(
    'zerspaner, profilspaner, spanerbloch, =zerspanerholz, =profilspanerholz, =profilzerspanerholz',
    // A lot of logs suits the better the more of its diameters are small.
    of('LOGS', { votes: 2, prefers: [24, 20, 16].map((diameterMaxInCm) => suits(0.2, { diameterMaxInCm })) }),
  ),
  entry('a ware', of('LOGS', { kind: 'QUALITY', votes: 2, prefers: [says(0.7, 'A A/B fehlerfrei Furnier')] })),
  entry(
    '=br',
    of('LOGS', {
      kind: 'QUALITY',
      votes: 0,
      prefers: [says(0.6, 'Braunbloch C Cx Käferholz'), suits(0.6, { logGradeCodes: ['BR'] })],
    }),
  ),
  entry('cd, c d, bcd, b c d', of('LOGS', { kind: 'QUALITY', votes: 1, prefers: [says(0.6, 'C Cx')] })),
  entry(
    '=fk, =fs, =fn, industrieholz lang, industrieholz kurz',
    of('LOGS', {
      kind: 'QUALITY',
      votes: 1,
      prefers: [says(0.8, 'Faserholz Schleifholz Industrieholz'), says(0.4, 'C Cx')],
    }),
  ),
  stated(
    'käfer, verblaut, stammtrocken, rotstreif, rotstreifig',
    says(0.8, 'Käferholz Käfer Borkenkäferholz Schadholz'),
  ),
  // A lot of an auction, unlike "lose", which is what is not packed.
  entry(
    '=los, wertholzlos, submissionslos, losnummer, gebotsverfahren, meistgebot, zuschlag, submissionsholz, wertholzplatz',
    of('LOGS', { votes: 1, prefers: [says(1, 'Submission Los Gebote Versteigerung Wertholz')] }),
    ordering('CATEGORY', says(0.6, 'Submission Los Gebote')),
  ),
  entry(
    'mischsortiment, mischpartie, sammellos, sammelladung, sammelpartie, mischladung',
    of('LOGS', { votes: 1, prefers: [says(0.4, 'gemischt Fichte/Tanne')] }),
  ),
  // Slow growth matters to those who saw or work the wood, not to those who burn it.
  timber(
    'feinjährig, feinringig, engringig, langsam gewachsen, hochlage, hochlagenholz, gebirgsholz, bergholz',
    kinds(1, 'LOGS', 'SAWN_WOOD'),
    says(0.5, 'feinjährig Bergwald Gebirgslärche Bergfichte'),
  ),
  entry(
    'überstark, überstarke, überstarkes, starkloch, dickes, dicke stämme',
    ordering('DIAMETER', suits(0.7, { diameterMinInCm: 45 })),
  ),
  entry(
    'geradschaftig, geradwüchsig, gerade gewachsen, drehwuchsfrei, vollholzig',
    ordering('QUALITY', says(0.3, 'gerade geradschaftig')),
  ),
  entry('fm o r, fm m r, fm ohne rinde, fm mit rinde, efm o r', anywhere('UNIT', { unit: 'FM' })),
  entry('o r, m r, mr, ohne rinde gemessen, mit rinde gemessen, übermaß, zumaß, mit übermaß', ordering('QUALITY')),
  // The dead and the dry that stood on the stump: poles and thin logs, mostly to burn.
  goods('dürrling, dürrlinge, dürrständer, dürrholz, dürrstangen', says(0.8, 'Käferholz Energieholz Stangen Prügel')),
  product(
    'christmas tree, christmas trees, xmas tree, tannen baum weihnachten, weihnachten baum',
    'LOGS',
    says(1, 'Christbaum Christbäume Weihnachtsbäume'),
  ),
];

/** Sawn goods by the words of mills, carpenters and joiners. */
const SAWN_TRADE: readonly VocabularyEntry[] = [
  product(
    'parkett',
    'SAWN_WOOD',
    says(1, 'Parkett Schiffboden Dielen Dielenboden'),
    says(0.5, 'Eichenboden Fußboden Boden'),
  ),
  entry(
    'gl24h, gl24c, gl24, gl28h, gl28c, gl28, gl30c, gl30h, gl32h, gl32c, gl20h, gl22h',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      keepsText: true,
      prefers: [says(0.8, 'BSH Leimbinder Brettschichtholz GL24h')],
    }),
  ),
  entry(
    'ts, d30, d35, d40, ls7, ls10, ls13, t14, tragend, festigkeitssortiert, festigkeitsklasse, sortierklasse, statisch',
    of('SAWN_WOOD', { kind: 'QUALITY', votes: 1, keepsText: true, prefers: [says(0.6, 'C24 S10 KVH Kantholz')] }),
  ),
  // Sorting classes of softwood and the strength classes they stand for (ÖNORM DIN 4074-1, EN 1912).
  strength('s7, s 7, s7ts', 'C16', 'C24', 'C30'),
  strength('s10, s 10, s10ts, s10k, ms10, c18', 'C24', 'C30'),
  strength('s13, s 13, s13ts, s13k', 'C30'),
  strength('c16', 'C16', 'C24', 'C30'),
  strength('c24', 'C24', 'C30'),
  strength('c30', 'C30'),
  entry(
    'nsi, nicht sicht, nichtsicht, industriequalität, industriesicht',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 1,
      keepsText: true,
      prefers: [says(0.8, 'NSi Nicht-Sicht'), says(0.4, 'KVH BSH')],
    }),
  ),
  entry(
    '=si, sichtqualität, in sicht, sicht, auslesequalität',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 0,
      keepsText: true,
      prefers: [says(0.7, 'Sichtqualität Sicht'), says(0.3, 'KVH BSH')],
    }),
  ),
  entry(
    'duo, trio, mh plus, mh fix, mhplus, mh massivholz, duo balken, trio balken',
    of('SAWN_WOOD', { votes: 1, prefers: [says(0.6, 'BSH KVH Brettschichtholz Konstruktionsvollholz')] }),
    ordering('CATEGORY'),
  ),
  entry(
    'keilgezinkt, keilverzinkt, keilverzahnt, lamelliert, verleimt, kvz, ktl, foliert, gefast, egalisiert, abgebunden, gehobelt und gefast, vierseitig gehobelt',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 0,
      keepsText: true,
      prefers: [says(0.5, 'keilgezinkt gehobelt abgebunden')],
    }),
  ),
  entry(
    '=kd, kammertrocken tischler, tischlertrocken, möbeltrocken, ad',
    of('SAWN_WOOD', {
      kind: 'DRYING',
      votes: 0,
      prefers: [
        says(0.6, 'kammergetrocknet technisch getrocknet trocken'),
        suits(0.6, { sawnDryingCodes: ['KAMMERGETROCKNET'] }),
      ],
    }),
  ),
  entry(
    'clt, bsp, mdf, osb platte, 3s, 3s platte, dreischicht, 3 schicht platte, 3 schichtplatte, möbel platte, massive platte, holz platte',
    of('SAWN_WOOD', { votes: 2, prefers: [says(0.6, 'Leimholz Massivholz Platte Tischplatte')] }),
  ),
  entry(
    'rahmenware, rahmenschenkel, palettenware, listenware, zimmererware, exportware, stapelware, rohspalter, rohware, sturzware',
    of('SAWN_WOOD', { votes: 1, prefers: [says(0.5, 'Bretter Latten fallende Palettenbretter')] }),
    ordering('CATEGORY'),
  ),
  entry(
    'doka, dokaträger, doka träger, schalungsträger, h20 träger, dokaplatten',
    of('SAWN_WOOD', { votes: 2, prefers: [says(1, 'Schaltafeln Schalung Schalungsbretter')] }),
  ),
  stated(
    'sonnenverbrannt, sonnenverbrannte, handgehackt, handgehackte, handgehauen, vergraut, verwittert, patina, antik, antike, antikes, troadkasten, wiederverwendung',
    says(1, 'Altholz alt alte sonnenverbrannt handgehackt Getreidekasten'),
  ),
  stated('gerillt, geriffelt, genutet, glatt, beidseitig glatt, rutschfest', says(0.5, 'gerillt geriffelt glatt')),
  entry(
    'bodendeckelschalung, boden deckel schalung, boden deckelschalung',
    of('SAWN_WOOD', { prefers: [says(0.8, 'Fassade Schalung Stulpschalung Bretter'), says(0.3, 'sägerau')] }),
  ),
];

export const TIMBER_TRADE_VOCABULARY: readonly VocabularyEntry[] = [...APPEARANCE, ...ASSORTMENTS, ...SAWN_TRADE];
