/** Words of what reaches people who are away: mails about chats, pushes. */
export const chatMails = {
  subjectOne: (count: number, title: string) =>
    count === 1 ? `Neue Nachricht zu „${title}“` : `${count} neue Nachrichten zu „${title}“`,
  subjectMany: (count: number, chats: number) => `${count} neue Nachrichten in ${chats} Chats`,
  preheader: 'Antworten kannst du gleich im Chat.',
  lead: (count: number) =>
    count === 1
      ? 'jemand hat dir geschrieben, während du nicht da warst.'
      : 'während du nicht da warst, ist etwas für dich angekommen.',
  item: (name: string, title: string) => `${name} zu „${title}“`,
  someone: 'Ein Mitglied',
  quote: (text: string) => `„${text}“`,
  picture: 'Ein Bild',
  onlyInChat: 'Diese Nachricht liest du am besten gleich im Chat.',
  more: (count: number) => (count === 1 ? 'Eine frühere Nachricht und:' : `${count} frühere Nachrichten und:`),
  reply: 'Im Chat antworten',
  all: 'Zu deinen Chats',
  footer:
    'Du bekommst dieses Mail, weil dir jemand geschrieben hat. Wann wir uns melden, bestimmst du in den Einstellungen unter „Benachrichtigungen“.',
} as const;

/** Pushes: who looks over a shoulder reads what it is about, never what was written. */
export const pushTexts = {
  newMessage: { text: (title: string) => `Zu „${title}“` },
  newMessages: {
    title: (count: number) => (count === 1 ? 'Neue Nachricht' : `${count} neue Nachrichten`),
    text: (chats: number) => `In ${chats} Chats`,
  },
  rating: { title: 'Wie war es?', text: (goods: string) => `Bewerte deine Vereinbarung: ${goods}` },
  advertExpires: {
    title: 'Anzeige läuft ab',
    text: (title: string, daysLeft: number) =>
      daysLeft === 1 ? `„${title}“ endet morgen.` : `„${title}“ endet in ${daysLeft} Tagen.`,
  },
} as const;

export const pushRefusals = {
  address: 'Diese Adresse gehört zu keinem Push-Dienst. Schalte Push im Browser aus und wieder ein.',
  keys: 'Die Schlüssel dieses Geräts stimmen nicht. Schalte Push im Browser aus und wieder ein.',
  taken: 'Dieses Gerät ist schon bei jemand anderem eingetragen. Schalte Push im Browser aus und wieder ein.',
} as const;
