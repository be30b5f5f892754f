import { OUTDOORS, WORKED, logsFor, sawnFor, species, worked } from './timber-uses.data.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import {
  entry,
  goods,
  kinds,
  ordering,
  says,
  suits,
  timber,
} from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { VocabularyEntry } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

/** What hobby turners, carvers and makers of small things ask for, in German and in the English of their videos. */
const SMALL_CRAFTS: readonly VocabularyEntry[] = [
  worked('hobby, hobbywerkstatt, hobbytischler, bastler'),
  // Burls and crotches: swirled grain, sold by the piece to turners and knife makers.
  worked(
    'maser, maserknolle, maserfurnier, kropf, zwiesel, astgabel',
    species(0.4, 26, 31, 37, 25, 22, 34),
    says(1, 'Maser Riegel Drechselrohling Drechselholz'),
    says(0.5, 'Messergriffe Griff Wertholz'),
  ),
  worked(
    'langholzdrechseln, querholz, dose, dosen, vase, vasen, teller, schüssel, schüsseln, becher, kelch, kreisel, nudelholz, nudelwalker, mörser, kegel, knöpfe, tischbein, tischbeine, tischfuß, tischfüße, stuhlbein, sprossen, geländersprossen, baluster, kerzenhalter, kerzenleuchter, eierbecher, christbaumkugel, holzkugel, holzkugeln, zapfhahn, spinnrad',
    species(0.7, 26, 30, 31, 40, 41, 42, 37, 25, 22, 43, 10, 29),
    says(1, 'Drechselholz Drechselrohling Schalenrohlinge Kanteln'),
  ),
  worked(
    'drehbleistift, kugelschreiberkantel, stifte, kugelschreiberrohling, penrohling, messergriffblock, messergriffblöcke, rasierpinsel, korkenzieher',
    species(0.5, 31, 42, 30, 43, 22, 41, 29, 10),
    says(1, 'Kanteln Pens Messergriffe'),
    says(0.4, 'Drechselholz Drechselrohling Maser'),
  ),
  // Bark that slips in spring, or a soft pith: willow, ash, hazel and elder.
  timber(
    'pfeiferl, weidenpfeife, weidenpfeiferl, maipfeife, maipfeiferl, holunderpfeife',
    species(0.8, 36, 25, 20),
    says(0.7, 'Hasel Holunder Weide Stecken Stangen'),
  ),
  // Straight shoots and split staves that carry a person's weight; source: walking sticks of chestnut, hazel and ash.
  timber(
    'gehstock, haselstock, wanderstock, spazierstock, bergstock, hirtenstab, pilgerstab, zielstock, pirschstock, stockrohling, wanderstecken, hakelstecken, zeltstange, tipistange, tipistangen',
    kinds(0.6, 'LOGS', 'SAWN_WOOD'),
    species(0.6, 38, 25, 39),
    says(0.8, 'Stangen Waldstangen Stecken Hasel'),
  ),
  // Close, pale woods without splinters and resin.
  worked(
    'spielzeug, holzspielzeug, bauklötze, holzbausteine, murmelbahn, kugelbahn, holzauto, marionette, schaukelpferd, puzzle, schachfiguren, schachbrett, steckenpferd, schwert, holzschwert, holzwaffen, brandmalerei, pyrographie',
    species(0.6, 26, 20, 33, 28, 27),
    says(0.8, 'Bastelholz Kanteln Klotz Blöcke Bretter'),
  ),
  worked(
    'intarsien, marketerie, einlegearbeit, schmuck, schmuckholz, holzschmuck, ohrringe, holzring, schatulle, schatullen, kästchen, edelholz, edelhölzer, exoten, exotenholz',
    species(0.6, 31, 41, 42, 43, 10, 26, 30),
    says(0.8, 'Furnier Maser Riegel Drechselholz Kanteln'),
  ),
  // Hard and even woods that keep an edge: hornbeam, pear, elsbeere, robinia.
  worked(
    'hobel, hobelbau, hobelkasten, hobelsohle, hobelkörper, werkzeugbau, klüpfel, holzhammer, zahnrad, zahnräder, mühlrad, eisenholz, armbrustbau, bocciakugel',
    species(0.8, 21, 41, 43, 29, 20),
    says(0.6, 'Drechselholz Kanteln Kantholz'),
  ),
  worked(
    'gewehrschaft, gewehrschäfte, schaftholz, büchsenmacher, schäfter, hinterschaft, vorderschaft',
    species(1, 31, 32),
    says(0.6, 'Maser Kantel Bohle'),
  ),
  goods(
    'adventkranz, adventkränze, türkranz, kranzbinden, grabgesteck, grabschmuck, palmbuschen, palmbesen, allerheiligen',
    says(1, 'Reisig Tannenreisig Äste Gipfelholz'),
  ),
  // Woods whose scent keeps bread: stone pine above all.
  worked('brotdose, brotkasten, brotkiste, brotbox, zirbendose', species(0.9, 8, 33), says(0.4, 'Zirbe Bretter')),
  sawnFor(
    'slab, slabs, live edge, live edge slab, wood slab, epoxid, epoxidharz, harztisch, epoxidharztisch, rivertable, flusstisch, baumtisch, naturkantentisch, naturkante tisch, coffee table, table top, tabletop, dining table, tischplatte holz',
    species(0.5, 22, 31, 25, 37, 30, 26),
    suits(0.5, { isSingleItem: true }),
    says(0.8, 'Tischplatte Bohle Blockware Baumkante Waldkante'),
  ),
  // Slices of a trunk for weddings, pyrography and steps: sold with logs or as thick pieces.
  timber(
    'wood slices, tree slices, log slices, astscheibe, astscheiben, trittscheibe, trittscheiben, hochzeitsdeko, tischdeko',
    kinds(0.5, 'LOGS', 'SAWN_WOOD'),
    says(1, 'Baumscheibe Baumscheiben Holzscheiben Scheibe Deko'),
  ),
  goods(
    'vogelsitzstange, sitzstange, naturast, kletterast, kletterbaum, katzenbaum, kratzbaum, papageienbaum, vogelbaum, knabberäste, totholz',
    says(0.8, 'Äste Astholz Astmaterial Stangen'),
  ),
  goods(
    'treibholz, schwemmholz, wurzeldeko, knorrig, knorrige, rebstock, rebstöcke, reben, weinrebe, weinreben',
    says(0.8, 'Deko Dekoration Reben Rebholz'),
  ),
  timber(
    'holzrinne, holzdachrinne, dachrinne, wasserrinne, holzrohr, deichel, brunnenrohr',
    species(0.7, 6, 2, 1),
    kinds(0.6, 'LOGS'),
  ),
];

