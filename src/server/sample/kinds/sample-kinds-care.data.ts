import type { SampleKind } from './sample-kinds-types.ts';

/** Care of trees, plantations and roads, and advice; rates net. */
export const CARE_SERVICE_KINDS: readonly SampleKind[] = [
  {
    name: 'Problembaumfällung',
    category: 'SERVICES',
    unit: 'PAUSCHAL',
    offers: [
      [
        'Baumfällung neben dem Haus, Stück für Stück',
        'Wenn kein Platz zum Umfallen ist, tragen wir den Baum von oben ab: mit Seil, Kran oder Hebebühne. Gefahrenbäume auch kurzfristig.',
        { services: [105], gear: [27, 28], price: [380, 950] },
      ],
      [
        'Problembaum fällen mit Fällkran',
        'Greifersäge bis 28 m Höhe, niemand muss hinaufklettern. Straßensperre organisieren wir mit der Gemeinde.',
        { services: [105], gear: [20], price: [650, 1400] },
      ],
      [
        'Risikofällung Eiche, Fichte, Pappel',
        'Besichtigung kostenlos, versichert, Abtransport von Holz und Ästen auf Wunsch. Privatgarten, Friedhof, Stromleitung.',
        { services: [105, 801], gear: [28], certificates: [11], price: null },
      ],
      [
        'Baum umschneiden im Garten',
        'Birken, Thujen, Obstbäume. Rufen Sie an, wir schauen es uns an.',
        { services: [105], price: [180, 420] },
      ],
    ],
  },
  {
    name: 'Wurzelstock fräsen',
    category: 'SERVICES',
    unit: 'STK',
    offers: [
      [
        'Wurzelstock fräsen, auch durch die Gartentür',
        'Unsere Fräse ist nur 75 cm breit. Bis 30 cm unter Grund, Späne bleiben als Mulch oder kommen weg.',
        { services: [803], gear: [26], price: [55, 130] },
      ],
      [
        'Baumstumpf entfernen ohne Graben',
        'Stockfräsen im Stundensatz, mehrere Stöcke an einem Tag kommen günstiger.',
        { services: [803], gear: [26], unit: 'H', price: [80, 115] },
      ],
      [
        'Stöcke ausgraben mit Bagger',
        'Für Baugrund und Wiesenrodung: Wurzeln heraus, Loch verfüllen, einebnen.',
        { services: [803, 605], gear: [24], unit: 'H', price: [78, 105] },
      ],
    ],
  },
  {
    name: 'Aufforstung',
    category: 'SERVICES',
    unit: 'STK',
    offers: [
      [
        'Forstpflanzen setzen, Winkelpflanzung oder Bohrer',
        'Nach Käfer und Windwurf: Mischwald aus Lärche, Tanne, Ahorn, Eiche. Pflanzen nach Herkunftsgebiet besorgen wir.',
        { services: [501], gear: [31], price: [2.2, 4.4] },
      ],
      [
        'Aufforstung, Arbeit je Pflanze',
        'Pflanzen stellst du, wir setzen. Trupp mit sechs Leuten, Ballen- und wurzelnackte Ware.',
        { services: [501], gear: [31], price: [0.95, 1.5] },
      ],
      [
        'Setzen und Kulturpflege im Paket über drei Jahre',
        'Pflanzung, Ausmähen zweimal im Jahr, Nachbesserung und Verbissschutz.',
        { services: [501, 502, 506], unit: 'HA', price: null },
      ],
    ],
  },
  {
    name: 'Zaunbau',
    category: 'SERVICES',
    unit: 'LFM',
    offers: [
      [
        'Zaunbau: Wildschutzzaun für Aufforstungen',
        'Knotengitter 1,6 oder 2 m, Pfähle gerammt. Überstiege und Tore inbegriffen.',
        { services: [506], price: [11, 18] },
      ],
      [
        'Weidezaun und Koppelzaun aufstellen',
        'Robinien- oder Lärchenpfähle rammen wir mit dem Hydraulikhammer, auch im steinigen Boden.',
        { services: [506, 804], gear: [6], price: [10, 16] },
      ],
      [
        'Abbau alter Wildzäune samt Entsorgung',
        'Der Zaun liegt, die Kultur ist ihm entwachsen: wir räumen Draht und Pflöcke weg.',
        { services: [506], price: [3, 5] },
      ],
    ],
  },
  {
    name: 'Forststraßensanierung',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Forststraßensanierung, Gräder und Walze',
        'Querprofil herstellen, Durchlässe putzen, Schotter nachfahren. Auch Güterwege für Gemeinschaften.',
        { services: [602], gear: [24], price: [95, 120] },
      ],
      [
        'Weg nach Unwetter richten, Bagger 8 bis 14 t',
        'Hangrutsch, ausgeschwemmte Fahrspur, kaputte Furt. Steinschlichtungen bauen wir ebenso.',
        { services: [602, 605], gear: [24], price: [88, 112] },
      ],
      [
        'Rohrdurchlass tauschen, Wasserspulen setzen',
        'Holz- und Stahlspulen, Betonrohre DN 300 bis 600. Pauschal nach Besichtigung.',
        { services: [604, 602], gear: [24], unit: 'PAUSCHAL', price: null },
      ],
    ],
  },
  {
    name: 'Heckenschnitt und Böschungspflege',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Heckenschnitt am Feldrand und an der Straße',
        'Astschere am Ausleger, 7 m Reichweite. Schnittgut wird gleich gehäckselt.',
        { services: [804], gear: [25], price: [85, 110] },
      ],
      [
        'Böschungspflege, mähen und mulchen im Steilen',
        'Funkgesteuerte Raupe bis 50 Grad Neigung. Gemeinden, Bahn, Skipisten.',
        { services: [804, 505], gear: [25], price: [110, 145] },
      ],
      [
        'Thujenhecke schneiden oder roden',
        'Privatgärten, auf Wunsch mit Grünschnittentsorgung.',
        { services: [804], price: [52, 70] },
      ],
    ],
  },
  {
    name: 'Baumpflege',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Baumpflege SKT, Kronenschnitt und Totholz',
        'Seilklettertechnik, geprüfte Baumpfleger. Kronensicherung, Lichtraumprofil, Obstbaumschnitt alter Mostbirnen.',
        { services: [801], gear: [28], certificates: [11], price: [75, 105] },
      ],
      [
        'Baumkontrolle mit Kataster für Gemeinden',
        'Sichtkontrolle, Plakette, Bericht mit Maßnahmen. Bei Verdacht auch mit Bohrwiderstand.',
        { services: [802], certificates: [12], unit: 'STK', price: [9, 16] },
      ],
      [
        'Obstbaumschnitt und Pflege alter Hausbäume',
        'Linden, Nussbäume, Streuobst. Wir schneiden so wenig wie möglich.',
        { services: [801, 804], gear: [28], price: [65, 88] },
      ],
    ],
  },
  {
    name: 'Waldbewertung',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Waldbewertung für Übergabe, Verkauf, Erbe',
        'Gerichtlich beeideter Sachverständiger. Vorratsaufnahme, Bonität, Verkehrswert, schriftliches Gutachten.',
        { services: [701], price: [110, 155] },
      ],
      [
        'Was ist mein Wald wert? Schätzung vor Ort',
        'Begehung zu zweit, Einschätzung am Küchentisch, auf Wunsch Kurzbericht.',
        { services: [701, 703], price: [90, 125] },
      ],
      [
        'Waldwirtschaftsplan und Förderberatung',
        'Operat mit Karte für zehn Jahre, dazu helfen wir beim Antrag für den Waldfonds.',
        { services: [702, 706], unit: 'HA', price: [25, 60] },
      ],
    ],
  },
  {
    name: 'Drohnenbefliegung',
    category: 'SERVICES',
    unit: 'PAUSCHAL',
    offers: [
      [
        'Drohnenbefliegung nach Sturm, Orthofoto',
        'Schadflächen, Holzpolter, Kalamität: am selben Abend hast du das Luftbild und die Hektar.',
        { services: [705], gear: [30], price: [280, 520] },
      ],
      [
        'Käferbäume finden mit Multispektral-Drohne',
        'Befall früher sehen als vom Boden. Koordinaten fürs Handy inklusive.',
        { services: [705, 507], gear: [30], unit: 'HA', price: [9, 18] },
      ],
      [
        'Grenzen vermessen und Rehkitzrettung',
        'GNSS-Vermessung von Waldgrenzen, im Mai und Juni Rehkitzsuche mit Wärmebild.',
        { services: [705], gear: [30], unit: 'H', price: [75, 110] },
      ],
    ],
  },
];
