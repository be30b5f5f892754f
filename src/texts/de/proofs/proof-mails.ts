/** Mails and text messages about proofs. */
export const proofMails = {
  sms: (code: string, minutes: number) =>
    `Stammplatz: Dein Code ist ${code}. Er gilt ${minutes} Minuten. Gib ihn niemandem weiter, auch uns nicht.`,
  code: {
    subject: 'Dein Code',
    text: (code: string, minutes: number) => `dein Code ist ${code}. Er gilt ${minutes} Minuten.`,
    warning: 'Gib ihn niemandem weiter, auch uns nicht. Hast du keinen Code verlangt, brauchst du nichts zu tun.',
  },
  confirmed: {
    subject: (kind: string) => `Bestätigt: ${kind}`,
    text: (kind: string, number: string, until: string) =>
      `deine Angabe „${kind} ${number}“ ist im Register gefunden. Sie steht jetzt bei deinen Anzeigen, bis ${until}.`,
  },
  refused: {
    subject: (kind: string) => `Nicht bestätigt: ${kind}`,
    text: (kind: string, number: string) => `deine Angabe „${kind} ${number}“ konnten wir nicht bestätigen.`,
    reason: (reason: string) => `Grund: ${reason}`,
    byService: 'Der Dienst der EU für UID-Nummern (VIES) sagt, dass diese Nummer nicht gültig ist.',
    answer: 'Stimmt das nicht, gib die Nummer noch einmal an oder schreib uns.',
  },
  ending: {
    subject: (kind: string) => `Läuft ab: ${kind}`,
    text: (kind: string, until: string) =>
      `dein Nachweis „${kind}“ gilt bis ${until}. Danach steht er nicht mehr bei deinen Anzeigen.`,
    renew: 'Erneuern dauert eine Minute.',
  },
  action: 'Zu den Nachweisen',
} as const;
