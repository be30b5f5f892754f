/** Mails and pushes about new adverts of followed sellers. */
export const followMails = {
  subject: (count: number, name: string) =>
    count === 1 ? `Neue Anzeige von ${name}` : `${count} neue Anzeigen von ${name}`,
  subjectMany: (count: number, sellers: number) => `${count} neue Anzeigen von ${sellers} Anbietern, denen du folgst`,
  lead: (count: number) =>
    count === 1
      ? 'ein Anbieter, dem du folgst, hat etwas Neues eingestellt:'
      : `von Anbietern, denen du folgst, gibt es ${count} neue Anzeigen:`,
  of: (name: string, count: number) => (count === 1 ? `${name}: 1 neue Anzeige` : `${name}: ${count} neue Anzeigen`),
  open: 'Anzeige ansehen',
  more: (count: number) => (count === 1 ? 'Und eine weitere Anzeige' : `Und ${count} weitere Anzeigen`),
  moreSellers: (count: number) => (count === 1 ? 'Und ein weiterer Anbieter' : `Und ${count} weitere Anbieter`),
  allOf: (name: string) => `Alle Anzeigen von ${name}`,
  unfollow: {
    title: (name: string) => `Genug von ${name}?`,
    text: 'Ein Klick genügt, ohne Anmelden.',
    link: 'Nicht mehr folgen',
  },
  end: {
    title: 'Gar keine Mails dazu?',
    text: 'Dann kommen Mails zu gefolgten Anbietern nicht mehr.',
    link: 'Diese Mails abbestellen',
  },
  action: 'Gefolgte Anbieter',
  footer:
    'Du bekommst dieses Mail, weil du diesen Anbietern folgst. Ob und wie wir uns melden, bestimmst du in den Einstellungen unter „Benachrichtigungen“.',
} as const;

/** Pushes: how many and from whom, no advert's title. */
export const followPushes = {
  title: (count: number) => (count === 1 ? '1 neue Anzeige' : `${count} neue Anzeigen`),
  one: (name: string) => `Von ${name}`,
  many: (sellers: number) => `Von ${sellers} Anbietern, denen du folgst`,
} as const;
