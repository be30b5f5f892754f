import type { SampleKind } from './sample-kinds-types.ts';

/** Briquettes stand with the firewood they replace: the pellets have quality marks that no briquette carries. */
export const PRESSED_KINDS: readonly SampleKind[] = [
  {
    name: 'Hartholzbriketts',
    category: 'FIREWOOD',
    unit: 'PAL',
    offers: [
      [
        'Hartholzbriketts eckig, Palette 960 kg',
        'Gepresst aus Buchen- und Eichenspänen, ohne Bindemittel. 96 Pakete zu 10 kg, foliert. Langes Glutbett, wenig Asche, passen in jeden Kachelofen. Wassergehalt unter 9 %.',
        {
          wood: ['LAUB_HART'],
          dry: 'KAMMERGETROCKNET',
          water: 8,
          price: [355, 420],
          amount: [5, 33],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Holzbriketts Buche lose ab Werk, Tonne',
        'Direkt von der Presse, lose in der Gitterbox oder im eigenen Anhänger. Für alle, die Verpackung sparen wollen.',
        {
          wood: ['BUCHE'],
          dry: 'KAMMERGETROCKNET',
          water: 8,
          unit: 'T',
          price: [325, 375],
          amount: [4, 20],
          from: 0.5,
          by: 'BUSINESS',
        },
      ],
      [
        'Restbestand Hartholzbriketts, 40 Pakete',
        'Ofen ist auf Pellets umgestellt, 40 Pakete zu 10 kg trocken im Keller übrig. Preis je Paket.',
        {
          wood: ['LAUB_HART'],
          dry: 'KAMMERGETROCKNET',
          water: 8,
          unit: 'SACK',
          price: [3.4, 4.3],
          amount: 40,
          by: 'PRIVATE',
        },
      ],
      [
        'Eichenbriketts mit Zustellung',
        'Reine Eiche, schwer und hart gepresst. Wir stellen palettenweise bis zur Garage zu.',
        {
          wood: ['EICHE'],
          dry: 'KAMMERGETROCKNET',
          water: 8,
          price: [370, 430],
          amount: [4, 16],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
    ],
  },
  {
    name: 'Weichholzbriketts',
    category: 'FIREWOOD',
    unit: 'T',
    offers: [
      [
        'Fichtenbriketts eckig, 10-kg-Pakete',
        'Aus reinen Hobelspänen der eigenen Fertigung. Zünden leicht an, brennen flott, ideal für den Schwedenofen. Preis je Tonne, ab einem Paket.',
        { wood: ['FICHTE'], dry: 'KAMMERGETROCKNET', water: 8, price: [335, 385], amount: [2, 12], by: 'BUSINESS' },
      ],
      [
        'Holzbriketts Nadelholz, 500 kg abzugeben',
        'Beim Umzug übrig geblieben. Trocken gelagert, ein paar Pakete sind eingerissen.',
        { wood: ['NADEL_GEMISCHT'], dry: 'KAMMERGETROCKNET', water: 9, price: [260, 300], amount: 0.5, by: 'PRIVATE' },
      ],
      [
        'Briketts aus Fichte und Lärche für Kaminofen',
        'Feine Späne, hoher Druck, rund 8 cm Durchmesser. Abholung am Werk oder Zustellung ab einer halben Tonne.',
        {
          wood: ['FICHTE', 'LAERCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 8,
          price: [350, 395],
          amount: [3, 24],
          from: 0.5,
          by: 'BUSINESS',
          delivers: true,
        },
      ],
    ],
  },
  {
    name: 'Rindenbriketts',
    category: 'FIREWOOD',
    unit: 'T',
    offers: [
      [
        'Rindenbriketts für die Nacht, hält die Glut',
        'Aus gepresster Fichtenrinde. Brennen langsam und glosen bis in die Früh, dafür mehr Asche als Holzbriketts. Am besten auf eine schöne Grundglut legen.',
        {
          wood: ['NADEL_GEMISCHT'],
          dry: 'KAMMERGETROCKNET',
          water: 9,
          price: [345, 405],
          amount: [3, 20],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Dauerglut: Rindenbriketts rund, Pkg. 25 kg',
        'Für Küchenherd und Kachelofen über Nacht. Preis per Paket.',
        {
          wood: ['NADEL_GEMISCHT'],
          cm: 30,
          dry: 'KAMMERGETROCKNET',
          water: 9,
          unit: 'SACK',
          price: [9.5, 11.5],
          amount: [20, 80],
        },
      ],
      [
        '1 Palette Rindenbrikett',
        'volle Palette, original foliert, 1000 kg, nur im Ganzen',
        {
          wood: ['NADEL_GEMISCHT'],
          dry: 'KAMMERGETROCKNET',
          water: 9,
          unit: 'PAL',
          price: [340, 395],
          amount: 1,
          by: 'PRIVATE',
        },
      ],
    ],
  },
  {
    name: 'Rundbriketts',
    category: 'FIREWOOD',
    unit: 'T',
    offers: [
      [
        'Nestro-Briketts rund, Buche',
        'Runde Presslinge mit 7 cm Durchmesser, unterschiedlich lang, lose oder im Sack. Quellen nicht so auf wie andere und brennen gleichmäßig ab.',
        { wood: ['BUCHE'], dry: 'KAMMERGETROCKNET', water: 8, price: [335, 390], amount: [2, 10], by: 'BUSINESS' },
      ],
      [
        'Rundbriketts aus der eigenen Tischlerei (Nestro)',
        'Unsere Absauganlage presst, was an Spänen anfällt: Eiche, Buche, Ahorn, alles massiv und unbehandelt. 20-kg-Säcke.',
        {
          wood: ['EICHE', 'BUCHE', 'AHORN'],
          dry: 'KAMMERGETROCKNET',
          water: 8,
          unit: 'SACK',
          price: [6.8, 8.5],
          amount: [20, 90],
          by: 'BUSINESS',
        },
      ],
      [
        'Nestrobriketts Weichholz BigBag',
        'Fichte rund gepresst, Bigbag ca. 800 kg. Preis je Tonne lt. Wiegeschein',
        { wood: ['FICHTE'], dry: 'KAMMERGETROCKNET', water: 9, price: [300, 345], amount: [1.6, 8], by: 'BUSINESS' },
      ],
    ],
  },
  {
    name: 'Achtkantbriketts mit Loch',
    category: 'FIREWOOD',
    unit: 'T',
    offers: [
      [
        'Achtkantbriketts mit Loch, dunkel gebrannt',
        'Unter Hitze gepresst, darum außen dunkel und sehr hart. Durch das Loch brennen sie schnell an, ohne viel Anzündholz. 10-kg-Kartons, 26 cm lang.',
        {
          wood: ['LAUB_HART'],
          cm: 26,
          dry: 'KAMMERGETROCKNET',
          water: 8,
          price: [395, 450],
          amount: [3, 24],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Stangenbriketts Buche mit Luftloch',
        'Extrudierte Briketts, brechen nicht so leicht und stauben kaum. Halbe Palette oder ganze.',
        {
          wood: ['BUCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 8,
          price: [400, 455],
          amount: [1, 8],
          by: 'BUSINESS',
        },
      ],
      [
        'Briketts 8-eckig mit Loch, 18 Kartons',
        'noch vom Vorjahr, 10 kg im Karton, Preis pro Karton',
        {
          wood: ['LAUB_HART'],
          cm: 26,
          dry: 'KAMMERGETROCKNET',
          water: 8,
          unit: 'SACK',
          price: [3.8, 4.6],
          amount: 18,
          by: 'PRIVATE',
        },
      ],
    ],
  },
  {
    name: 'Pellets im Big-Bag',
    category: 'PELLETS',
    unit: 'T',
    offers: [
      [
        'Pellets im Big-Bag, 1 Tonne, ENplus A1',
        'Für Lagerräume, in die kein Schlauch hinkommt. Big-Bag mit Auslaufschürze, wird mit Kran oder Stapler abgestellt. 6 mm.',
        { quality: 'ENPLUS_A1', price: [372, 418], amount: [5, 24], from: 1, delivers: true },
      ],
      [
        'BigBag Holzpellets 500 kg / 1000 kg',
        'Abholung mit Anhänger, wir heben den Sack mit dem Frontlader drüber. Leere Säcke nehmen wir zurück.',
        { quality: 'DINPLUS', price: [365, 405], amount: [3, 12], from: 0.5 },
      ],
      [
        'Pellets A2 lose in Bigbags für größere Kessel',
        'Etwas dunkler und mehr Asche als A1, dafür günstiger. Gut für Hackgut- und Industriekessel, die beides vertragen.',
        { quality: 'ENPLUS_A2', price: [322, 352], amount: [6, 40], from: 2, delivers: true },
      ],
    ],
  },
];
