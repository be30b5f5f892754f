/** Ending mails of an occasion by a link in them. */
export const mailEndTexts = {
  title: 'Mails abbestellen',
  text: (occasion: string) =>
    `Dann kommen Mails zum Anlass „${occasion}“ nicht mehr. Einschalten kannst du sie wieder im Profil unter „Benachrichtigungen“.`,
  submit: 'Abbestellen',
  doneTitle: 'Abbestellt',
  done: (occasion: string) => `Mails zum Anlass „${occasion}“ kommen nicht mehr.`,
  brokenTitle: 'Dieser Link stimmt nicht',
  broken: 'Öffne ihn noch einmal aus dem Mail oder schalte das Mail im Profil unter „Benachrichtigungen“ aus.',
  profile: 'Zu den Benachrichtigungen',
  failed: 'Das hat nicht geklappt. Versuch es in ein paar Minuten noch einmal.',
} as const;
