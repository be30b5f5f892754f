/** Words that the wood calculators share, and of their overview. */
export const toolsTexts = {
  title: 'Holz-Tools',
  metaTitle: 'Holz-Tools: Festmeter, Raummeter, Heizwert berechnen',
  heading: 'Was willst du wissen?',
  description:
    'Sechs Rechner für Holz: Holzbedarf, Trocknungsuhr, Festmeter in Raummeter und Schüttraummeter, Heizwert je Holzart und Feuchte, ein Stamm oder eine ganze Abmaßliste. Mit Rechenweg und Quelle.',
  intro:
    'Sechs Fragen, sechs Rechner. Jeder zeigt, wie er rechnet und woher die Zahlen kommen. Sie gehen auch ohne Netz, sobald du einmal hier warst.',
  calculate: 'Rechnen',
  worked: 'So gerechnet',
  source: 'Quelle',
  questions: 'Häufige Fragen',
  more: 'Weitere Rechner',
  advertCount: (count: number, shown: string) => (count === 1 ? '1 Anzeige' : `${shown} Anzeigen`),
  notANumber: 'Bitte eine Zahl von 0 bis 10 Millionen, zum Beispiel 4,10.',
  cards: {
    woodDemand: {
      question: 'Wie viel Holz brauche ich?',
      name: 'Holzbedarf-Rechner',
      text: 'Aus Haus und Energieausweis oder aus Öl, Gas, Strom, Pellets und Holz vom letzten Jahr.',
      example: '2.000 l Heizöl sind rund 9 bis 12 rm Buche',
    },
    dryingClock: {
      question: 'Wann ist mein Brennholz trocken?',
      name: 'Trocknungsuhr',
      text: 'Monat des Spaltens, Holzart und Lager: ab wann es in den Ofen kann, als ehrliche Spanne.',
      example: 'Fichte, im März gespalten: ab Oktober',
    },
    volumeUnits: {
      question: 'Wie viele Raummeter sind ein Festmeter?',
      name: 'Festmeter-Raummeter-Rechner',
      text: 'Festmeter, Raummeter, Schüttraummeter, Hackgut: eine Menge eingeben, alle anderen ablesen.',
      example: '10 fm sind rund 14,3 rm Meterscheiter',
    },
    fuelValues: {
      question: 'Wie viel Wärme steckt in meinem Holz?',
      name: 'Brennwerttabelle',
      text: 'Heizwert von 20 Holzarten bei jeder Feuchte, je Kilo, Raummeter, Schüttraummeter und Festmeter.',
      example: '1 rm Buche mit 20\u00a0% Wasser: 1.887\u00a0kWh',
    },
    log: {
      question: 'Wie viele Festmeter hat ein Stamm?',
      name: 'Festmeter-Rechner',
      text: 'Länge und Mittendurchmesser, mit Rindenabzug und Rundung, wie sie im Holzhandel üblich sind.',
      example: '4 m lang, 30 cm stark: 0,283 fm',
    },
    logList: {
      question: 'Wie viele Festmeter hat mein Polter?',
      name: 'Rundholz-Rechner',
      text: 'Abmaßliste für viele Stämme: tippen oder aus der Tabelle einfügen, Summen ablesen, als PDF mitnehmen.',
      example: 'Summen nach Holzart, Güte und Stärkeklasse',
    },
  },
} as const;

