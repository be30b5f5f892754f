/** Words of the calculator for one log. */
export const logTexts = {
  title: 'Festmeter-Rechner',
  description:
    'Festmeter aus Länge und Mittendurchmesser berechnen (Huber), mit Rindenabzug nach Altherr oder RVR und forstlicher Rundung. Mit Rechenweg.',
  intro: 'Länge mal Mittendurchmesser, gerechnet wie im österreichischen Holzhandel.',
  views: 'Ein Stamm oder viele',
  one: 'Ein Stamm',
  many: 'Abmaßliste',
  diameterHelp: 'In der Mitte der Länge, über Kreuz zweimal ab 20 cm.',
  second: 'Zweite Messung',
  secondHelp: 'Im rechten Winkel zur ersten.',
  ends: 'Auch die Enden gemessen?',
  endsText: 'Mit beiden Enddurchmessern siehst du, was andere Formeln ergeben. Verrechnet wird nach Huber.',
  butt: 'Ø dickes Ende',
  top: 'Ø dünnes Ende',
  formulas: {
    huber: 'Huber (Mitte)',
    smalian: 'Smalian (Enden)',
    newton: 'Newton (Mitte und Enden)',
    cone: 'Kegelstumpf',
  },
  formulaHelp: {
    huber: 'die Regel für die Verrechnung',
    smalian: 'zu viel bei abholzigen Stämmen',
    newton: 'am genauesten',
    cone: 'für gleichmäßig konische Stücke',
  },
  formulaTable: 'Volumen nach anderen Formeln, mit den Maßen wie gemessen',
  nothing: 'Trag Länge und Durchmesser ein, dann steht hier das Ergebnis.',
  tooShort: 'Für diese Längenregel ist der Stamm zu kurz.',
  facts: {
    billedLength: 'Verrechnete Länge',
    diameter: 'Durchmesser ohne Rinde',
    bark: 'Rindenabzug, beide Seiten',
    class: 'Stärkeklasse',
    exact: 'Genaues Volumen',
    share: 'Verrechnet davon',
  },
  steps: {
    readings: 'Durchmesser',
    cut: (readings: string, result: string) =>
      `${readings}: auf ganze cm abgeschnitten, gemittelt, noch einmal abgeschnitten = ${result} cm`,
    cutOne: (reading: string, result: string) => `${reading} cm, auf ganze cm abgeschnitten = ${result} cm`,
    mean: (readings: string, result: string) => `Mittel aus ${readings} = ${result} cm`,
    asRead: (reading: string) => `${reading} cm wie gemessen`,
    bark: 'Rinde',
    barkText: (bark: string, over: string, under: string) => `${over} cm − ${bark} mm = ${under} cm`,
    barkCut: (bark: string, over: string, before: string, under: string) =>
      `${over} cm − ${bark} mm = ${before} cm, abgeschnitten auf ${under} cm`,
    length: 'Länge',
    lengthText: (measured: string, billed: string) => `${measured} m gemessen, ${billed} m verrechnet`,
    lengthAsRead: (measured: string) => `${measured} m`,
    volume: 'Volumen',
    volumeText: (diameter: string, length: string, result: string) =>
      `π ÷ 4 × (${diameter} cm ÷ 100)² × ${length} m = ${result} fm`,
  },
  adverts: 'Rundholz ansehen',
  questions: [
    {
      question: 'Wie berechnet man Festmeter?',
      answer:
        'Nach Huber: π ÷ 4 × Mittendurchmesser² × Länge, alles in Metern. Ein Stamm mit 4 m Länge und 30 cm Mittendurchmesser hat 0,283 fm.',
    },
    {
      question: 'Wo wird der Mittendurchmesser gemessen?',
      answer:
        'Auf halber verrechneter Länge. Unter 20 cm genügt eine Messung, ab 20 cm sind es zwei im rechten Winkel. Sitzt dort ein Astquirl, wird gleich weit darüber und darunter gemessen und gemittelt.',
    },
    {
      question: 'Was ist das Übermaß?',
      answer:
        'Die Zugabe in der Länge, die nicht bezahlt wird: bei Nadel-Blochen 1 %, mindestens 6 cm, bei Langholz 2 %, bei Laubholz mindestens 1,5 %. Fehlt sie, wird die nächstkürzere Länge verrechnet.',
    },
  ],
} as const;
