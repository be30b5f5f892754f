import type { SampleKind } from './sample-kinds-types.ts';

/** Tasks with timber and firewood as people who need them name them; rates net. */
export const TIMBER_SERVICE_KINDS: readonly SampleKind[] = [
  {
    name: 'Mobiles Sägewerk',
    category: 'SERVICES',
    unit: 'M3',
    offers: [
      [
        'Mobiles Sägewerk: wir schneiden deine Bloche am Hof',
        'Mit der Blockbandsäge kommen wir zu dir und schneiden Bretter, Pfosten und Kantholz nach deiner Liste. Stammlänge bis 6 m, Durchmesser bis 80 cm. Helfer zum Wegstapeln bitte stellen.',
        { services: [404], gear: [18], price: [85, 120] },
      ],
      [
        'Lohnschnitt, auch Überlängen bis 12 m',
        'Bloche zu uns bringen oder abholen lassen. Wir schneiden auch Metallverdächtiges, Sägeband zahlst dann du.',
        { services: [404], gear: [18], price: [75, 110] },
      ],
      [
        'Einschneiden vor Ort, Stundensatz',
        'Kleine Mengen ab drei Bloch, Nussbaum im Garten genauso wie Lärchen für die Terrasse.',
        { services: [404], gear: [18], unit: 'H', price: [85, 115] },
      ],
      [
        'Lohntrocknung und Besäumen für Schnittholz',
        'Trockenkammer mit 12 m³. Eiche, Nuss, Lärche auf 8 bis 12 Prozent Holzfeuchte.',
        { services: [403, 404], gear: [19], price: [60, 95] },
      ],
    ],
  },
  {
    name: 'Brennholz spalten',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Brennholz spalten vor Ort mit Zapfwellenspalter',
        'Komme mit Traktor und 22-Tonnen-Spalter zu dir heim. Meterholz und Rundlinge, auch verwachsene Trümmer. Zwei Leute schaffen gemeinsam ordentlich was weg.',
        { services: [402], gear: [6, 15], price: [48, 68] },
      ],
      [
        'Holzspalten im Umkreis, große Durchmesser',
        'Kegelspalter am Bagger für Stöcke und Stämme über 80 cm.',
        { services: [402], gear: [17, 24], price: [85, 120] },
      ],
      [
        'Wer spaltet mein Holz? Wir.',
        'Ab 5 Raummeter, mit oder ohne Schlichten. Termin meist innerhalb von zwei Wochen.',
        { services: [402], gear: [15], unit: 'RM', price: [16, 24] },
      ],
    ],
  },
  {
    name: 'Brennholz schneiden und spalten',
    category: 'SERVICES',
    unit: 'RM',
    offers: [
      [
        'Brennholz schneiden und spalten mit Sägespaltautomat',
        'Aus Rundholz bis 40 cm Durchmesser werden ofenfertige Scheiter in 25, 33 oder 50 cm. Förderband direkt in den Anhänger oder in die Hütte.',
        { services: [402], gear: [16], price: [18, 28] },
      ],
      [
        'Meterscheiter auf Ofenlänge schneiden',
        'Mit der Kreissäge, Scheiter werden gleich gestapelt. Sagscharten bleiben bei dir.',
        { services: [402], price: [15, 22] },
      ],
      [
        'Holz machen lassen: schneiden, spalten, einschlichten',
        'Für alle, die es nimmer selber machen können oder wollen. Preis nach Besichtigung.',
        { services: [402], gear: [15, 16], price: null },
      ],
    ],
  },
  {
    name: 'Lohnhacken',
    category: 'SERVICES',
    unit: 'SRM',
    offers: [
      [
        'Lohnhacken mit Trommelhacker, Stamm bis 70 cm',
        'Selbstfahrer mit Kran, Siebkorb für P31 oder P63. Hackgut blasen wir in den Wagen oder in den Bunker.',
        { services: [401], gear: [12], price: [4.8, 7.2] },
      ],
      [
        'Astmaterial hacken, Kleinmengen',
        'Scheibenhacker am Traktor, Äste bis 20 cm. Nach Baumschnitt und Heckenrodung.',
        { services: [401], gear: [13], unit: 'H', price: [95, 140] },
      ],
      [
        'Hacken samt Hackguttransport',
        'Wir hacken am Polter und fahren mit zwei Schubböden gleich ins Heizwerk oder zu dir in den Bunker.',
        { services: [401, 303], gear: [12, 21], price: [6.5, 8] },
      ],
    ],
  },
  {
    name: 'Seilbringung',
    category: 'SERVICES',
    unit: 'FM',
    offers: [
      [
        'Seilbringung im Steilhang, bergauf und bergab',
        'Kippmastgerät mit Prozessor, Seillänge bis 600 m. Wir trassieren vorher gemeinsam mit dir.',
        { services: [203], gear: [8, 10], price: [42, 65] },
      ],
      [
        'Langstreckenseilkran für Gebirgslagen',
        'Bis 1.400 m, wo keine Straße hinführt. Schutzwald und Lawinenhänge.',
        { services: [203], gear: [9], price: [58, 75] },
      ],
      [
        'Holz vom steilen Hang holen mit Seilwinde',
        'Kleine Mengen ab 20 fm, Forsttraktor mit Doppeltrommel und Funk.',
        { services: [201], gear: [6, 7], price: [15, 22] },
      ],
    ],
  },
  {
    name: 'Pferderückung',
    category: 'SERVICES',
    unit: 'H',
    offers: [
      [
        'Pferderückung mit zwei Norikern',
        'Schonend bei nassem Boden, in Naturverjüngung und im Park. Vorliefern bis zur Rückegasse.',
        { services: [204], gear: [29], price: [62, 85] },
      ],
      [
        'Holzrücken mit Pferd, Kleinmengen',
        'Auch für den Hausgarten, wo kein Traktor hineinkommt. Gespann und Fuhrfrau.',
        { services: [204], gear: [29], price: [55, 75] },
      ],
      [
        'Rösser für Bringung im Naturschutzgebiet',
        'Erfahrung mit Moor- und Auwald, Nachweise vorhanden, Anreise mit Hänger.',
        { services: [204, 804], gear: [29], price: null },
      ],
    ],
  },
  {
    name: 'Hubschrauberbringung',
    category: 'SERVICES',
    unit: 'FM',
    offers: [
      [
        'Hubschrauberbringung für Schutzwald',
        'Außenlast bis 900 kg je Flug. Rentiert sich, wo kein Seil möglich ist oder es nach Murenabgang schnell gehen muss.',
        { services: [205], price: [95, 140] },
      ],
      [
        'Holzbringung per Heli, Abwicklung komplett',
        'Fällung, Anhängen, Flug und Manipulation am Lagerplatz aus einer Hand. Förderansuchen machen wir mit.',
        { services: [205, 101], price: null },
      ],
      [
        'Helikopter für Zaunmaterial und Pflanzen',
        'Materialflüge auf die Alm und in die Aufforstung, Abrechnung nach Flugminute.',
        { services: [205], unit: 'PAUSCHAL', price: null },
      ],
    ],
  },
  {
    name: 'Holztransport',
    category: 'SERVICES',
    unit: 'FM',
    offers: [
      [
        'Holztransport mit Kran-Lkw, Rundholz und Meterholz',
        'Dreiachser mit Hänger, Kran 10 m. Vom Wald zur Säge, zum Lohnschneider oder zu dir vors Haus.',
        { services: [301], gear: [20], price: [10, 16] },
      ],
      [
        'Brennholz und Bloche führen, Kleinmengen',
        'Traktor mit Rückewagen und 12 Tonnen, im Umkreis von 25 km. Wer führt mir mein Holz? Ich.',
        { services: [301, 202], gear: [4, 6], unit: 'H', price: [72, 95] },
      ],
      [
        'Zustellung Schnittholz und Brennholz mit Ladekran',
        'Wir heben über Zaun und Mauer, Paletten, Big-Bags, Bretterpakete.',
        { services: [302], gear: [20], unit: 'H', price: [85, 110] },
      ],
    ],
  },
  {
    name: 'Windwurfaufarbeitung',
    category: 'SERVICES',
    unit: 'FM',
    offers: [
      [
        'Windwurf aufarbeiten mit Harvester',
        'Wurzelteller, verspannte Stämme, Bruch: das ist Arbeit für die Maschine. Einsatzbereit binnen weniger Tage.',
        { services: [104, 102], gear: [1, 3], price: [26, 38] },
      ],
      [
        'Sturmschaden / Schneebruch aufräumen',
        'Partie mit Bagger, Winde und drei Schlägerern, auch kleine Flächen beim Bauern.',
        { services: [104], gear: [6, 7, 24], price: [28, 42] },
      ],
      [
        'Käferbäume rasch entnehmen',
        'Einzelne Nester holen wir heraus, bevor die ganze Wand steht. Entrinden auf Wunsch.',
        { services: [104, 201], gear: [6, 7], price: [24, 36] },
      ],
    ],
  },
  {
    name: 'Durchforstung',
    category: 'SERVICES',
    unit: 'FM',
    offers: [
      [
        'Erstdurchforstung mit kleinem Harvester',
        '2,2 m breit, 20 m Gassenabstand, kaum Schäden. Auszeige macht der Fahrer oder dein Förster.',
        { services: [103], gear: [1, 3], price: [28, 38] },
      ],
      [
        'Durchforstung händisch, schwierige Lagen',
        'Motormanuell gefällt, mit Seilwinde gerückt. Holzknechte mit 20 Jahren Erfahrung.',
        { services: [103, 101, 201], gear: [7], price: [32, 45] },
      ],
      [
        'Läuterung und Dickungspflege',
        'Stammzahl reduzieren, solang es noch mit dem Freischneider geht.',
        { services: [503], unit: 'HA', price: [700, 1400] },
      ],
    ],
  },
];
