import { type RatingMeasure, needsReasons } from '#domain/moderation/rating-measures.ts';
import type { BlockGround } from '#domain/moderation/report-reasons.ts';
import { groundOf } from './grounds.ts';
import { OUTSIDE_HELP, judgedBy } from './moderation.ts';

const MEASURES: Record<RatingMeasure, string> = {
  NONE: 'Nichts ändern, Meldungen und Widerspruch ablehnen',
  HIDE_TEXT: 'Den Text ausblenden, die Angaben bleiben',
  HIDE_ANSWER: 'Die Antwort ausblenden',
  HIDE_RATING: 'Die ganze Bewertung ausblenden',
  SHOW: 'Alles wieder zeigen',
};

/** Words about reporting ratings and deciding on the reports. */
export const ratingModerationTexts = {
  title: 'Bewertung melden',
  back: 'Zurück zur Bewertung',
  intro: (name: string) => `Es geht um eine Bewertung über ${name}. Sag uns, was daran nicht stimmt.`,
  case: 'Bewertung',
  about: (author: string, rated: string) => `Von ${author} über ${rated}`,
  facts: 'Angaben',
  text: 'Text',
  answer: 'Antwort',
  noText: 'Kein Text',
  isHidden: 'ausgeblendet',
  reports: 'Meldungen',
  objection: 'Widerspruch',
  decisions: 'Bisher entschieden',
  decided: (at: string, by: string) => (by === '' ? at : `${at}, ${by}`),
  fact: 'Festgestellt',
  earlierReports: 'Frühere Meldungen',
  leftToColleague:
    'Über diesen Widerspruch entscheidet jemand anderer aus der Moderation: Ausgeblendet hast du das selbst.',
  measure: 'Entscheidung',
  measures: MEASURES,
  note: 'Antwort an alle, die gemeldet oder widersprochen haben',
  submit: 'Entscheiden',
  done: 'Entschieden. Die Beteiligten bekommen ein Mail.',
  factHelp: 'Was genau steht da, das nicht öffentlich sein darf?',
} as const;

export const ratingModerationRefusals = {
  unknown: 'Diese Bewertung gibt es nicht, oder sie ist nicht öffentlich.',
  ownRating: 'Die eigene Bewertung lässt sich nicht melden.',
  nothingOpen: 'Hier ist nichts mehr offen. Vielleicht hat schon jemand entschieden.',
  reasonsMissing: 'Ohne Begründung wird nichts ausgeblendet: Füll bitte „Festgestellt“ und die Grundlage aus.',
  noAnswer: 'Auf diese Bewertung hat niemand geantwortet.',
} as const;

type Decided = { measure: RatingMeasure; note: string };
type Hidden = { measure: RatingMeasure; fact: string; ground: BlockGround; groundText: string };

const OUTCOMES: Record<RatingMeasure, string> = {
  NONE: 'Die Bewertung bleibt, wie sie ist.',
  HIDE_TEXT: 'Der Text der Bewertung ist nicht mehr öffentlich. Die Angaben bleiben.',
  HIDE_ANSWER: 'Die Antwort auf die Bewertung ist nicht mehr öffentlich.',
  HIDE_RATING: 'Die Bewertung ist nicht mehr öffentlich und wird nicht mehr gezählt.',
  SHOW: 'Bewertung und Antwort sind wieder ganz zu sehen.',
};

const withNote = (note: string): string[] => (note === '' ? [] : [note]);

/** Mails about reported ratings. */
export const ratingModerationMails = {
  receipt: {
    subject: 'Deine Meldung ist eingelangt',
    preheader: 'Wir prüfen die gemeldete Bewertung.',
    paragraphs: (reason: string, pageUrl: string) => [
      'wir haben deine Meldung einer Bewertung bekommen und prüfen sie.',
      `Grund: ${reason}. Gemeldet: ${pageUrl}`,
    ],
  },
  reporter: {
    subject: 'Entscheidung über deine Meldung',
    preheader: 'Wir haben über die gemeldete Bewertung entschieden.',
    paragraphs: ({ measure, note }: Decided) => [
      'ein Mensch hat die Bewertung geprüft, die du gemeldet hast.',
      OUTCOMES[measure],
      ...withNote(note),
      `Bist du nicht einverstanden, schreib unserer Kontaktstelle. ${OUTSIDE_HELP}`,
    ],
  },
  party: {
    subject: 'Entscheidung über eine Bewertung',
    preheader: 'Wir haben über eine Bewertung zu deiner Vereinbarung entschieden.',
    paragraphs: ({ measure, fact, ground, groundText }: Hidden) => [
      'ein Mensch hat eine Bewertung zu deiner Vereinbarung geprüft.',
      OUTCOMES[measure],
      ...(needsReasons(measure)
        ? [
            `Was wir festgestellt haben: ${fact}`,
            `Worauf wir uns stützen: ${groundOf(ground, groundText)}`,
            `Wer den ausgeblendeten Teil geschrieben hat, kann auf der Seite der Vereinbarung widersprechen. ${OUTSIDE_HELP}`,
          ]
        : [OUTSIDE_HELP]),
    ],
    action: 'Zur Vereinbarung',
  },
  objection: {
    subject: 'Entscheidung über deinen Widerspruch',
    preheader: 'Wir haben deinen Widerspruch geprüft.',
    paragraphs: ({ measure, note, isSamePerson }: Decided & { isSamePerson: boolean }) => [
      'ein Mensch hat deinen Widerspruch geprüft.',
      OUTCOMES[measure],
      ...withNote(note),
      judgedBy(isSamePerson, 'beim Ausblenden'),
      OUTSIDE_HELP,
    ],
  },
} as const;
