// Made by "npm run gen" from the heads of src/content/blog/*.mdx.
import type { BlogHead } from './blog-head.ts';

/** Every post, newest first. */
export const BLOG_HEADS: readonly BlogHead[] = [
  {
    slug: 'brennholz-richtig-lagern',
    title: 'Brennholz richtig lagern',
    description:
      'Wie aus frischem Holz in einem bis zwei Jahren trockenes wird, was ein guter Stapel braucht und wie du die Feuchte misst, ohne dich zu täuschen.',
    date: '2026-11-21',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['heizwert-von-brennholz', 'kaminholz-kaufen', 'buchenholz'],
    marketReportOf: null,
    picture: {
      kind: 'stackRow',
      species: ['buche'],
      seed: 41,
    },
    adverts: {
      category: 'FIREWOOD',
      param: 'buche',
    },
    sources: [
      'waldwissen.net, Buchenholz als Energieholz (Raumdichte, Trocknung und Lagerung)',
      'LWF-Merkblatt zum Energieinhalt von Holz, nach kaminholz-stein.de (Formel und Heizwerte)',
      'Erfahrungswerte aus Brennholzhandel und Praxis für Trockenzeiten und Abstände, Stand November 2026',
    ],
    contents: [
      {
        id: 'warum-20-prozent-die-grenze-sind',
        text: 'Warum 20 Prozent die Grenze sind',
      },
      {
        id: 'erst-spalten-dann-stapeln',
        text: 'Erst spalten, dann stapeln',
      },
      {
        id: 'der-platz-und-der-stapel',
        text: 'Der Platz und der Stapel',
      },
      {
        id: 'wie-lange-es-dauert',
        text: 'Wie lange es dauert',
      },
      {
        id: 'so-misst-du-richtig',
        text: 'So misst du richtig',
      },
      {
        id: 'pruefliste-fuer-den-naechsten-stapel',
        text: 'Prüfliste für den nächsten Stapel',
      },
    ],
    wordCount: 949,
    readingMinutes: 5,
  },
  {
    slug: 'festmeter-raummeter-schuettraummeter',
    title: 'Festmeter, Raummeter, Schüttraummeter',
    description:
      'Drei Maße für dasselbe Holz und warum aus zehn Raummetern nach dem Schneiden acht werden. Mit Umrechnungstabelle, Beispielen und den Kürzeln des Handels.',
    date: '2026-11-21',
    author: 'Redaktion Stammplatz',
    topic: 'brennholz',
    aliases: [],
    related: ['kaminholz-kaufen', 'heizwert-von-brennholz', 'erfolg-in-der-forstwirtschaft'],
    marketReportOf: null,
    picture: {
      kind: 'stack',
      species: ['buche', 'esche'],
      seed: 8,
    },
    adverts: {
      category: 'FIREWOOD',
      param: null,
    },
    sources: [
      'FHP, Broschüre „Holz richtig ausgeformt“, 2007, nach ÖNORM M 7132 und M 7133 (Umrechnungszahlen und Kürzel)',
      'Technologie- und Förderzentrum Straubing (TFZ), Messungen zu Raummaßen, 2006, nach brennholzverkauf-nagl.de und oberland-kurier.de',
      'Bundesforschungszentrum für Wald, bfw.gv.at, zu Rinden- und Ernteverlust (Vorratsfestmeter zu Erntefestmeter)',
    ],
    contents: [
      {
        id: 'wie-viel-holz-in-einem-kubikmeter-steckt',
        text: 'Wie viel Holz in einem Kubikmeter steckt',
      },
      {
        id: 'das-beispiel-mit-den-zehn-raummetern',
        text: 'Das Beispiel mit den zehn Raummetern',
      },
      {
        id: 'der-schuettraummeter-sieht-billiger-aus',
        text: 'Der Schüttraummeter sieht billiger aus',
      },
      {
        id: 'gemessen-ist-weniger-als-gehandelt',
        text: 'Gemessen ist weniger als gehandelt',
      },
      {
        id: 'stehend-geerntet-verladen-die-masse-im-wald',
        text: 'Stehend, geerntet, verladen: die Maße im Wald',
      },
      {
        id: 'was-im-angebot-stehen-soll',
        text: 'Was im Angebot stehen soll',
      },
    ],
    wordCount: 837,
    readingMinutes: 4,
  },
];
