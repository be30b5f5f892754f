import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const adverts = (count: number): string => counted(count, 'Anzeige', 'Anzeigen');

const since = (days: number): string => {
  if (days <= 0) return 'seit heute';
  return days === 1 ? 'seit gestern' : `seit ${formatNumber(days)} Tagen`;
};

/** Words of the page on which sellers see how all their adverts do. */
export const ownOverviewTexts = {
  title: 'Dein Überblick',
  back: 'Meine Anzeigen',
  days: { '30': '30 Tage', '90': '90 Tage', jahr: '1 Jahr' },
  daysLabel: 'Zeitraum',
  period: (period: string, before: string) => `${period}, verglichen mit ${before}. Der heutige Tag läuft noch.`,
  measures: {
    views: 'Aufrufe',
    reveals: 'Kontakt gezeigt',
    chats: 'Chats',
    agreements: 'Vereinbarungen',
  },
  nothingCounted: 'In diesem Zeitraum ist dazu noch nichts gezählt.',
  answers: (words: string, basis: string) => `So steht es auf deiner Seite: ${words} (${basis}).`,

  steps: {
    title: 'Das steht an',
    none: 'Alles erledigt. Gerade wartet nichts auf dich.',
    CHATS: {
      title: (count: number) => counted(count, 'offener Chat', 'offene Chats'),
      text: (count: number, days: number) =>
        `${count === 1 ? 'Wartet' : 'Der älteste wartet'} ${since(days)} auf deine Antwort.`,
      action: 'Antworten',
    },
    BLOCKED: {
      title: (count: number) => `${adverts(count)} gesperrt`,
      text: 'Lies den Grund. Du kannst widersprechen.',
      action: 'Grund ansehen',
    },
    ASKED: {
      title: (count: number) => `Noch da? ${adverts(count)}`,
      text: 'Was bestätigt ist, steht wieder weiter vorne.',
      action: 'Bestätigen',
    },
    ENDING: {
      title: (count: number) => `${adverts(count)} ${count === 1 ? 'läuft' : 'laufen'} bald ab`,
      text: 'In den nächsten 14 Tagen. Verlängern kostet nichts.',
      action: 'Verlängern',
    },
    EXPIRED: {
      title: (count: number) => `${adverts(count)} abgelaufen`,
      text: 'Ist das Holz noch da, läuft sie nach dem Verlängern wieder 90 Tage.',
      action: 'Abgelaufene ansehen',
    },
    NO_PICTURE: {
      title: (count: number) => `${adverts(count)} ohne Foto`,
      text: 'Ein Foto vom Stapel hilft beim Einschätzen.',
      action: 'Fotos hinzufügen',
    },
    DRAFTS: {
      title: (count: number) => counted(count, 'Entwurf', 'Entwürfe'),
      text: 'Angefangen und noch nicht veröffentlicht.',
      action: 'Weiterschreiben',
    },
  },

  states: {
    title: 'Deine Anzeigen',
    ACTIVE: 'Online',
    DRAFT: 'Entwürfe',
    INACTIVE: 'Pausiert',
    EXPIRED: 'Abgelaufen',
    BLOCKED: 'Gesperrt',
    create: 'Anzeige aufgeben',
  },

  ranking: {
    all: 'Wie deine Anzeigen laufen',
    best: 'Läuft am besten',
    weakest: 'Läuft am schwächsten',
    bestText: 'Nach Kontakten und Aufrufen in diesem Zeitraum.',
    weakestText: 'Seit mindestens 14 Tagen online, mit den wenigsten Kontakten und Aufrufen.',
    nothing: 'Gerade ist keine deiner Anzeigen online.',
    untitled: 'Anzeige ohne Titel',
    figures: (sums: { views: number; reveals: number; chats: number }) =>
      [
        counted(sums.views, 'Aufruf', 'Aufrufe'),
        counted(sums.reveals, 'Kontakt gezeigt', 'Kontakte gezeigt'),
        counted(sums.chats, 'Chat', 'Chats'),
      ].join(', '),
    hint: (hint: string) => `Tipp: ${hint}`,
    statisticsOf: (title: string) => `Statistik zu „${title}“`,
  },

  empty: {
    title: 'Hier siehst du bald, wie deine Anzeigen laufen',
    text: 'Sobald deine erste Anzeige online ist, stehen hier Aufrufe, Kontakte und Chats, und was als Nächstes zu tun ist.',
    create: 'Erste Anzeige aufgeben',
    import: 'Viele Anzeigen importieren',
  },
} as const;
