/** Hours of the day in which nothing is sent. */
export const quietHoursTexts = {
  title: 'Ruhezeit',
  isOn: 'In der Ruhezeit nichts schicken',
  help: 'Was in dieser Zeit ankommt, erfährst du danach auf einmal.',
  from: 'von',
  to: 'bis',
  hour: (hour: number) => `${hour} Uhr`,
  same: 'Anfang und Ende sind gleich. Wähl zwei verschiedene Stunden.',
} as const;
