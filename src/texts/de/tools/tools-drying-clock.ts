import type { DryingPlace } from '#domain/wood/drying-clock.ts';

/** Words of the drying clock. */
export const dryingClockTexts = {
  title: 'Trocknungsuhr: Wann ist mein Brennholz trocken?',
  description:
    'Wann ist gespaltenes Brennholz trocken? Monat, Holzart und Lager eingeben, Spanne ablesen: nach Versuchen von Landwirtschaftskammer und TFZ.',
  intro: 'Sag, wann du gespalten hast, welches Holz es ist und wie es liegt. Die Uhr nennt eine Spanne, keine Zusage.',
  split: 'Gespalten im Monat',
  splitHelp: 'Monat und Jahr, zum Beispiel 3/2026.',
  splitWrong: 'Bitte Monat und Jahr, zum Beispiel 3/2026.',
  wood: 'Holzart',
  place: 'Wie liegt es?',
  places: {
    AIRY: 'luftig: in Sonne und Wind, oben abgedeckt, unter einem Dach oder frei',
    SHELTERED: 'geschützt: wenig Wind oder im Schatten',
    CLOSED: 'eingepackt, im Keller oder in der Garage',
  } satisfies Record<DryingPlace, string>,
  result: 'Trocken',
  from: 'frühestens',
  to: 'spätestens',
  orLater: 'oder später',
  never:
    'So trocknet Holz nicht: In Folie gewickelt, im Keller oder in der Garage bleibt die Feuchte drinnen, und es schimmelt. Staple es luftig, nur oben abgedeckt, dann beginnt die Uhr zu laufen.',
  means:
    'Trocken heißt: höchstens 20\u00a0% Wassergehalt. Ob es so weit ist, sagt nur das Messen, an einer frisch gespaltenen Fläche mehrerer Scheiter.',
  paces: {
    FAST: 'Nadelholz und Pappel brauchen etwa einen Sommer.',
    USUAL: 'Buche, Esche und die meisten Laubhölzer brauchen ein bis zwei Sommer.',
    SLOW: 'Eiche braucht zwei Sommer oder länger.',
  },
  pace: 'Holz',
  placeTerm: 'Lager',
  placeSaid: {
    AIRY: 'Luftig gelagert waren Fichte und Buche in den Versuchen nach 28 Wochen, spätestens nach einem Jahr unter 20\u00a0%; eine Abdeckung machte keinen Unterschied.',
    SHELTERED: 'Ohne Wind und Sonne rechnen wir mit ein bis zwei Jahren.',
    CLOSED: 'Geschlossene Räume und Folie sind ungeeignet.',
  } satisfies Record<DryingPlace, string>,
  adverts: 'Trockenes Brennholz ansehen',
  questions: [
    {
      question: 'Muss der Stapel abgedeckt sein?',
      answer:
        'Oben ja, damit es im Winter nicht wieder feucht wird; an den Seiten nie. In den Versuchen des TFZ trocknete abgedecktes und offenes Holz über den Sommer gleich schnell.',
    },
    {
      question: 'Warum nennt die Uhr eine Spanne?',
      answer:
        'Wetter, Lage, Scheitstärke und Ausgangsfeuchte machen Monate aus. Die Versuche gelten für gute Lager; in der Praxis dauert es oft länger.',
    },
  ],
  source:
    'Landwirtschaftskammer Oberösterreich, „Ofenholztrocknung in nur sechs Monaten“ (28 Wochen, Fichte und Buche). H. Hartmann, TFZ Straubing, Lagerversuche mit 37 rm (mein wald mein holz 3/2017). C.A.R.M.E.N. e. V., „Scheitholz richtig lagern“ (2020). Eiche und die Zahl der Sommer: Erfahrungswerte des Handels; andere Laubhölzer sind wie Buche gerechnet.',
} as const;
