import type { COMPANY_KINDS } from '#server/sample/sample-words.data.ts';

type Kind = (typeof COMPANY_KINDS)[number];

/** What a sample company of a kind says about itself; services by the id of their category, null where none fits. */
export type CompanyScript = {
  about: readonly [string, ...string[]];
  services: readonly { category: number | null; title: string; description: string }[];
};

const DELIVERY = {
  category: 302,
  title: 'Zustellung mit Kran',
  description: 'Wir stellen im Umkreis zu und setzen Kisten mit dem Kran ab, auch hinter Zaun und Hecke.',
};

export const COMPANY_SCRIPTS: Readonly<Record<Kind, CompanyScript>> = {
  Holzhandel: {
    about: [
      'Wir kaufen Rundholz ab Waldstraße und verkaufen Schnittholz, Brennholz und Hackgut an Betriebe und Haushalte der Umgebung.',
      'Gemessen wird nach ÖNORM, abgerechnet innerhalb von 14 Tagen, und wer mag, fährt beim Messen mit.',
    ],
    services: [
      {
        category: 704,
        title: 'Holzvermarktung',
        description: 'Sortieren, Ausschreiben und Abrechnen für Waldbesitzer mit kleinen Mengen.',
      },
      { category: 301, title: 'Rundholztransport', description: 'Eigene Lkw mit Kran, auch für schmale Forststraßen.' },
      DELIVERY,
    ],
  },
  Sägewerk: {
    about: [
      'Familienbetrieb mit Blockbandsäge und eigener Trockenkammer. Wir schneiden Fichte, Lärche und Tanne aus dem eigenen Tal.',
      'Bauholz nach Liste geht meist innerhalb von zwei Wochen, Sondermaße bis acht Meter auf Anfrage.',
    ],
    services: [
      {
        category: 404,
        title: 'Lohnschnitt',
        description: 'Dein Rundholz, deine Maße: ab einem Festmeter, auf Wunsch gehobelt.',
      },
      {
        category: 403,
        title: 'Lohntrocknung',
        description: 'Kammer mit 40 m³, getrocknet auf 10 bis 18 % Holzfeuchte mit Protokoll.',
      },
      {
        category: null,
        title: 'Bauholz nach Liste',
        description: 'Sparren, Pfetten und Kantholz, einzeln beschriftet nach Stückliste.',
      },
      DELIVERY,
    ],
  },
  Forstservice: {
    about: [
      'Wir ernten, rücken und pflegen: vom einzelnen Käferbaum bis zur Durchforstung ganzer Bestände.',
      'Vor jeder Arbeit gehen wir den Bestand gemeinsam ab und schreiben auf, was stehen bleibt.',
    ],
    services: [
      {
        category: 102,
        title: 'Harvesterernte',
        description: 'Durchforstung bis 55 cm Brusthöhendurchmesser, Reisigmatte auf der Rückegasse.',
      },
      {
        category: 202,
        title: 'Rückung mit Forwarder',
        description: 'Acht Räder mit Bändern, Poltern getrennt nach Sortiment.',
      },
      {
        category: 104,
        title: 'Aufarbeitung von Schadholz',
        description: 'Windwurf und Käferholz, kurzfristig auch am Wochenende.',
      },
      {
        category: 701,
        title: 'Bewertung des Bestands',
        description: 'Vorrat, Zuwachs und Erntekosten als Bericht mit Karte.',
      },
    ],
  },
  Brennholzhof: {
    about: [
      'Ofenfertiges Brennholz aus heimischem Laubholz, zwei Sommer gelagert und vor dem Laden gemessen.',
      'Wir laden offen auf: Menge und Feuchte kannst du vor dem Abladen nachmessen.',
    ],
    services: [
      DELIVERY,
      {
        category: 402,
        title: 'Spalten und Schneiden',
        description: 'Meterholz bei dir am Hof auf 25, 33 oder 50 cm, Abrechnung nach Stunde.',
      },
      {
        category: null,
        title: 'Feuchte messen',
        description: 'Wir messen mit, bevor abgeladen wird, und schreiben den Wert auf den Lieferschein.',
      },
    ],
  },
  Biomassehof: {
    about: [
      'Hackgut und Pellets für Heizwerke, Höfe und Haushalte. Gelagert wird unter Dach, geliefert im Umkreis.',
      'Jede Lieferung wird gewogen, der Wassergehalt steht auf dem Lieferschein.',
    ],
    services: [
      { category: 401, title: 'Hacken', description: 'Trommelhacker am Lkw, bis 55 cm Stammdurchmesser, P16 bis P31.' },
      {
        category: 303,
        title: 'Hackguttransport',
        description: 'Schubboden mit 90 Schüttraummetern, Einblasen bis 20 Meter.',
      },
      {
        category: 403,
        title: 'Lohntrocknung',
        description: 'Hackgut auf unter 25 % Wassergehalt, mit Abwärme getrocknet.',
      },
    ],
  },
  Holzschlägerung: {
    about: [
      'Motormanuelle Schlägerung und Seilbringung im steilen Gelände, mit gelernten Forstfacharbeitern.',
      'Abgerechnet wird nach Festmeter ohne Rinde, der Preis steht vorher fest.',
    ],
    services: [
      { category: 101, title: 'Schlägerung motormanuell', description: 'Auch im Steilhang und neben Häusern.' },
      { category: 203, title: 'Seilkran', description: 'Mobilseilkran bis 600 Meter, bergauf und bergab.' },
      { category: 105, title: 'Problembaumfällung', description: 'Mit Kran oder Klettertechnik, samt Abtransport.' },
    ],
  },
  Forsthof: {
    about: [
      'Ein Hof mit 80 Hektar Wald: Wir verkaufen unser eigenes Holz und helfen Nachbarn beim Ernten.',
      'Abholen kannst du nach Anruf, auch am Samstag.',
    ],
    services: [
      {
        category: 201,
        title: 'Rückung mit Traktor und Seilwinde',
        description: 'Achttonnenwinde, auch für kleine Mengen.',
      },
      { category: 501, title: 'Aufforstung', description: 'Pflanzen aus heimischer Herkunft, gesetzt mit dem Bohrer.' },
      DELIVERY,
    ],
  },
  Waldpflege: {
    about: [
      'Wir bringen junge Bestände durch: pflanzen, freischneiden, schützen und auf Wunsch jahrelang begleiten.',
      'Förderanträge bereiten wir vor, unterschreiben musst nur du.',
    ],
    services: [
      {
        category: 503,
        title: 'Jungbestandspflege',
        description: 'Läuterung und Mischungsregelung, mit Plan der Stammzahl.',
      },
      { category: 506, title: 'Verbissschutz und Zaunbau', description: 'Wildzaun, Einzelschutz und Anstrich.' },
      {
        category: 706,
        title: 'Förderberatung',
        description: 'Was es für deinen Bestand gibt und was dafür nötig ist.',
      },
      { category: 507, title: 'Monitoring von Borkenkäfern', description: 'Fallen, Kontrollgänge und rasche Meldung.' },
    ],
  },
};

export const STREETS = [
  'Mühlgasse',
  'Sägestraße',
  'Am Holzplatz',
  'Waldweg',
  'Dorfstraße',
  'Bahnhofstraße',
  'Lände',
] as const;

/** Courts that keep the Firmenbuch, by federal state. Source: JN § 120, justiz.gv.at, list of courts. */
export const COURTS: Readonly<Record<number, string>> = {
  1: 'Landesgericht Eisenstadt',
  2: 'Landesgericht Klagenfurt',
  3: 'Landesgericht St. Pölten',
  4: 'Landesgericht Linz',
  5: 'Landesgericht Salzburg',
  6: 'Landesgericht für Zivilrechtssachen Graz',
  7: 'Landesgericht Innsbruck',
  8: 'Landesgericht Feldkirch',
  9: 'Handelsgericht Wien',
};
