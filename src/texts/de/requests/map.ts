import { formatNumber } from '#domain/format/numbers.ts';

const counted = (count: number): string => (count === 1 ? '1 Gesuch' : `${formatNumber(count)} Gesuche`);

/** Gesuche on the map; loaded once they are switched on. */
export const requestMapTexts = {
  /** On a mark. */
  mark: (count: number) => (count === 1 ? 'Gesuch' : counted(count)),
  single: (title: string, place: string) => `Gesuch: ${title}, bei ${place}`,
  several: (count: number) => `${counted(count)} beisammen`,
  closer: (count: number) => `${counted(count)}, näher ansehen`,
  here: (count: number) => (count === 0 ? 'Hier sucht gerade niemand' : `${counted(count)} hier`),
  loading: 'Gesuche laden …',
  failed: 'Die Gesuche konnten nicht geladen werden.',
  card: counted,
  blurred: 'Die Punkte liegen bis zu 2,5 km daneben.',
  again: 'Noch einmal',
  close: 'Schließen',
} as const;
