/** Where the settings of the consent are opened again; the words of the dialog itself stand beside. */
export const consentTexts = {
  settingsButton: 'Cookie-Einstellungen',
} as const;
