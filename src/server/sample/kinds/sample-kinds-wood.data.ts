import type { SampleKind } from './sample-kinds-types.ts';

/** Sawn goods for garden and workshop. */
export const WORKSHOP_KINDS: readonly SampleKind[] = [
  {
    name: 'Gartenpfosten',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Gartenpfosten Lärche 9x9, 2 m, gehobelt',
        'Steher für Sichtschutz und Gartentor, Kopf abgeschrägt. Am besten in H-Anker setzen, nicht in die Erde.',
        { wood: 'LAERCHE', mm: [90, 90, 2000], price: [14, 19], amount: [20, 150], by: 'BUSINESS', delivers: true },
      ],
      [
        'Zaunsteher Eiche 10x10, sägerau',
        'Kerngetrennt, Länge 2,2 m. Gehen auch direkt in die Erde.',
        { wood: 'EICHE', mm: [100, 100, 2200], price: [24, 33], amount: [10, 60] },
      ],
      [
        'Holzsteher 7x7 Fichte 1,8 m, billig',
        'Unbehandelt, für Hühnerzaun oder Tomatendach, ein paar sind leicht verdreht',
        { wood: 'FICHTE', mm: [70, 70, 1800], price: [4, 6], amount: [15, 45], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Hochbeetbretter',
    category: 'SAWN_WOOD',
    unit: 'LFM',
    offers: [
      [
        'Hochbeetbretter Lärche 40 mm, unbehandelt',
        'Bretter 20 cm breit, auf Maß gekappt. Für ein Beet 2 x 1 m mit 80 cm Höhe brauchst du 24 Laufmeter. Eckpfosten dazu.',
        { wood: 'LAERCHE', mm: [40, 200, 4000], price: [6.5, 8.6], amount: [100, 600], by: 'BUSINESS', delivers: true },
      ],
      [
        'Bretter fürs Hochbeet, Douglasie 30 mm',
        'Sägerau, 18 bis 22 cm breit, 3 m lang. Bei uns im Garten stehen sie das siebte Jahr.',
        { wood: 'DOUGLASIE', mm: [30, [180, 220], 3000], price: [3.9, 5.4], amount: [60, 200] },
      ],
      [
        'Hochbeet Bohlen Robinie 50 mm',
        'Das Haltbarste, was es heimisch gibt. Krumm gewachsen, daher nur Längen bis 2 m.',
        { wood: 'ROBINIE', mm: [50, [120, 180], [1000, 2000]], price: [9, 13], amount: [20, 90] },
      ],
      [
        'Lärchenpfosten 5x20 für Hochbeete und Beeteinfassung',
        'frisch vom Sägewerk, 5 m, Rindenkante manchmal dran',
        { wood: 'LAERCHE', mm: [50, 200, 5000], price: [6.8, 8.9], amount: [50, 150] },
      ],
    ],
  },
  {
    name: 'Zaunlatten',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Zaunlatten Lärche 24x95, gehobelt, Kopf rund',
        'Lattenlänge 1 m, Köpfe gefräst. Für 10 lfm Zaun rechnen wir 70 Stück.',
        { wood: 'LAERCHE', mm: [24, 95, 1000], price: [2.9, 4.1], amount: [100, 800], by: 'BUSINESS', delivers: true },
      ],
      [
        'Staketen / Zaunlatten Fichte halbrund 1,2 m',
        'Halbrund gefräst, roh, zum Selberstreichen.',
        { wood: 'FICHTE', mm: [28, 70, 1200], price: [1.7, 2.4], amount: [80, 400] },
      ],
      [
        'Lattenzaun-Bretter Lärche sägerau',
        'Besäumt, 2 cm stark, 8 bis 12 cm breit, 4 m lang, selber ablängen.',
        { wood: 'LAERCHE', mm: [20, [80, 120], 4000], price: [6, 8.5], amount: [30, 120] },
      ],
    ],
  },
  {
    name: 'Stiegenholz Eiche',
    category: 'SAWN_WOOD',
    unit: 'M3',
    offers: [
      [
        'Stiegenholz Eiche 50 mm, kammergetrocknet 8 %',
        'Unbesäumte Ware für Stufen und Wangen, Sortierung A/B, Breiten bis 50 cm.',
        { wood: 'EICHE', mm: [50, [250, 500], [2500, 4000]], price: [2200, 2900], amount: [0.8, 6], by: 'BUSINESS' },
      ],
      [
        'Eiche Stufenbohlen 45 mm',
        'Besäumt, astarm, 30 cm breit, auf 10 % getrocknet. Reicht für zwei Stiegen mit je 14 Stufen.',
        { wood: 'EICHE', mm: [45, 300, 2500], price: [2400, 3100], amount: 1 },
      ],
      [
        'Treppenstufen Eiche massiv, 15 Stück Rohlinge',
        'verleimt aus breiten Lamellen, 1 m x 30 cm, 42 mm, noch zu schleifen',
        { wood: 'EICHE', mm: [42, 300, 1000], unit: 'STK', price: [68, 92], amount: 15, by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Tischplatten mit Baumkante',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Tischplatte Eiche mit Baumkante 2,4 m',
        'Eine Bohle aus einem Stück, 60 mm, am schmalen Ende 85 cm. Drei Jahre luft- und dann kammergetrocknet, Risse mit Harz geschlossen.',
        { wood: 'EICHE', mm: [60, 850, 2400], isSingle: true, price: [580, 860], amount: 1 },
      ],
      [
        'Nussbohle, beidseitig Baumkante',
        'Walnuss aus einem Hofgarten, schöne Zeichnung mit hellem Splint. 52 mm, luftgetrocknet seit 2021.',
        { wood: 'NUSS', mm: [52, 620, 2200], isSingle: true, price: [480, 720], amount: 1, by: 'PRIVATE' },
      ],
      [
        'Baumscheibenbohlen Esche für Waschtisch',
        'Bohlen 40 bis 60 cm breit, Baumkante entrindet, Länge nach Wunsch bis 1,6 m.',
        { wood: 'ESCHE', mm: [50, [400, 600], [800, 1600]], price: [95, 160], amount: 11 },
      ],
      [
        'Kirschholz Bohlen mit Waldkante, Restposten',
        'Sechs Stück, passend für Bank oder Barpult, trocken.',
        { wood: 'KIRSCHE', mm: [55, [350, 480], [1800, 2600]], price: [140, 210], amount: 6 },
      ],
    ],
  },
  {
    name: 'Instrumentenholz',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Klangholz Haselfichte, Gitarrendecken',
        'Radial gespalten, Jahrringe eng und gleichmäßig, über 10 Jahre gelagert. Paar je 550 x 200 x 4 mm, in drei Güten.',
        { wood: 'FICHTE', mm: [4, 200, 550], price: [32, 78], amount: 40 },
      ],
      [
        'Riegelahorn für Geigenböden und Zargen',
        'Bergahorn geflammt, Keilspalt, Winterschlägerung. Sätze mit Boden, Zargen, Hals.',
        { wood: 'AHORN', mm: [[15, 45], 130, 400], price: [75, 160], amount: 14, by: 'BUSINESS' },
      ],
      [
        'Tonholz Fichte fürs Hackbrett und Zither',
        'Bergfichte von 1400 m, stehend gerade. Bretter 20 mm, zum Auftrennen.',
        { wood: 'FICHTE', mm: [20, [150, 220], 1200], price: [28, 45], amount: 22 },
      ],
    ],
  },
  {
    name: 'Schnitzholz',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Schnitzholz Linde, Blöcke 10x10x30',
        'Sommerlinde ohne Äste, langsam getrocknet. Für Krippenfiguren und Masken. Auch größere Blöcke auf Anfrage.',
        { wood: 'LINDE', mm: [100, 100, 300], price: [7.5, 11], amount: [20, 90] },
      ],
      [
        'Zirbe zum Schnitzen, 12 cm stark',
        'Zirbenblöcke für Kruzifix, Schüssel und Relief, Äste rot und fest verwachsen.',
        { wood: 'ZIRBE', mm: [120, [150, 250], [300, 600]], price: [16, 30], amount: 24 },
      ],
      [
        'Lindenholz für Bildhauer, Bohlen 80 mm',
        'Vier Jahre gelagert, 1 m und 2 m lang, hell und weich. Preis je m³, Mindestmenge ein Stück.',
        {
          wood: 'LINDE',
          mm: [80, [200, 450], [1000, 2000]],
          unit: 'M3',
          price: [780, 1050],
          amount: 1.4,
          by: 'BUSINESS',
        },
      ],
      [
        'Linde Krampusmasken-Rohlinge',
        'vorgesägt 35x25x25, noch leicht feucht, Enden mit Wachs',
        { wood: 'LINDE', mm: [250, 250, 350], price: [28, 40], amount: 12, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Drechselrohlinge und Kanteln',
    category: 'SAWN_WOOD',
    unit: 'STK',
    offers: [
      [
        'Drechselrohlinge Zwetschke und Birne',
        'Kanteln 6x6, 30 cm, Hirnseiten gewachst. Zwetschke mit violettem Kern.',
        { wood: 'ZWETSCHKE', mm: [60, 60, 300], price: [6.5, 10], amount: 35, by: 'PRIVATE' },
      ],
      [
        'Schalenrohlinge Ahorn 20 cm',
        'Rund vorgeschnitten, 8 cm dick. Halb trocken, zum Vordrehen.',
        { wood: 'AHORN', mm: [80, 200, 200], price: [13, 19], amount: 18 },
      ],
      [
        'Kanteln für Pens und Messergriffe, Eiche/Nuss/Elsbeere',
        'Sortiment mit 10 Stück, 25 x 25 x 130 mm, Feuchte um 10 %. Preis für das Sortiment.',
        { wood: 'NUSS', mm: [25, 25, 130], price: [18, 26], isTotal: true },
      ],
      [
        'Drechselholz Hainbuche, Kanteln 25 cm lang',
        'Hart und zäh wie Bein, für Kegel, Griffe, Werkzeughefte. 5x5x25',
        { wood: 'HAINBUCHE', mm: [50, 50, 250], price: [3.5, 5.5], amount: 60 },
      ],
    ],
  },
];
