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
import { OUTDOORS, logsFor, sawnFor, species, worked } from './timber-uses.data.ts';

/** What municipalities, clubs and parishes build and keep, and the small things that hobby workshops make. */
const PUBLIC_PLACES: readonly VocabularyEntry[] = [
  // Thick trunks serve as seats as they are.
  timber(
    'sitzgelegenheit, sitzgelegenheiten, zum sitzen, sitzstamm, sitzstämme, baumsitz, sitzkreis',
    kinds(0.8, 'LOGS'),
    suits(0.8, { diameterMinInCm: 40 }),
  ),
  sawnFor(
    'wanderbank, wanderbänke, bierbank, bierbänke, heurigentisch, tribüne, sitzstufe, sitzstufen, liegedeck',
    species(0.6, ...OUTDOORS),
    suits(0.3, { thicknessMinInMm: 35 }),
    says(0.6, 'Bohlen Pfosten Bank gehobelt'),
  ),
  sawnFor(
    'steganlage, steganlagen, bootsanlegestelle, anlegestelle, plattform, aussichtswarte',
    species(0.6, ...OUTDOORS),
    says(0.8, 'Steg Terrassendielen Dielen Bohlen'),
  ),
  sawnFor(
    'blumenkiste, blumenkisten, kräuterspirale, grabeinfassung, grabeinfassungen, wegeinfassung, pflanzkiste, pflanzkisten, gemüsebeet, gemüsebeete',
    species(0.5, ...OUTDOORS),
    says(0.8, 'Hochbeet Beeteinfassung Gartenpfosten'),
  ),
  sawnFor(
    'radständer, fahrradständer, müllinsel, einhausung, mülltonnenhaus, lärmschutzwand, lärmschutz, infostand, verkaufsstand, würstelstand',
    species(0.4, ...OUTDOORS, 1),
    says(0.6, 'Kantholz Bretter Sichtschutz Latten'),
  ),
  sawnFor(
    'glockenstuhl, dachreiter, turmdach, kirchturm, kirchendach',
    species(0.5, 22, 6, 1),
    says(0.7, 'Balken Kantholz Schindeln'),
  ),
  logsFor('festbaum, gipfelbaum, fahnenmaste', suits(0.6, { lengthMinInCm: 900 }), species(0.4, 1, 2, 6)),
  timber(
    'baumschutz, stammschutz, jungbaum, jungbäume',
    says(0.8, 'Pfähle Pflöcke Baumpfahl Latten'),
    species(0.3, ...OUTDOORS),
  ),
  goods(
    'wipfelhaufen, asthaufen, reisighaufen',
    says(1, 'Gipfelholz Wipfel Schlagabraum Reisig Astholz Äste'),
    kinds(0.4, 'FOREST'),
  ),
  goods('totholzhaufen, benjeshecke, igelburg', says(0.9, 'Reisig Astholz Äste Gipfelholz')), // What children land on.
  entry(
    'fallraum, fallfläche, weicher untergrund, weicher boden, unter der schaukel, unter die schaukel, unter der rutsche, unter die rutsche, unterm klettergerüst, unter dem klettergerüst, unter der kletterwand',
    of('WOOD_CHIPS', { votes: 2, prefers: [says(1, 'Fallschutz Spielplatz Schaukelplatz')] }),
  ),
  timber(
    'rutsche, wippe, nestschaukel, kletterwand, seilgarten',
    says(0.8, 'Spielplatz Robinienpfosten Rundpfosten Pfähle Kantholz'),
    species(0.5, 29, 6, 7, 22),
  ),
];

const JOBS = (words: string, ...serviceCategoryIds: number[]): VocabularyEntry =>
  entry(words, of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds } }), ordering('SERVICE'));

/** What a mayor or a forester calls a job without naming the work; goods beside it are sought instead. */
const PUBLIC_JOBS: readonly VocabularyEntry[] = [
  JOBS(
    'eschentriebsterben, dürrbaum, dürrbäume, gefahrbaum, gefahrbäume, verkehrssicherung, verkehrssicherungspflicht, baumgefahr',
    105,
    801,
    802,
  ),
  JOBS(
    'mäharbeiten, mäharbeit, mähdienst, grünflächenpflege, grünraumpflege, unkraut, straßenbegleitgrün mähen',
    804,
    505,
  ),
  JOBS('rohrbruch, grabenräumung, auskehre, auskehren', 604, 602),
  JOBS('hangrutsch, hangrutschung, steinschlag, felssturz', 605, 602),
  JOBS('bodenzug, vorliefern, zustreifen, ausstreifen, schlepper', 201),
  JOBS('laufwagen, tragseil', 203),
  JOBS('forwada, forwarda, forwart', 202),
  JOBS('harvi', 102),
  JOBS('wipfelbruch, sturmfläche', 104),
  JOBS('anzeichnen, auszeichnen', 703),
  JOBS('entasten, ablängen, entrinden', 101),
];