/** Words of measuring logs, for one log and for lists. */
export const measuringTexts = {
  bark: 'Rindenabzug',
  barkChoices: {
    ohne: 'kein Abzug',
    altherr: 'nach Altherr',
    rvr: 'RVR-Stufen in ganzen cm',
    vereinbart: 'vereinbarte Stufen',
  },
  barkHelp: {
    ohne: 'Wenn ohne Rinde gemessen wurde.',
    altherr: 'Schönbrunner Tabelle, auf den Millimeter.',
    rvr: 'Deutsche Rahmenvereinbarung, einfache Stufen.',
    vereinbart: 'Ein fixer Abzug je Durchmesser, wie er im Schlussbrief steht. Gilt für alle Holzarten der Liste.',
  },
  agreedBark: 'Vereinbarter Abzug in cm',
  agreedBarkHelp:
    '„20=1; 35=2; 3“ heißt: bis 20 cm Mitten-Ø mit Rinde 1 cm, bis 35 cm 2 cm, darüber 3 cm. Gezählt werden beide Seiten.',
  agreedBarkErrors: {
    EMPTY: 'Bitte den Abzug eintragen, zum Beispiel 20=1; 35=2; 3.',
    FORM: 'Bitte so schreiben: 20=1; 35=2; 3. Zwischen den Stufen steht ein Strichpunkt.',
    ORDER: 'Bitte vom kleinsten zum größten Durchmesser, jeder nur einmal; der letzte Abzug steht ohne Durchmesser.',
    RANGE: 'Bitte Durchmesser von 5 bis 200 cm und Abzüge bis 20 cm, kleiner als der Durchmesser.',
    NO_LAST: 'Es fehlt, was darüber gilt. Schreib den letzten Abzug ohne Durchmesser dazu, zum Beispiel 20=1; 35=2; 3.',
    TOO_MANY: 'Bitte höchstens 12 Stufen.',
  },
  rounding: 'Rundung',
  roundings: { forstlich: 'forstlich (abrunden)', genau: 'genau' },
  lengths: 'Verrechnete Länge',
  lengthChoices: {
    '': 'wie gemessen',
    bloch: 'Bloch: halbe Meter',
    langholz: 'Langholz: ganze Meter',
    laubholz: 'Laubholz: 10-cm-Stufen',
  },
  lengthHelp: {
    '': 'Das Übermaß ist schon abgezogen.',
    bloch: 'Übermaß 1 %, mindestens 6 cm, wird nicht verrechnet.',
    langholz: 'Übermaß 2 %, wird nicht verrechnet.',
    laubholz: 'Übermaß 1,5 %, wird nicht verrechnet.',
  },
  species: 'Holzart',
  length: 'Länge',
  diameter: 'Mitten-Ø',
  grade: 'Güte',
  noGrade: 'ohne',
  lengthWrong: 'Bitte 0,5 bis 25 m, zum Beispiel 4,10.',
  diameterWrong: 'Bitte 5 bis 200 cm, zum Beispiel 33.',
  diametersWrong: 'Bitte 5 bis 200 cm, zum Beispiel 33 oder 33/32.',
  barkExceptions: {
    NO_TABLE: (species: string) => `Für ${species} gibt es keine Rindentabelle. Es wird keine Rinde abgezogen.`,
    NO_STEPS: (species: string) => `Für ${species} nennt die RVR keine Stufen. Die Rinde wird nach Altherr abgezogen.`,
    NOT_READ: () => 'Der vereinbarte Abzug ist nicht zu lesen. Es wird keine Rinde abgezogen.',
  },
  secondReading: 'Ab 20 cm gehören zwei Messungen übers Kreuz dazu. Hier ist mit einer gerechnet.',
  secondReadings: (count: number, numbers: string, more: number) =>
    `Ab 20 cm gehören zwei Messungen übers Kreuz dazu. Nur eine ${count === 1 ? 'hat Stamm' : 'haben die Stämme'} ${numbers}${more > 0 ? ` und ${more} weitere` : ''}.`,
  why: 'Warum weniger als gemessen?',
  whyText:
    'Im Holzhandel wird nie aufgerundet: Jede Messung wird auf ganze Zentimeter abgeschnitten, das Mittel noch einmal, die Rinde wird abgezogen und das Übermaß nicht verrechnet. Darum sind verrechnete Festmeter in Österreich im Schnitt nur rund 93 % des wirklichen Volumens. Mit „genau“ siehst du das Volumen ohne diese Regeln.',
  contract: 'Was gilt, steht im Vertrag: Geeichte Messanlagen im Sägewerk dürfen seit 2013 auch in Millimetern messen.',
  sources:
    'Messregeln nach der Praxis zu ÖNORM L 1021 und den Österreichischen Holzhandelsusancen (ÖHU) 2006, Rinde nach Altherr/FVA, den Stufen der deutschen RVR oder wie vereinbart. Die ÖNORM lässt mehrere Rindentabellen zu, die Vertragspartner einigen sich auf eine.',
} as const;
