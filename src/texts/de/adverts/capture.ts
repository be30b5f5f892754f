import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { formatDateLong } from '#domain/format/dates.ts';

type Spoken = { day: string; spot?: 'PILE' | 'TOWN' | 'AWAY' | 'OPEN'; category: CategoryCode; city: string };

function spotWords({ spot, category, city }: Omit<Spoken, 'day'>): string {
  if (spot === 'PILE') return category === 'LOGS' ? ' am Polter' : ' am Lagerplatz';
  return spot === 'TOWN' && city !== '' ? ` bei ${city}` : '';
}

/** What is said of when and where a photo was taken. */
export const captureTexts = {
  sentence: ({ day, ...where }: Spoken) => `Laut Kamera am ${formatDateLong(day)}${spotWords(where)} aufgenommen`,
  showDay: 'Aufnahmetag zeigen',
  showDayAndSpot: 'Aufnahmetag und Ort zeigen',
  shownAs: (sentence: string) => `Beim Foto steht dann: „${sentence}“.`,
  away: 'Das Foto ist nicht bei deiner Anzeige aufgenommen, darum zeigen wir nur den Tag.',
  open: 'Der Ort kommt dazu, sobald deine Anzeige einen hat und das Foto dort aufgenommen ist.',
  none: 'Ohne Aufnahmetag: In der Datei steht keiner, etwa weil sie aus einem Chat stammt oder bearbeitet ist.',
  withPlace: 'Aufnahmeort der nächsten Fotos verwenden',
  withPlaceHelp:
    'Damit kann beim Foto „am Polter aufgenommen“ stehen, wenn es bei deiner Anzeige entstanden ist. Wir merken uns den Ort auf rund 100 m genau und zeigen ihn niemandem.',
} as const;
