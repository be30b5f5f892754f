import type { SampleKind } from './sample-kinds-types.ts';

/** Offcuts, used wood, kindling and wood for smoking; smoking wood is sold by the bag, which firewood is and chips are not. */
export const KINDLING_KINDS: readonly SampleKind[] = [
  {
    name: 'Schwarten gebündelt',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Schwarten gebündelt, Fichte, sägefrisch',
        'Bund mit rund 1 rm, mit Stahlband umreift. Länge 4 m, lässt sich im Bund mit der Kettensäge auf Ofenlänge schneiden. Laufend vorhanden.',
        { wood: ['FICHTE'], dry: 'WALDFRISCH', price: [30, 36], amount: [10, 60], by: 'BUSINESS' },
      ],
      [
        'Schwartlinge Lärche als Brennholz oder für den Weidezaun',
        'Mit Rinde, verschieden breit. Manche nehmen sie zum Heizen, manche für Zaun und Hütte. Mir ist beides recht.',
        { wood: ['LAERCHE'], dry: 'VORGETROCKNET', price: [34, 42], amount: [6, 20] },
      ],
      [
        'Schwartenholz geschnitten auf 33 cm',
        'Schon geschnitten und einen Sommer getrocknet, abzuholen mit Kipper. Billiges Holz für Herbst und Frühjahr.',
        { wood: ['NADEL_GEMISCHT'], cm: 33, dry: 'LUFTTROCKEN', unit: 'SRM', price: [30, 38], amount: [10, 40] },
      ],
    ],
  },
  {
    name: 'Spreißel und Spandl',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Spreißelholz gebündelt, 1 m, trocken',
        'Spreißel aus dem Sägewerk, Bund zu 1 rm, Fichte ohne Rinde. Zum Unterzünden und für den Herd.',
        { wood: ['FICHTE'], cm: 100, dry: 'LUFTTROCKEN', price: [40, 52], amount: [5, 30], by: 'BUSINESS' },
      ],
      [
        'Spandl zum Einheizen, handgehackt',
        'Vom Opa gehackt, der hat jetzt Zeit. Fichte trocken, Bunkerl mit Schnur, etwa 5 kg im Sack.',
        {
          wood: ['FICHTE'],
          cm: 25,
          dry: 'OFENFERTIG',
          unit: 'SACK',
          price: [3.5, 4.5],
          amount: [20, 60],
          by: 'PRIVATE',
        },
      ],
      [
        'Säumlinge / Spreißl Lärche im Bund',
        'fallen beim Besäumen an. Längen 3-4 m, ein Bund hat gut einen Raummeter. Selber abholen',
        { wood: ['LAERCHE'], dry: 'VORGETROCKNET', price: [32, 40], amount: [4, 18] },
      ],
    ],
  },
  {
    name: 'Altholz zum Heizen',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Altholz vom Dachstuhl, unbehandelt, zum Verheizen',
        'Alter Dachstuhl abgetragen, Balken und Sparren aus Fichte, knochentrocken. Nägel sind noch drin, also Vorsicht mit der Säge. Nichts gestrichen, nichts imprägniert.',
        { wood: ['FICHTE'], dry: 'LUFTTROCKEN', price: [38, 52], amount: [6, 20], by: 'PRIVATE' },
      ],
      [
        'Stadelbretter alt als Brennholz',
        'Die schönen Bretter sind weg, das ist der Rest. Naturbelassen, trocken, auf 1 m geschnitten.',
        { wood: ['FITA'], cm: 100, dry: 'LUFTTROCKEN', price: [40, 55], amount: [3, 9] },
      ],
      [
        'Paletten und Kistenholz, nur roh (HT), gehackt',
        'Nur hitzebehandelte Paletten mit HT-Stempel, keine chemisch behandelten. Ofenlang geschnitten, entnagelt bis auf einzelne Stifte.',
        {
          wood: ['NADEL_GEMISCHT'],
          cm: 33,
          dry: 'OFENFERTIG',
          unit: 'SRM',
          price: [28, 36],
          amount: [5, 25],
          by: 'BUSINESS',
        },
      ],
    ],
  },
  {
    name: 'Restholz aus der Tischlerei',
    category: 'FIREWOOD',
    unit: 'SRM',
    offers: [
      [
        'Tischlerei-Restholz Buche/Eiche, Abschnitte',
        'Massive Abschnitte aus der Möbelfertigung, unbehandelt, kein Leim, keine Platten. Sehr trocken. Wird mit der Schaufel geladen, am besten mit Anhänger kommen.',
        {
          wood: ['BUCHE', 'EICHE'],
          dry: 'KAMMERGETROCKNET',
          water: 10,
          price: [52, 68],
          amount: [4, 15],
          by: 'BUSINESS',
        },
      ],
      [
        'Abfallholz massiv, Fichte und Zirbe, im Sack',
        'Kappstücke bis 30 cm, fallen jede Woche an. Freitag Nachmittag abholen, bitte vorher anrufen.',
        {
          wood: ['NADEL_GEMISCHT'],
          cm: 30,
          dry: 'KAMMERGETROCKNET',
          water: 11,
          unit: 'SACK',
          price: [3.5, 5],
          amount: [10, 40],
          by: 'BUSINESS',
        },
      ],
      [
        'Verschnitt Leimholz naturbelassen, Abholer gesucht',
        'Beim Zimmern übrig: Kanthölzer und Brettenden, weich. Box mit etwa 1,5 srm.',
        { wood: ['FICHTE'], dry: 'KAMMERGETROCKNET', price: [26, 36], amount: [2, 12] },
      ],
    ],
  },
  {
    name: 'Anzündholz',
    category: 'FIREWOOD',
    unit: 'SACK',
    offers: [
      [
        'Anzündholz Fichte im Netz, 10 kg',
        'Maschinell gespalten, 20 cm, bleistift- bis daumendick. Ein Netz reicht bei täglichem Heizen gut zwei Wochen.',
        {
          wood: ['FICHTE'],
          cm: 20,
          dry: 'KAMMERGETROCKNET',
          water: 10,
          price: [5.4, 6.9],
          amount: [60, 400],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Unterzündholz, fein gehackt, Sackerl',
        'Fichte und ein bissl Lärche, Papiersackerl mit 4 kg. Zum Mitnehmen bei der Hofeinfahrt, Kassa steht dort.',
        { wood: ['FICHTE', 'LAERCHE'], cm: 20, dry: 'OFENFERTIG', price: [3.5, 4.4], amount: [20, 50] },
      ],
      [
        'Anfeuerholz/Kleinholz 1 rm Kiste',
        'Ganze Kiste Kleinholz, lose eingefüllt. Wer einen Kachelofen und wenig Lust aufs Hackln hat: das hält zwei Winter.',
        { wood: ['FITA'], cm: 25, dry: 'KAMMERGETROCKNET', water: 12, unit: 'PAL', price: [120, 155], amount: [2, 12] },
      ],
      [
        'Kienspan und Zündholz aus Föhre, harzig',
        'Harzreiche Kienspäne aus Wurzelstock, brennen auch bei Wind. Sack 3 kg.',
        { wood: ['KIEFER'], cm: 20, dry: 'LUFTTROCKEN', price: [6.5, 9], amount: [10, 30], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Räucherholz',
    category: 'FIREWOOD',
    unit: 'SACK',
    offers: [
      [
        'Räucherholz Buche, Scheiter für die Selch',
        'Buchenscheiter für Selchkammer und Räucherofen, ohne Rinde, 25 cm. Nur Stammholz, kein Moos und kein Schimmel.',
        { wood: ['BUCHE'], cm: 25, dry: 'LUFTTROCKEN', price: [8, 11], amount: [20, 100] },
      ],
      [
        'Räucherchips Kirsche 2 kg',
        'Selbst gehackt, gesiebt, getrocknet. Eine Handvoll eingeweicht auf die Kohle genügt.',
        { wood: ['KIRSCHE'], dry: 'LUFTTROCKEN', price: [7.5, 10], amount: [15, 60], by: 'PRIVATE' },
      ],
      [
        'Erlenholz zum Räuchern von Fisch',
        'Erle trocken, klein gespalten. Der Rauch ist mild und gibt der Forelle die goldene Farbe. Sack 8 kg.',
        { wood: ['ERLE'], cm: 25, dry: 'LUFTTROCKEN', price: [8.5, 12], amount: [10, 50] },
      ],
      [
        'Selchholz Zwetschke und Apfel',
        'zum Selchen, ein Jahr gelegen. kleine Menge',
        { wood: ['ZWETSCHKE', 'APFEL'], cm: 33, dry: 'LUFTTROCKEN', price: [9, 12], amount: [5, 15], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Räuchermehl',
    category: 'FIREWOOD',
    unit: 'SACK',
    offers: [
      [
        'Räuchermehl Buche fein, 15 kg',
        'Reines Buchenmehl zum Kalträuchern, ohne Rinde, entstaubt. Für Sparbrand und Räucherschnecke.',
        {
          wood: ['BUCHE'],
          dry: 'KAMMERGETROCKNET',
          water: 9,
          price: [15, 21],
          amount: [20, 150],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Selchspäne Buche grob',
        'Grobe Späne von der Hobelmaschine, nur Buche, keine Plattenreste. Glosen gleichmäßig, Sack mit etwa 10 kg',
        { wood: ['BUCHE'], dry: 'KAMMERGETROCKNET', water: 10, price: [8.5, 12], amount: [10, 60], by: 'BUSINESS' },
      ],
      [
        'Räuchermehl Kirsch/Erle selbst gemischt',
        'Meine Mischung für Saibling: zwei Teile Erle, ein Teil Kirsche. 3-kg-Beutel, luftdicht.',
        { wood: ['ERLE', 'KIRSCHE'], dry: 'LUFTTROCKEN', price: [9, 13], amount: [8, 30], by: 'PRIVATE' },
      ],
    ],
  },
];