/** The words of English videos are in no advert: they are not kept, or they would be taken for mistakes. */
const inEnglish = (words: string, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, ordering('CATEGORY', WORKED, ...prefers));

const ENGLISH_CRAFTS: readonly VocabularyEntry[] = [
  inEnglish(
    'bowl blank, bowl blanks, spindle blank, spindle blanks, turning blank, turning blanks, turning wood, turning squares, lathe, wood lathe',
    species(0.5, 26, 30, 31, 40, 41, 42, 37, 25, 22, 43, 10, 29),
    says(1, 'Drechselholz Drechselrohling Schalenrohlinge Kanteln'),
  ),
  inEnglish('burl wood, burls, burl slab, spalted, spalted wood', says(1, 'Maser Riegel Drechselrohling Drechselholz')),
  inEnglish(
    'pen kit, pen turning, knife handle, knife handles, knife scales, knife block, knife blanks',
    species(0.5, 31, 42, 30, 43, 22, 41, 29, 10),
    says(1, 'Kanteln Pens Messergriffe Griff'),
  ),
  inEnglish(
    'carving block, carving blocks, carving wood, carving blank, carving blanks, spoon carving, spoon blank, whittling, basswood, lime wood',
    species(1, 33, 8),
    says(1, 'Schnitzholz schnitzen Schnitzen Bildhauer'),
  ),
  inEnglish(
    'tonewood, guitar top, guitar wood, violin wood, guitar back',
    says(1, 'Klangholz Tonholz Riegelahorn'),
    species(0.6, 1, 26),
  ),
  inEnglish('veneer, veneers', says(1, 'Furnier Furnierholz Wertholz')),
];

