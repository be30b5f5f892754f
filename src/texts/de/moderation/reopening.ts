import type { Measure } from '#domain/moderation/account-cases.ts';
import type { RatingMeasure } from '#domain/moderation/rating-measures.ts';
import type { AccountUndoable } from '#domain/moderation/reopening.ts';

/** Sentences with which a decision is not taken back. */
export const reopeningRefusals = {
  nothing: 'Dieser Fall lässt sich nicht wieder öffnen. Vielleicht ist er schon offen.',
} as const;

/** Words about decisions that are taken back. */
export const reopeningTexts = {
  title: 'Zuletzt entschieden',
  intro: 'Meldungen von Nachrichten und Bewertungen lassen sich 30 Tage lang wieder öffnen.',
  none: 'In den letzten 30 Tagen wurde nichts davon entschieden.',
  kinds: {
    CHAT: (name: string) => `Nachrichten von ${name}`,
    RATING: (name: string) => `Bewertung über ${name}`,
  },
  chatMeasures: {
    BLOCK: 'Konto gesperrt',
    WARNING: 'Konto verwarnt',
    NONE: 'Meldung berechtigt, keine Folge',
  } satisfies Record<Measure, string>,
  rejected: 'Kein Verstoß',
  ratingMeasures: {
    NONE: 'nichts geändert',
    HIDE_TEXT: 'Text ausgeblendet',
    HIDE_ANSWER: 'Antwort ausgeblendet',
    HIDE_RATING: 'ganz ausgeblendet',
    SHOW: 'wieder gezeigt',
  } satisfies Record<RatingMeasure, string>,
  reopen: 'Wieder öffnen',
  reopenLabel: (title: string) => `${title}: wieder öffnen`,
  done: 'Wieder offen. Wer gemeldet oder widersprochen hat, bekommt ein Mail.',
  account: {
    title: { ACCOUNT: 'Entscheidung zum Konto zurücknehmen', COMPANY: 'Entscheidung zur Firmenseite zurücknehmen' },
    kinds: {
      WARNED: 'Die Verwarnung gilt dann nicht mehr. Die Person bekommt ein Mail.',
      REPORTS_REJECTED: 'Die Meldungen sind dann wieder offen.',
      OBJECTION_REJECTED: 'Der Widerspruch ist dann wieder offen.',
    } satisfies Record<AccountUndoable, string>,
    told: 'Wer gemeldet hat, bekommt ein Mail.',
    done: 'Die Entscheidung ist zurückgenommen.',
    event: 'Entscheidung zurückgenommen',
  },
} as const;

/** Mails about decisions that were taken back. */
export const reopeningMails = {
  reopened: {
    subject: 'Wir sehen uns deine Meldung noch einmal an',
    preheader: 'Die erste Entscheidung gilt nicht mehr.',
    paragraphs: [
      'wir haben unsere Entscheidung über deine Meldung zurückgenommen und prüfen sie noch einmal. Du hörst wieder von uns.',
    ],
  },
  objection: {
    subject: 'Wir sehen uns deinen Widerspruch noch einmal an',
    preheader: 'Die erste Entscheidung gilt nicht mehr.',
    paragraphs: [
      'wir haben unsere Entscheidung über deinen Widerspruch zurückgenommen und prüfen ihn noch einmal. Du hörst wieder von uns.',
    ],
  },
  warningTakenBack: {
    subject: 'Deine Verwarnung gilt nicht mehr',
    preheader: 'Wir haben sie zurückgenommen.',
    paragraphs: ['wir haben die Verwarnung zurückgenommen, die du von uns bekommen hast. Sie gilt nicht mehr.'],
  },
} as const;
