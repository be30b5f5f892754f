import type { CheckAnswer } from '#domain/adverts/availability/confirmation.ts';

/** The page behind the link of the mail that asks whether adverts are still there. */
export const checkTexts = {
  title: 'Noch da?',
  intro: 'Ein Klick genügt. Wer sucht, sieht dann, dass die Ware noch da ist.',
  introMany: (count: number) => `${count} Anzeigen warten auf eine Antwort. Stimmen alle noch, genügt ein Klick.`,
  all: 'Alle noch da',
  one: (title: string) => `Antwort zu „${title}“`,
  confirmed: (when: string) => `Zuletzt bestätigt: ${when}`,
  paused: 'Pausiert, weil niemand geantwortet hat. „Noch da“ holt sie zurück.',
  expired: 'Abgelaufen. „Noch da“ verlängert sie um 90 Tage.',
  answers: { THERE: 'Noch da', LESS: 'Weniger', SOLD: 'Verkauft', PAUSE: 'Pausieren' } satisfies Record<
    CheckAnswer,
    string
  >,
  big: {
    THERE: 'Ja, noch da',
    LESS: 'Neue Menge speichern',
    SOLD: 'Als verkauft ablegen',
    PAUSE: 'Anzeige pausieren',
  } satisfies Record<CheckAnswer, string>,
  others: 'Oder:',
  quantity: 'Wie viel ist noch da?',
  quantityHelp: (present: string) => `In der Anzeige stehen ${present}.`,
  where: 'Wo hast du verkauft?',
  places: { SOLD_HERE: 'Am Stammplatz', SOLD_ELSEWHERE: 'Woanders' },
  done: {
    THERE: 'Danke, das ist bestätigt.',
    LESS: 'Danke. Die neue Menge steht in der Anzeige.',
    SOLD: 'Als verkauft abgelegt. Unter „Meine Anzeigen“ kannst du sie 14 Tage lang zurückholen.',
    PAUSE: 'Pausiert. Niemand sieht die Anzeige, bis du weitermachst.',
  } satisfies Record<CheckAnswer, string>,
  nothingTitle: 'Alles beantwortet',
  nothing: 'Zu diesem Mail ist nichts mehr offen.',
  brokenTitle: 'Das geht mit diesem Link nicht',
  mine: 'Zu meinen Anzeigen',
  unreadable: (typed: string) => `„${typed}“ ist keine Menge. Schreib sie so: 12,5.`,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  offline: 'Der Server ist gerade nicht erreichbar. Es hat sich nichts geändert, versuch es noch einmal.',
  refusals: {
    unknown: 'Dieser Link stimmt nicht. Öffne ihn bitte noch einmal aus dem Mail oder antworte unter „Meine Anzeigen“.',
    over: 'Dieser Link ist zu alt. Antworte bitte unter „Meine Anzeigen“.',
    onlyThere: 'Für alle auf einmal geht nur „Noch da“.',
    quantityMissing: 'Schreib bitte, wie viel noch da ist.',
  },
} as const;
