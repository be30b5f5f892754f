/** Words of the offer to be told by push, in the settings and beside the chats. */
export const pushOfferTexts = {
  title: 'Push auf diesem Gerät',
  off: 'Eine kurze Meldung, sobald dir jemand schreibt, auch wenn Stammplatz nicht offen ist. Darin steht nur, um welche Anzeige es geht, nie der Text.',
  on: 'Eingeschaltet: Dieses Gerät meldet, was oben angehakt ist.',
  denied:
    'Dein Browser lässt von dieser Seite keine Meldungen zu. Ändern kannst du das beim Zeichen links neben der Adresse, unter „Benachrichtigungen“.',
  unsupported: 'Dieser Browser kann keine Push-Meldungen empfangen. Mails bekommst du trotzdem.',
  needsInstall:
    'Auf iPhone und iPad geht das, sobald Stammplatz am Home-Bildschirm liegt: „Teilen“ und dann „Zum Home-Bildschirm“.',
  allow: 'Push einschalten',
  end: 'Push ausschalten',
  busy: 'Einen Augenblick …',
  allowed: 'Push ist auf diesem Gerät eingeschaltet.',
  ended: 'Push ist auf diesem Gerät ausgeschaltet.',
  failed: 'Der Push-Dienst deines Browsers ist gerade nicht erreichbar. Versuch es später noch einmal.',
  dismissed: 'Du hast die Frage des Browsers geschlossen. Wenn du willst, versuch es noch einmal.',
  hintTitle: 'Gleich erfahren, wenn jemand schreibt?',
  hint: 'Eine kurze Meldung auf dieses Gerät, ohne den Text.',
} as const;