const RARE_WOODS: readonly VocabularyEntry[] = [
  // Woods of gardens and hedges without a species of their own: sold, if at all, as turning blanks.
  entry(
    'goldregen, kornelkirsche, weißdorn, schlehe, essigbaum, kirschlorbeer, stechpalme, ginkgo, paulownia, götterbaum, tulpenbaum, baumhasel, rhododendron, liguster, sanddorn, pfaffenhütchen, faulbaum, felsenbirne, perückenstrauch, ilex, osage orange',
    {
      kind: 'WOOD_TYPE',
      filters: {},
      keepsText: true,
      prefers: [WORKED, says(0.7, 'Drechselholz Drechselrohling Kanteln')],
    },
  ),
];

const AROUND_THE_HOUSE: readonly VocabularyEntry[] = [
  // What is written as two words by people who learn German.
  sawnFor(
    'hühner haus, hühnerhaus holz, hunde haus, hasen stall bauen, garten haus, holz haus, baum haus, vogel haus, hühnerstall bauen, shed, chicken coop, garden house, gartenhäuschen, holzunterstand, fahrradunterstand, brennholzlager',
    species(0.3, 1, 2, 3, 6, 7),
    says(0.6, 'KVH Kantholz Staffel Balken Bauholz'),
    says(0.4, 'Bretter Schalung Gartenhaus'),
  ),
  sawnFor(
    'boden bretter, boden brett, haus boden, zimmer boden, wohnzimmer boden, bretter boden, flooring, floor boards, floorboards, boden holz, holz boden',
    says(1, 'Dielen Schiffboden Fußboden Boden Riemen Parkett'),
    says(0.4, 'Nut Feder gehobelt'),
  ),
  sawnFor(
    'terrasse boden, terrassen boden, boden terrasse, terrassen bretter, terrasse bretter, terrasse holz, deck boards, terrace boards, bankirai ersatz, tropenholz ersatz',
    species(0.6, ...OUTDOORS),
    says(1, 'Terrassendielen Terrassendiele Terrasse Terrassenbelag'),
  ),
  sawnFor(
    'cladding, siding, außenfassade, haus fassade, holz fassade, wand außen, hauswand, wand holz',
    species(0.5, ...OUTDOORS, 1, 8),
    says(1, 'Fassade Fassadenschalung Rhombus Stulpschalung Profilholz'),
  ),
  sawnFor(
    'dach haus, haus dach, dach bauen, roof, roof beams, roofing, dachsanierung, dachstuhlholz, dachstuhlsanierung',
    species(0.3, 1, 2, 3, 6),
    says(0.7, 'Dachstuhl Sparren Pfette Bauholz'),
    says(0.5, 'KVH BSH Kantholz Balken Leimbinder'),
  ),
  logsFor(
    'fence poles, round poles, wooden poles, zaun stangen, zaun stange, pfosten rund, runde pfosten, pfahl rund, runde pfähle',
    says(1, 'Zaunpfähle Pfähle Rundpfosten Stangen'),
    species(0.4, ...OUTDOORS),
  ),
  sawnFor(
    'fence boards, fence panels, fence panel, zaun bretter, zaun brett',
    says(1, 'Zaunlatten Zaunbretter Lattenzaun Sichtschutz'),
    species(0.4, ...OUTDOORS),
  ),
  sawnFor(
    'bienen, bienenvolk, bienenvölker',
    species(0.7, 1, 9, 8, 33, 2),
    suits(0.3, { thicknessMaxInMm: 30 }),
    says(0.6, 'Bienenbeuten Imker Bretter'),
  ),
  sawnFor(
    'raised bed, hoch beet, garten beet holz',
    says(1, 'Hochbeet Beeteinfassung'),
    suits(0.6, { woodTypeIds: [6, 7, 22, 29, 38] }),
  ),
  sawnFor(
    'railway sleeper, railway sleepers, sleepers, sleeper',
    says(0.8, 'Schwellen Schwelle Balken Kantholz'),
    suits(0.5, { woodTypeIds: [22, 6, 29] }),
    suits(0.3, { thicknessMinInMm: 100 }),
  ),
  logsFor(
    'tree trunk, tree trunks, trunk, trunks, whole tree, ganzer baum, baum stamm',
    says(0.5, 'Bloch Rundholz Stamm'),
  ),
];

export const CRAFT_USES: readonly VocabularyEntry[] = [
  ...SMALL_CRAFTS,
  ...ENGLISH_CRAFTS,
  ...RARE_WOODS,
  ...AROUND_THE_HOUSE,
];
