import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** An invented partner: its names say so, and its addresses lead nowhere (RFC 2606). */
export type SamplePartner = {
  name: string;
  short: string;
  title: string;
  teaserText: string;
  url: string;
  weight: number;
  categories: readonly CategoryCode[];
  /** Colours of its sign: ground and figure. */
  colours: readonly [string, string];
  /** Its sign on a field of 100 by 100. */
  sign: string;
};

export const SAMPLE_PARTNERS: readonly SamplePartner[] = [
  {
    name: 'Spaltfix Mustertechnik',
    short: 'Spaltfix',
    title: 'Holzspalter mit 12 Tonnen: eine Hand spaltet, eine hält',
    teaserText: 'Liegend oder stehend, mit Zapfwelle oder Strom. Vorführung am Musterhof, Ersatzteile am nächsten Tag.',
    url: 'https://spaltfix.example/',
    weight: 3,
    categories: [],
    colours: ['#8c2f1b', '#ffe8da'],
    sign: '<path d="M50 8 86 30v40L50 92 14 70V30Z"/><path d="M50 8v84M50 50 86 30M50 50 14 30" fill="none" stroke="#8c2f1b" stroke-width="7"/>',
  },
  {
    name: 'Rindenglück Mustergärtnerei',
    short: 'Rindenglück',
    title: 'Rindenmulch aus Fichte und Lärche, lose oder im Sack',
    teaserText: 'Grob, mittel und fein gesiebt. Ab fünf Schüttraummetern bringen wir ihn dir bis vors Gartentor.',
    url: 'https://rindenglueck.example/',
    weight: 2,
    categories: [],
    colours: ['#17573f', '#f6e3bc'],
    sign: '<path d="M50 6C28 26 18 44 18 62a32 32 0 0 0 64 0C82 44 72 26 50 6Z"/><path d="M50 34v52M50 60l16-16M50 72 34 56" fill="none" stroke="#17573f" stroke-width="6"/>',
  },
  {
    name: 'Ofenruh Musterkamine',
    short: 'Ofenruh',
    title: 'Kachelöfen, die mit zweimal Nachlegen durch die Nacht kommen',
    teaserText: 'Geplant, gesetzt und gewartet. Mit Beratung, welches Holz in welcher Länge zu deinem Ofen passt.',
    url: 'https://ofenruh.example/',
    weight: 2,
    categories: ['FIREWOOD', 'PELLETS'],
    colours: ['#5a3a24', '#ffb26b'],
    sign: '<path d="M14 92V34L50 8l36 26v58Z"/><path d="M50 40c-16 18-18 28-18 34a18 18 0 0 0 36 0c0-6-2-16-18-34Z" fill="#5a3a24"/>',
  },
  {
    name: 'Waage & Wald Musterverein',
    short: 'Waage & Wald',
    title: 'Messkurse für Rundholz: Festmeter, Abschlag, Güte',
    teaserText: 'Ein Tag im Musterwald mit Kluppe und Maßband. Danach liest du jede Holzliste, ohne zu raten.',
    url: 'https://waage-und-wald.example/',
    weight: 1,
    categories: [],
    colours: ['#1b4f8a', '#e2edf8'],
    sign: '<circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="27" fill="none" stroke="#1b4f8a" stroke-width="6"/><circle cx="50" cy="50" r="11" fill="#1b4f8a"/>',
  },
];
