/** Words of the page of a first message: before signing in, and where it could not be sent; the others are those of the chat. */
export const firstMessageTexts = {
  notSent: 'Noch nicht gesendet',
  label: 'Nachricht',
  send: 'Nachricht senden',
  guest: 'Zum Senden meldest du dich danach an. Dein Text bleibt erhalten.',
  characters: 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
  tooMuch: 'So viel Verschiedenes können wir bis zur Anmeldung nicht merken. Kürz den Text oder melde dich zuerst an.',
  yourText: 'Dein Text',
  yourTextHelp: 'Er wurde nicht gesendet. Du kannst ihn für eine andere Anzeige kopieren.',
} as const;
