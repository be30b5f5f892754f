import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';

/** Words of the page about all own agreements. */
export const ownAgreementsTexts = {
  title: 'Meine Vereinbarungen',
  intro: 'Alles, was du im Chat vereinbart hast, samt Schlussbrief. Es bleibt hier, auch wenn du einen Chat löschst.',
  list: 'Vereinbarungen',
  empty: 'Noch keine Vereinbarung',
  emptyText:
    'Seid ihr euch einig, haltet es im Chat mit „Vereinbarung vorschlagen“ fest. Sobald beide einverstanden sind, liegt der Schlussbrief hier.',
  toChats: 'Zu den Nachrichten',
  pageGone: 'So viele Seiten gibt es nicht',
  toFirst: 'Zur ersten Seite',
  with: (role: 'SELLER' | 'BUYER', name: string) => (role === 'SELLER' ? `Verkauf an ${name}` : `Kauf von ${name}`),
  made: (day: string) => `vereinbart am ${day}`,
  proposed: (day: string) => `vorgeschlagen am ${day}`,
  date: (day: string) => `Termin:${NO_BREAK_SPACE}${day}`,
  ownTurn: 'Du bist am Zug',
  waiting: 'Wartet auf Antwort',
  rate: 'Bewerten',
  rateOf: (goods: string) => `Bewerten: ${goods}`,
  rated: { BOTH: 'Beide haben bewertet', OWN: 'Du hast bewertet', OTHER: 'Die andere Seite hat bewertet' },
  open: 'Ansehen und nachmessen',
  openOf: (goods: string) => `Ansehen und nachmessen: ${goods}`,
  paper: 'Schlussbrief (PDF)',
  paperOf: (goods: string) => `Schlussbrief (PDF): ${goods}`,
  chat: 'Zum Chat',
  chatOf: (name: string) => `Zum Chat mit ${name}`,
  chatDeleted: 'Den Chat hast du gelöscht.',
} as const;
