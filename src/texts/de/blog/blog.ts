import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** Words around the posts; what a post itself says stands in its file. */
export const blogTexts = {
  title: 'Holzwissen',
  intro:
    'Was Holz wiegt, wärmt und kostet, wie der Wald gesund bleibt und was im Vertrag stehen soll. Mit Zahlen, deren Herkunft und Datum dabeistehen.',
  description:
    'Brennholz lagern, Maße umrechnen, Wald bewirtschaften, Maschinen wählen: Beiträge von Stammplatz mit geprüften Zahlen, Rechenbeispielen und Quellen.',
  topicsLabel: 'Themen',
  allTopics: 'Alle',
  topics: { brennholz: 'Brennholz und Wärme', wald: 'Wald', technik: 'Technik und Wege', markt: 'Markt und Betrieb' },
  topicTitle: (topic: string) => `Holzwissen: ${topic}`,
  minutes: (count: number) => `${count}\u00a0Min. Lesezeit`,
  by: (author: string) => `Von ${author}`,
  marketOf: (month: string) => `Marktbericht, Stand ${month}`,
  marketNotice: (month: string) =>
    `Dieser Bericht beschreibt den Markt im ${month}. Die Preise darin sind Geschichte, kein Angebot von heute.`,
  feed: 'Neue Beiträge als RSS-Feed',
  contents: 'Inhalt',
  sources: 'Quellen und Stand',
  sourcesId: 'quellen-und-stand',
  revisedOn: (date: string) => `Überarbeitet am ${date}`,
  asOf: (date: string, revised: string | null) =>
    `Zusammengestellt am ${date}${revised === null ? '' : `, überarbeitet am ${revised}`}.`,
  table: 'Tabelle, seitlich verschiebbar',
  inShort: 'Kurz gesagt',
  example: 'Rechenbeispiel',
  related: 'Dazu passt',
  toOverview: 'Alle Beiträge',
  adverts: 'Gerade am Marktplatz',
  advertsText: 'Die neuesten Anzeigen zum Thema, frisch aus der Suche.',
  noAdverts: 'Zu diesem Thema gibt es gerade keine Anzeigen.',
  toSearch: {
    FOREST: 'Wald und Holz ab Stock suchen',
    FIREWOOD: 'Brennholz suchen',
    PELLETS: 'Pellets suchen',
    SAWN_WOOD: 'Schnittholz suchen',
    WOOD_CHIPS: 'Hackgut suchen',
    LOGS: 'Rundholz suchen',
    SERVICES: 'Forstdienste suchen',
  } satisfies Record<CategoryCode, string>,
} as const;
