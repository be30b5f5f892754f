import { formatNumber } from '#domain/format/numbers.ts';

/** Words of following sellers. */
export const followTexts = {
  title: 'Gefolgte Anbieter',
  intro: (limit: number) =>
    `Stellt einer davon eine neue Anzeige ein, erfährst du es: gesammelt, in einer Meldung. Bis zu ${limit} Anbieter sind möglich.`,
  settings: 'Ob per Mail oder Push, bestimmst du im Profil:',
  toSettings: 'Zu den Benachrichtigungen',
  followers: (count: number) => (count === 1 ? 'Dir folgt 1 Person.' : `Dir folgen ${formatNumber(count)} Personen.`),
  empty: 'Du folgst noch niemandem',
  emptyText: 'Öffne die Seite eines Anbieters oder einer Firma und tipp auf „Folgen“.',
  toCompanies: 'Firmen ansehen',
  gone: 'Nicht mehr auf Stammplatz',
  adverts: (count: number) => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`),
  since: (date: string) => `gefolgt seit ${date}`,
  end: 'Nicht mehr folgen',
  ended: 'Du folgst diesem Anbieter nicht mehr.',
  button: {
    follow: 'Folgen',
    hint: 'Neue Anzeigen per Mail oder Push',
    followed: 'Du folgst diesem Anbieter.',
    end: 'Nicht mehr folgen',
    list: 'Alle, denen du folgst',
    own: (count: number) =>
      count === 0
        ? 'Noch folgt dir niemand.'
        : count === 1
          ? 'Dir folgt 1 Person.'
          : `Dir folgen ${formatNumber(count)} Personen.`,
  },
  page: {
    title: (name: string) => `${name} folgen`,
    text: 'Stellt dieser Anbieter neue Anzeigen ein, bekommst du sie gesammelt in einer Meldung. Der Anbieter sieht nicht, wer ihm folgt.',
    followed: (name: string) => `Du folgst ${name}`,
    followedText: 'Neue Anzeigen bekommst du gesammelt in einer Meldung.',
    back: 'Zurück zum Anbieter',
  },
  byToken: {
    title: 'Nicht mehr folgen',
    text: (name: string) => `Dann bekommst du keine Meldungen mehr über neue Anzeigen von ${name}.`,
    someone: 'diesem Anbieter',
    submit: 'Nicht mehr folgen',
    doneTitle: 'Beendet',
    done: 'Neue Anzeigen dieses Anbieters melden wir dir nicht mehr.',
    brokenTitle: 'Dieser Link gilt nicht',
    broken: 'Er ist unvollständig oder nicht von uns. Nimm den Link aus deinem letzten Mail.',
    failed: 'Das hat gerade nicht geklappt. Versuch es in einer Minute noch einmal.',
    toList: 'Gefolgte Anbieter',
  },
} as const;