const TURNED = species(0.7, 26, 30, 31, 40, 41, 42, 37, 25, 22, 43, 10, 29);

const WORKSHOP: readonly VocabularyEntry[] = [
  worked(
    'drehbank, drechselmaschine, kugel, kugeln, lampenfuß, lampenfüße, jojo, gewürzmühle, gewürzmühlen, urne, urnen, humpen, spindel, spindeln, spielfigur, spielfiguren, möbelknopf, möbelknöpfe, knauf, pfeifenkopf, serviettenring, flaschenverschluss',
    TURNED,
    says(1, 'Drechselholz Drechselrohling Schalenrohlinge Kanteln'),
  ),
  worked(
    'buttermodel, madonna, heiligenfigur, heiligenfiguren, engel, engerl, teufel, wurzelkrippe, hirten, christus, holzschnitt, druckstock, lebkuchenmodel',
    species(1, 33, 8),
    says(1, 'Schnitzholz schnitzen Schnitzen Bildhauer Masken'),
  ),
  worked(
    'besteck, holzbesteck, salatbesteck, tablett, tabletts, haarspange, haarkamm, kamm, bürste, bürsten, brosche, broschen, pinselstiel, stricknadeln, häkelnadel, häkelnadeln, rosenkranz, brillengestell, pfannenwender, manschettenknöpfe',
    species(0.6, 31, 41, 30, 42, 43, 26),
    says(0.8, 'Kanteln Drechselholz Drechselrohling'),
  ), // Pear, maple and other fruit woods sound clear and stay true; source: makers of woodwinds.
  worked(
    'flöte, blockflöte, flötenbau, okarina, dudelsack, schalmei, klarinette, oboe, fagott, querflöte',
    species(0.9, 41, 26, 30, 42, 10),
    says(0.7, 'Drechselholz Drechselrohling Kanteln Klangholz'),
  ),
  worked(
    'hobelbank, hobelbänke, werkbankplatte, schraubstock',
    species(0.9, 20, 21, 22, 25),
    suits(0.5, { thicknessMinInMm: 50 }),
    says(0.4, 'Bohle Kantholz Blockware'),
  ),
  worked('rechen, heurechen, hirtenstock', species(1, 25, 21), says(0.5, 'Werkzeugstiel Stecken Stangen')),
  timber(
    'wanduhr, holzuhr, standuhr',
    kinds(0.5, 'SAWN_WOOD'),
    says(1, 'Baumscheibe Baumscheiben Tischplatte Baumkante'),
  ),
  worked('bottich, bottiche, holzbottich', species(0.8, 22, 6, 1), says(0.5, 'Fassholz Dauben Blockware')),
];

/** What a heating plant says of the material rather than of the goods. */
const MATERIAL: readonly VocabularyEntry[] = [
  entry('kliabholz', of('FIREWOOD')),
  entry(
    '=zerkleinert, =zerkleinertes, =zerkleinerte, =geschreddert, =geschreddertes, =gehäckselt, =gehäckseltes, =gehäckselte',
    of('WOOD_CHIPS', { kind: 'QUALITY', votes: 2 }),
    ordering('QUALITY'),
  ),
  entry(
    'rostfeuerung, wirbelschicht, kesselanlage, brennstofflieferant, unterschubfeuerung, vorschubrost',
    of('WOOD_CHIPS', { votes: 1 }),
    ordering('QUALITY'),
  ),
  goods(
    'astgut, derbholz, astschnitt',
    says(0.9, 'Astholz Äste Energieholz Kronenholz Reisig'),
    kinds(0.3, 'LOGS', 'WOOD_CHIPS'),
  ),
  goods('rebschnitt', says(0.9, 'Reben Rebholz Baumschnitt'), suits(0.5, { rawMaterialGroupCodes: ['1.1.7'] })),
];

export const PUBLIC_USES: readonly VocabularyEntry[] = [...PUBLIC_PLACES, ...PUBLIC_JOBS, ...WORKSHOP, ...MATERIAL];
