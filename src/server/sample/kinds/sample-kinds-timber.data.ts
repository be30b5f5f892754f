import type { SampleKind } from './sample-kinds-types.ts';

/** Timber for building: roof, facade, terrace, floor. */
export const BUILDING_KINDS: readonly SampleKind[] = [
  {
    name: 'KVH',
    category: 'SAWN_WOOD',
    unit: 'M3',
    offers: [
      [
        'KVH Fichte 80x160, C24, 13 m',
        'Konstruktionsvollholz keilgezinkt, gehobelt und gefast, technisch getrocknet auf 15 % Holzfeuchte. Sichtqualität, Ablängen gegen Aufpreis.',
        { wood: 'FICHTE', mm: [80, 160, 13_000], price: [540, 640], amount: [2, 18], by: 'BUSINESS', delivers: true },
      ],
      [
        'KVH 60x120 NSi, ganze Pakete',
        'Nicht-Sicht für Riegelwand und Dachstuhl. Paket 13 m, auch 5 m vorrätig.',
        {
          wood: 'FICHTE',
          mm: [60, 120, [5000, 13_000]],
          price: [490, 570],
          amount: [3, 30],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Konstruktionsvollholz 100/200 Rest vom Hausbau',
        '8 Stück zu 6 m, war falsch bestellt. Liegt trocken in der Garage, foliert.',
        { wood: 'FICHTE', mm: [100, 200, 6000], price: [430, 520], amount: 0.96, by: 'PRIVATE' },
      ],
      [
        'KVH Lärche 80/200 für Balkon und Außentreppe',
        'Lärche technisch getrocknet, keilgezinkt. Auf Wunsch gleich abgebunden.',
        { wood: 'LAERCHE', mm: [80, 200, [5000, 12_000]], price: [840, 960], amount: [1, 8], by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'BSH / Leimbinder',
    category: 'SAWN_WOOD',
    unit: 'M3',
    offers: [
      [
        'BSH Fichte GL24h 140x280, Sicht',
        'Brettschichtholz, 40-mm-Lamellen, Sichtqualität, vierseitig gehobelt. Länge nach Liste bis 16 m.',
        {
          wood: 'FICHTE',
          mm: [140, 280, [6000, 16_000]],
          price: [720, 860],
          amount: [1, 20],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Leimbinder 16/40, 9,80 m lang, 4 Stück',
        'Von einer abgebauten Halle, gerade, ohne Risse, Bolzenlöcher an den Enden. Kran zum Aufladen da.',
        { wood: 'FICHTE', mm: [160, 400, 9800], price: [380, 480], amount: 2.509 },
      ],
      [
        'Brettschichtholz Lärche für Carport',
        'GL24 Lärche 120/240, fixe Längen 5 und 6 m lagernd.',
        { wood: 'LAERCHE', mm: [120, 240, [5000, 6000]], price: [1080, 1250], amount: [1, 6], by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Dachlatten',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Dachlatten 30x50 Fichte, 4 m und 5 m',
        'Sägerau, trocken sortiert, gebündelt zu 10 Stück. Ein Kubikmeter sind rund 667 Laufmeter.',
        {
          wood: 'FICHTE',
          mm: [30, 50, [4000, 5000]],
          price: [0.75, 1],
          amount: [500, 6000],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Ziegellatten 40/60, S10',
        'Für größere Sparrenabstände. Visuell sortiert, mit Bescheinigung.',
        { wood: 'FICHTE', mm: [40, 60, 5000], price: [1.1, 1.45], amount: [300, 3000], by: 'BUSINESS' },
      ],
      [
        'Dachlatten gebraucht, entnagelt, ca. 600 lfm',
        'Vom Stadeldach, 24x48, fest und trocken. Für Holzhütte oder Rankhilfe',
        { wood: 'FICHTE', mm: [24, 48, [2500, 4000]], price: [0.25, 0.4], amount: 600, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Konterlatten',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Konterlatten 50x80 für die Hinterlüftung',
        'Fichte sägerau, Länge 4 m. Für Dach und Fassade, immer lagernd.',
        { wood: 'FICHTE', mm: [50, 80, 4000], price: [1.9, 2.4], amount: [200, 2000], by: 'BUSINESS', delivers: true },
      ],
      [
        'Konterlattung 30x50 / 40x60 frisch vom Gatter',
        'Wird auf Wunsch in Lohn getrocknet, sonst sägefrisch. Preis für 40x60.',
        { wood: 'FITA', mm: [40, 60, [4000, 5000]], price: [0.95, 1.3], amount: [300, 1500] },
      ],
      [
        'Staffel 5/8 als Konterlatte, 4 m',
        '250 lfm = 1 Kubikmeter. Lärche gegen Aufpreis.',
        { wood: 'FICHTE', mm: [50, 80, 4000], price: [1.6, 2.1], amount: [250, 1000] },
      ],
    ],
  },
  {
    name: 'Schalbretter',
    category: 'SAWN_WOOD',
    unit: 'M2',
    offers: [
      [
        'Schalbretter 24 mm, Fichte, parallel besäumt',
        'Für Dachschalung und Beton. Breiten 10 bis 20 cm, Länge 4 m, 42 m² geben etwa einen Kubikmeter.',
        {
          wood: 'FICHTE',
          mm: [24, [100, 200], 4000],
          price: [8.5, 11.5],
          amount: [60, 600],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Schaltafeln und Schalungsbretter gebraucht',
        'Nach dem Kellerbau übrig. Bretter 20 bis 24 mm mit Betonresten, geputzt. Nur gemeinsam.',
        {
          wood: 'FITA',
          mm: [
            [20, 24],
            [120, 220],
            [2500, 4000],
          ],
          price: [3, 4.5],
          amount: 85,
          by: 'PRIVATE',
        },
      ],
      [
        'Rauschalung Tanne 22 mm',
        'Sägerau, luftgetrocknet. Gut für Holzhütte, Zaun und Unterdach.',
        { wood: 'TANNE', mm: [22, [120, 240], 4000], price: [8, 10.5], amount: [40, 250] },
      ],
    ],
  },
  {
    name: 'Nut-und-Feder-Schalung',
    category: 'SAWN_WOOD',
    unit: 'M2',
    offers: [
      [
        'Nut und Feder Fichte 19x121, A-Sortierung',
        'Profilholz gehobelt, technisch getrocknet, für Decke und Wandverkleidung. Deckmaß 111 mm.',
        {
          wood: 'FICHTE',
          mm: [19, 121, [3000, 5000]],
          price: [13, 18],
          amount: [50, 500],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'N+F Schalung Lärche 24 mm außen',
        'Für die Fassade, mit 45er Fase. Restposten 38 m², Länge 4 m, keine Bläue.',
        { wood: 'LAERCHE', mm: [24, 146, 4000], price: [28, 36], amount: 38 },
      ],
      [
        'Sichtschalung Vordach gehobelt, Nut/Feder',
        'Dachvorsprung-Schalung 20 mm, eine Seite gehobelt, Fichte gebürstet lieferbar.',
        { wood: 'FICHTE', mm: [20, 196, [4000, 5000]], price: [15, 20], amount: [30, 300], by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Rhombusleisten',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Rhombusleisten Lärche 27x68, 4 m',
        'Rhombusprofil gehobelt, feinjährige Gebirgslärche. Bei 7 mm Fuge brauchst du rund 13,3 lfm je m².',
        { wood: 'LAERCHE', mm: [27, 68, 4000], price: [2.5, 3.4], amount: [200, 2500], by: 'BUSINESS', delivers: true },
      ],
      [
        'Rhombus Douglasie 24/70 für Sichtschutz',
        'Gerade gehobelt, kann natur bleiben und wird mit der Zeit silbergrau. Abgabe ab 50 Laufmeter.',
        { wood: 'DOUGLASIE', mm: [24, 70, [3000, 4000]], price: [1.9, 2.6], amount: [100, 900], from: 50 },
      ],
      [
        'Fassadenleisten Rhombus 85 mm breit Lärche',
        'Rest vom Haus, 160 lfm, Edelstahlschrauben geb ich dazu',
        { wood: 'LAERCHE', mm: [26, 85, 4000], price: [2.6, 3.2], amount: 160, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Terrassendielen Lärche',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Terrassendielen Lärche 27x143, beidseitig glatt',
        'Heimische Lärche, gehobelt, Kanten gerundet. Holzfeuchte beim Hobeln 16 %. Unterkonstruktion und Schrauben dazu möglich.',
        {
          wood: 'LAERCHE',
          mm: [27, 143, [3000, 4000]],
          price: [5.9, 7.6],
          amount: [150, 1500],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Lärchendielen für Terrasse, gerillt, 4 m',
        'Eine Seite genutet, andere glatt, liegt so wie du willst. Rund 7 lfm auf den Quadratmeter.',
        { wood: 'LAERCHE', mm: [27, 140, 4000], price: [5.5, 7.2], amount: [120, 800], by: 'BUSINESS' },
      ],
      [
        'Terassenholz Lärche sägerau 30 mm',
        'Frisch geschnitten von der Bandsäge, 14 cm breit. Für alle, die selber hobeln oder es rustikal mögen.',
        { wood: 'LAERCHE', mm: [30, 140, 4000], price: [3.6, 4.6], amount: [100, 400] },
      ],
      [
        '22 m² Terrassendielen Lärche neu, originalverpackt',
        'Die Frau will jetzt Stein. 155 Laufmeter, 27x142, nur komplett.',
        { wood: 'LAERCHE', mm: [27, 142, 4000], price: [4.4, 5.4], amount: 155, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Terrassendielen Douglasie',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Terrassendielen Douglasie 28x145',
        'Aus dem eigenen Wald: Einschnitt, Trocknung und Hobelung aus einer Hand. Farbe rötlich, wird ohne Öl grau.',
        {
          wood: 'DOUGLASIE',
          mm: [28, 145, [3000, 5000]],
          price: [4.6, 6.2],
          amount: [150, 1200],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Douglasien-Dielen 40 mm stark für Steg und Balkon',
        'Kräftige Dielen für alle, denen 26 mm zu wenig sind. Kern mit wenig Splint.',
        { wood: 'DOUGLASIE', mm: [40, 145, 4000], price: [6.4, 8.4], amount: [60, 400] },
      ],
      [
        'Terrassenboden Douglasie 2. Wahl',
        'Äste größer, ein paar Ausrisse, sonst in Ordnung. Für Gartenhütte oder Poolrand gut genug.',
        { wood: 'DOUGLASIE', mm: [26, 140, [2500, 4000]], price: [2.9, 3.9], amount: [80, 300] },
      ],
    ],
  },
  {
    name: 'Pergola-Kantholz',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Pergola Kantholz Lärche 12x12, 3 m',
        'Kerngetrennt eingeschnitten, reißt weniger. Für Pergola, Carport, Laube.',
        { wood: 'LAERCHE', mm: [120, 120, 3000], price: [38, 48], amount: [6, 40] },
      ],
      [
        'Kanthölzer 10x10 Lärche gehobelt',
        'Vierseitig gehobelt, Kanten gefast, 4 m. Kappen auf Maß inbegriffen.',
        { wood: 'LAERCHE', mm: [100, 100, 4000], price: [40, 52], amount: [8, 60], by: 'BUSINESS', delivers: true },
      ],
      [
        'Pergolabausatz Eiche: 4 Steher, 2 Pfetten',
        'Steher 16x16 zu 2,6 m, dazu Pfetten und Kopfbänder, sägerau. Preis für alles zusammen.',
        { wood: 'EICHE', mm: [160, 160, [2600, 4500]], price: [820, 1100], isTotal: true },
      ],
      [
        'Kantholz Douglasie 14/14 für Laube',
        'Länge 2,5 bis 5 m, Preis für 3 m. Frisch, darum vor dem Streichen noch trocknen lassen.',
        { wood: 'DOUGLASIE', mm: [140, 140, [2500, 5000]], price: [36, 46], amount: [10, 30] },
      ],
    ],
  },
  {
    name: 'Alte Balken und Altholz',
    category: 'SAWN_WOOD',
    unit: 'M3',
    offers: [
      [
        'Alte Balken handgehackt, Fichte, 150 Jahre',
        'Aus einem abgetragenen Bauernhaus, beilbehauen, entnagelt und gebürstet. Wurmlöcher alt, nicht mehr aktiv. Längen bis 8 m.',
        {
          wood: 'FICHTE',
          mm: [
            [160, 240],
            [180, 280],
            [3000, 8000],
          ],
          price: [1100, 1500],
          amount: [2, 9],
        },
      ],
      [
        'Altholzbretter sonnenverbrannt',
        'Von der Südseite eines Stadels, dunkelbraun bis fast schwarz. Für Wandverkleidung, Bar, Ferienwohnung. Ausbesserungsbretter dabei.',
        {
          wood: 'FITA',
          mm: [
            [22, 28],
            [150, 350],
            [2000, 4500],
          ],
          unit: 'M2',
          price: [48, 75],
          amount: [25, 120],
          by: 'BUSINESS',
        },
      ],
      [
        'Eichenbalken alt, Deko oder Kaminbalken',
        '3 Stück, 20x22, je ca. 3 m. Schwere Trümmer, zu zweit kommen.',
        { wood: 'EICHE', mm: [200, 220, 3000], unit: 'STK', price: [240, 340], amount: 3, by: 'PRIVATE' },
      ],
      [
        'Altholz Dielen aus Getreidekasten',
        'Lärche, 5 cm dick, innen glatt gelaufen. Als Boden oder Tisch ein Traum.',
        { wood: 'LAERCHE', mm: [50, [220, 380], [2500, 4500]], unit: 'M2', price: [85, 120], amount: 31 },
      ],
    ],
  },
  {
    name: 'Schindeln',
    category: 'SAWN_WOOD',
    unit: 'M2',
    offers: [
      [
        'Lärchenschindeln handgekloben, 40 cm',
        'Gespalten, nicht gesägt, darum halten sie. Für Wand und Dach, dreifach gedeckt. Preis je Quadratmeter gedeckter Fläche.',
        { wood: 'LAERCHE', mm: [[8, 12], [60, 140], 400], price: [62, 88], amount: [20, 200], by: 'BUSINESS' },
      ],
      [
        'Holzschindeln Fichte gesägt fürs Gartenhaus',
        'Parallel gesägt, 20 cm, halbrund. Schachtel reicht für 1,5 m² Wand.',
        { wood: 'FICHTE', mm: [6, [50, 80], 200], price: [32, 44], amount: [10, 60] },
      ],
      [
        'Schindln Lärche, Rest vom Kapelldach',
        'Etwa 9 Quadratmeter, trocken gelagert in Kisten.',
        { wood: 'LAERCHE', mm: [10, [70, 150], 500], price: [45, 60], amount: 9, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Schiffboden und Dielenboden',
    category: 'SAWN_WOOD',
    unit: 'M2',
    offers: [
      [
        'Schiffboden Fichte 24x146, Nut und Feder',
        'Massiver Bretterboden, gehobelt, auf 10 % getrocknet. Zum Schrauben auf Polsterhölzer.',
        {
          wood: 'FICHTE',
          mm: [24, 146, [4000, 5000]],
          price: [25, 33],
          amount: [30, 300],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Lärche Dielenboden breit, fallende Längen',
        'Dielen 16 bis 24 cm breit, 27 mm, Stirnseiten ebenfalls mit Nut. Ungeölt, zum Selberschleifen.',
        { wood: 'LAERCHE', mm: [27, [160, 240], [2000, 5000]], price: [46, 62], amount: [25, 150], by: 'BUSINESS' },
      ],
      [
        'Eichenboden massiv 20 mm, 46 m²',
        'Landhausdiele rustikal mit Ästen, gebürstet und natur geölt.',
        { wood: 'EICHE', mm: [20, [140, 180], [2000, 2400]], price: [72, 92], amount: 46 },
      ],
    ],
  },
];
