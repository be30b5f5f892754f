import type { SampleKind } from './sample-kinds-types.ts';

/** Firewood in the forms people ask for, for stoves of every kind, grill and sauna. */
export const FIREWOOD_KINDS: readonly SampleKind[] = [
  {
    name: 'Brennholz im Netzsack',
    category: 'FIREWOOD',
    unit: 'SACK',
    offers: [
      [
        'Buche im Netzsack, rund 12 kg, Stiegenhaus geeignet',
        'Sauber gepackte Netzsäcke für alle, die im dritten Stock heizen und keinen Platz für einen Holzstoß haben. Scheiter 25 cm, passt in jeden Schwedenofen. Abholung werktags bis 17 Uhr.',
        {
          wood: ['BUCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 14,
          price: [6.4, 7.9],
          amount: [150, 600],
          by: 'BUSINESS',
        },
      ],
      [
        'Brennholz in Säcken, Hartholz gemischt',
        'Hab mir einen Sackfüller zugelegt und zu viel abgefüllt. Buche, Esche, bissl Ahorn, alles trocken. Ab 10 Sack geb ich einen dazu.',
        {
          wood: ['BUCHE', 'ESCHE', 'AHORN'],
          cm: 33,
          dry: 'LUFTTROCKEN',
          price: [5.2, 6.5],
          amount: [30, 90],
          by: 'PRIVATE',
        },
      ],
      [
        'Fichtenholz im Netzsack zum Anheizen und für die Übergangszeit',
        'Fichte fein gespalten in 30 cm. Brennt schnell und hell, ideal wenn es nur am Abend kühl ist. Säcke sind luftig, bitte trotzdem trocken lagern.',
        { wood: ['FICHTE'], cm: 30, dry: 'OFENFERTIG', price: [4.6, 5.9], amount: [40, 200] },
      ],
      [
        'Birke im Sack 25 cm fürs Wochenendhaus',
        'Handliche Säcke, gehen in jeden Kofferraum.',
        { wood: ['BIRKE'], cm: 25, dry: 'OFENFERTIG', price: [6.2, 7.5], amount: [40, 120] },
      ],
    ],
  },
  {
    name: 'Brennholz in der Kiste',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Buchenscheiter in der Kiste, 1,8 rm geschlichtet',
        'Industriell getrocknet und in Holzkisten geschlichtet, Inhalt 1,8 Raummeter. Preis gilt je Raummeter, abgegeben wird nur die ganze Kiste. Kiste bleibt bei dir oder geht retour, Pfand keines.',
        {
          wood: ['BUCHE'],
          cm: 33,
          dry: 'KAMMERGETROCKNET',
          water: 13,
          price: [158, 192],
          amount: 36,
          from: 1.8,
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Esche 25 cm, Kiste zu 1,8 rm, Zustellung mit Hebebühne',
        'Esche kammergetrocknet, kleine Scheiter für kleine Öfen. Wir stellen die Kiste dort ab, wo der Hubwagen hinkommt: ebener, fester Boden vorausgesetzt.',
        {
          wood: ['ESCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 15,
          price: [160, 190],
          amount: 54,
          from: 1.8,
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Holzkiste mit 1,8 Raummeter Mischholz',
        'Eine Kiste ist noch da. Hart und weich gemischt, war für die Hütte gedacht, die wird jetzt verkauft. Traktor mit Gabel zum Aufladen vorhanden.',
        { wood: ['GEMISCHT'], cm: 33, dry: 'LUFTTROCKEN', price: [105, 125], amount: 1.8, by: 'PRIVATE' },
      ],
      [
        'Eiche ofenfertig in Gitterboxen',
        'Zwei Jahre in der Box gestanden, unten kommt Luft dazu, da fault nix. Box bitte zurückbringen. Jede fasst 1,8 rm.',
        { wood: ['EICHE'], cm: 33, dry: 'OFENFERTIG', price: [135, 160], amount: 18, from: 1.8 },
      ],
    ],
  },
  {
    name: 'Brennholz auf Paletten',
    category: 'FIREWOOD',
    unit: 'PAL',
    offers: [
      [
        'Hainbuche auf Palette, 2 rm, foliert',
        'Palette 1,2 x 1 m, geschlichtet auf rund 1,8 m Höhe, Inhalt 2 Raummeter bei 33 cm Scheitlänge. Oben foliert, seitlich offen, kann so im Freien stehen.',
        {
          wood: ['HAINBUCHE'],
          cm: 33,
          dry: 'OFENFERTIG',
          price: [320, 375],
          amount: [6, 30],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Kaminholz auf Europalette, Buche 25 cm, 1 rm',
        'Für den Anhänger gerade richtig. Palette wird mit dem Stapler aufgeladen. Bitte Spanngurte mitnehmen, letztes Mal ist einer ohne gekommen.',
        { wood: ['BUCHE'], cm: 25, dry: 'LUFTTROCKEN', price: [165, 195], amount: [4, 12] },
      ],
      [
        'Palettenware Brennholz Lärche',
        'Lärchenscheiter 33, auf Einwegpalette 1,5 rm. Knistert ein bisserl, darum eher für den geschlossenen Ofen.',
        { wood: ['LAERCHE'], cm: 33, dry: 'OFENFERTIG', price: [150, 180], amount: [3, 14] },
      ],
    ],
  },
  {
    name: 'Meterscheiter',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Meterscheiter Eiche und Buche, frisch gespalten',
        'Heuer im Februar gemacht. Wer selber schneidet und noch warten kann, kauft günstig. Aufgesetzt an der Straße, Lkw kommt hin.',
        { wood: ['EICHE', 'BUCHE'], cm: 100, dry: 'WALDFRISCH', price: [94, 112], amount: [10, 60] },
      ],
      [
        '1-m-Scheiter Robinie (Akazie) trocken',
        'Akazie ist so schwer wie Hainbuche und hält die Glut ewig. Liegt seit drei Sommern, abgedeckt mit Blech. Ein Raummeter Meterscheiter gibt geschnitten auf 33 cm rund 0,82 rm geschlichtet.',
        { wood: ['ROBINIE'], cm: 100, dry: 'LUFTTROCKEN', price: [118, 145], amount: [5, 20] },
      ],
      [
        'Meterholz weich, Fichte/Tanne, für Stückholzkessel',
        'Für den Vergaser mit langem Füllschacht. Ein Sommer gelegen, noch nicht ganz durch. Zustellung lose mit Kran möglich.',
        { wood: ['FITA'], cm: 100, dry: 'VORGETROCKNET', price: [68, 82], amount: [15, 80], delivers: true },
      ],
      [
        'Birkenmeter',
        'gespalten, 2 Jahre alt, weiße Rinde noch dran. 7 rm, nur alles auf einmal',
        { wood: ['BIRKE'], cm: 100, dry: 'LUFTTROCKEN', price: [105, 125], amount: 7, from: 7, by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Rundlinge und Knüppel',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Rundlinge ungespalten, Buche, Durchmesser 5 bis 12 cm',
        'Astholz und Durchforstung, auf 33 cm geschnitten, nicht gespalten. Brennt langsamer als Scheiter, gut zum Nachlegen in der Nacht.',
        { wood: ['BUCHE'], cm: 33, dry: 'LUFTTROCKEN', price: [98, 122], amount: [6, 25] },
      ],
      [
        'Knüppelholz 1 m, Hartlaub, waldfrisch',
        'Prügel aus der Erstdurchforstung, entastet und aufgesetzt. Zum Selberschneiden und Spalten, für alle mit Zeit und Motorsäge.',
        { wood: ['LAUB_HART'], cm: 100, dry: 'WALDFRISCH', price: [72, 90], amount: [12, 40] },
      ],
      [
        'Prügelholz Fichte günstig',
        'Dünnes Zeug aus dem Dickicht, bis Unterarm. Meterlang, vorgetrocknet',
        { wood: ['FICHTE'], cm: 100, dry: 'VORGETROCKNET', price: [48, 62], amount: [8, 30], by: 'PRIVATE' },
      ],
      [
        'Astholz Obstbäume 33 cm, rund',
        'Vom Schnitt der Streuobstwiese: Apfel, Birne, Zwetschke. Riecht herrlich im offenen Kamin.',
        { wood: ['OBSTHOLZ'], cm: 33, dry: 'LUFTTROCKEN', price: [88, 110], amount: [2, 6] },
      ],
    ],
  },
  {
    name: 'Pizzaofenholz',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Pizzaofenholz Buche, fein gespalten, 25 cm',
        'Feine Scheiter mit 3 bis 5 cm Kantenlänge, ohne Rinde so gut es geht. Kommt schnell auf Temperatur und gibt eine schöne Flamme über dem Gewölbe. Mehrere Pizzerien holen bei uns.',
        {
          wood: ['BUCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 12,
          price: [188, 235],
          amount: [5, 25],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Holz für Pizzaofen und Flammkuchen, Sack zu 20 kg',
        'Esche dünn gespalten, rauchfrei wenn der Ofen einmal heiß ist.',
        {
          wood: ['ESCHE'],
          cm: 25,
          dry: 'KAMMERGETROCKNET',
          water: 13,
          unit: 'SACK',
          price: [10.5, 13.5],
          amount: [30, 120],
        },
      ],
      [
        'Dünne Buchenscheite für Holzbackofen',
        'Fürs Brot und für Pizza. 33 cm lang, daumen- bis handgelenkdick, staubtrocken aus dem Heizraum.',
        { wood: ['BUCHE'], cm: 33, dry: 'OFENFERTIG', price: [165, 190], amount: [2, 8], by: 'PRIVATE' },
      ],
    ],
  },
  {
    name: 'Saunaholz',
    category: 'FIREWOOD',
    unit: 'RM',
    offers: [
      [
        'Saunaholz Birke 33 cm, ohne viel Rinde',
        'Für den Saunaofen mit Holzfeuer. Birke brennt ruhig, spritzt nicht und riecht angenehm. Auf Wunsch noch einmal feiner gespalten.',
        { wood: ['BIRKE'], cm: 33, dry: 'KAMMERGETROCKNET', water: 14, price: [150, 180], amount: [3, 15] },
      ],
      [
        'Erle und Birke für die Fasssauna',
        '25er Scheiter, damit sie in den kleinen Ofen gehen. Zwei Raummeter hätt ich übrig.',
        { wood: ['ERLE', 'BIRKE'], cm: 25, dry: 'LUFTTROCKEN', price: [118, 138], amount: 2, by: 'PRIVATE' },
      ],
      [
        'Sauna-Scheiter Fichte, astrein, im Sack',
        'Heizt die Sauna schnell auf. Sack etwa 14 kg, Scheiter 30 cm.',
        { wood: ['FICHTE'], cm: 30, dry: 'OFENFERTIG', unit: 'SACK', price: [5.4, 6.6], amount: [20, 90] },
      ],
    ],
  },
  {
    name: 'Grillholz und Smokerholz',
    category: 'FIREWOOD',
    unit: 'SACK',
    offers: [
      [
        'Smokerholz Buche, Scheiter 30 cm, 15 kg',
        'Für Offset-Smoker: kleine, gleichmäßige Scheiter, trocken, ohne Schimmel und ohne Harz. Im Kartonsack, stapelbar.',
        {
          wood: ['BUCHE'],
          cm: 30,
          dry: 'KAMMERGETROCKNET',
          water: 15,
          price: [11, 14.5],
          amount: [30, 150],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Grillholz Obstbaum für BBQ und Feuerschale',
        'Apfel und Zwetschke, wie sie halt anfallen. Gibt gutes Aroma und feine Glut. Sack mit ca 12 kg.',
        { wood: ['APFEL', 'ZWETSCHKE'], cm: 25, dry: 'LUFTTROCKEN', price: [8.5, 11], amount: [15, 50] },
      ],
      [
        'Kirschholz für den Smoker',
        'Kirsche ist milder als Buche, schön für Geflügel und Fisch. Habe heuer zwei Bäume aufgearbeitet.',
        { wood: ['KIRSCHE'], cm: 25, dry: 'LUFTTROCKEN', price: [11, 14], amount: [10, 40], by: 'PRIVATE' },
      ],
      [
        'Eichenscheite zum Grillen am offenen Feuer',
        'Lange heiße Glut für Steckerlfisch, Lamm am Spieß und den großen Kessel. 33 cm, lose in der Box, Preis per Raummeter.',
        { wood: ['EICHE'], cm: 33, dry: 'LUFTTROCKEN', unit: 'RM', price: [135, 165], amount: [3, 10] },
      ],
    ],
  },
  {
    name: 'Schwedenfeuer',
    category: 'FIREWOOD',
    unit: 'PAL',
    offers: [
      [
        'Schwedenfeuer 50 cm, 6 Stück',
        'Baumfackeln aus Fichte, sternförmig eingeschnitten, brennen etwa zwei Stunden. Preis für alle sechs, Zündwürfel in jedem.',
        { wood: ['FICHTE'], cm: 50, dry: 'LUFTTROCKEN', price: [62, 84], isTotal: true, by: 'PRIVATE' },
      ],
      [
        'Baumfackeln für Feste und Adventmarkt, Palette',
        'Palette mit 30 Schwedenfeuern, 80 cm hoch, Durchmesser 20 bis 25 cm. Wir schneiden auch auf Bestellung, zwei Wochen Vorlauf vor Silvester.',
        {
          wood: ['FITA'],
          cm: 80,
          dry: 'LUFTTROCKEN',
          price: [420, 540],
          amount: [2, 8],
          by: 'BUSINESS',
          delivers: true,
        },
      ],
      [
        'Finnenkerze / Schwedenfeuer groß, 1 m',
        'Ein Meter hoch, dick, für Hochzeit oder Sonnwendfeuer. Zwei davon hab ich.',
        { wood: ['KIEFER'], cm: 100, dry: 'VORGETROCKNET', price: [38, 55], isTotal: true, by: 'PRIVATE' },
      ],
    ],
  },
];
