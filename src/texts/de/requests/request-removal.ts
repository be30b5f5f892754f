/** Words of the page on which moderators remove a Gesuch. */
export const requestRemovalTexts = {
  title: 'Gesuch entfernen',
  reason: 'Begründung für die Person, die es geschrieben hat',
  help: 'Sie kommt so per Mail an (DSA Art. 17). 10 bis 1.000 Zeichen.',
  submit: 'Entfernen',
  short: 'Die Begründung braucht mindestens 10 Zeichen.',
  removed: 'Dieses Gesuch ist entfernt: Nur wer es aufgegeben hat und die Moderation sehen es noch.',
  done: {
    entfernt: 'Entfernt. Wer das Gesuch aufgegeben oder gemeldet hat, bekommt ein Mail.',
    wieder: 'Das Gesuch ist wieder da. Wer es aufgegeben oder gemeldet hat, bekommt ein Mail.',
  } as Readonly<Record<string, string>>,
  restore: 'Entfernung zurücknehmen',
  restoreHelp: 'Es läuft bis zu seinem bisherigen Ende weiter, und wer es aufgegeben hat, bekommt ein Mail.',
} as const;
