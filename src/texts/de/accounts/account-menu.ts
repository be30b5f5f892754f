/** Words of the way into the account, in the frame of every page. */
export const accountMenuTexts = {
  signIn: 'Anmelden',
  account: 'Konto',
  menu: (name: string) => `Konto von ${name}`,
  signedInAs: 'Angemeldet als',
  myAdverts: 'Meine Anzeigen',
  myAgreements: 'Meine Vereinbarungen',
  favourites: 'Merkliste',
  savedSearches: 'Suchaufträge',
  myRequests: 'Meine Gesuche',
  myCompany: 'Meine Firma',
  profile: 'Profil und Einstellungen',
  moderation: 'Moderation',
  dashboards: 'Auswertungen',
  signOut: 'Abmelden',
  signOutFailed: 'Das Abmelden hat nicht geklappt. Versuch es noch einmal.',
} as const;
