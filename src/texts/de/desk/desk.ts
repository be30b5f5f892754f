import { formatNumber } from '#domain/format/numbers.ts';

const GIGABYTE = 2 ** 30;
const inGigabytes = (bytes: number): string => `${formatNumber(Math.round((bytes / GIGABYTE) * 10) / 10)} GB`;

/** Words of the operator's desk. */
export const deskTexts = {
  title: 'Heute',
  intro: 'Was heute jemanden braucht. Null heißt: nichts zu tun.',
  at: (time: string) => `Stand ${time}`,
  since: (date: string) => `seit ${date}`,
  groups: {
    people: 'Menschen und Anzeigen',
    money: 'Geld',
    accounts: 'Konten',
    machine: 'Mails, Aufgaben und Speicher',
  },
  processing: 'Verarbeitungen und Löschfristen',
  lines: {
    acts: 'Freigaben, die auf eine zweite Person warten',
    cases: 'Meldungen, Widersprüche und angehaltene Anzeigen',
    heldAdverts: 'davon angehaltene Anzeigen',
    proofs: 'Nachweise, die jemand ansehen soll',
    unmatchedCredits: 'Zahlungen ohne Bestellung',
    refundsDue: 'Rückzahlungen',
    openTransfers: 'Bestellungen, die auf eine Überweisung warten',
    leavingAccounts: 'Konten, die gelöscht werden (von selbst nach 14 Tagen)',
    overdueAccounts: 'Konten, deren Löschung überfällig ist',
    lostMails: 'Mails, die nicht ankamen (30 Tage)',
    delayedMails: 'Mails, die gerade nicht hinausgehen',
    unansweredVatNumbers: 'UID-Nummern, zu denen der EU-Dienst nicht antwortet',
    failingJobs: 'Aufgaben, die scheitern',
  },
  mail: (template: string, when: string) => `${template}, ${when}`,
  job: (name: string, since: string, failures: number) =>
    `${name}: seit ${since}, ${failures === 1 ? 'einmal' : `${formatNumber(failures)}-mal`} gescheitert`,
  disk: {
    title: 'Speicherplatz',
    free: (free: number, total: number) => `${inGigabytes(free)} von ${inGigabytes(total)} frei`,
    low: 'Das ist wenig. Schaff Platz, bevor nichts mehr gespeichert werden kann.',
    unknown: 'Das System sagt nicht, wie viel frei ist.',
  },
  backup: {
    title: 'Sicherung',
    checkedAt: (when: string) => `Letzte geprüfte Sicherung: ${when}`,
    states: {
      NOT_SET_UP: 'Es ist keine eingerichtet (BACKUP_FOLDER).',
      UNREADABLE: 'Der Ort der Sicherungen ist nicht lesbar.',
      NONE: 'Es liegt noch keine Sicherung dort.',
      NONE_CHECKED: 'Noch keine wurde mit Erfolg geprüft.',
      TOO_OLD: 'Die letzte geprüfte ist zu alt.',
      GOOD: 'Alles in Ordnung.',
    },
  },
} as const;
