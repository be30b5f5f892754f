import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import type { Issue } from '#domain/result.ts';

type Params = Issue['params'];

const placeOf = ({ latitude = 0, longitude = 0 }: Params): string =>
  `${Number(latitude).toFixed(6)}, ${Number(longitude).toFixed(6)}`;
const figure = (value: Params[string] | undefined): string => formatNumber(Number(value ?? 0));

/** Why an outline or a record of origin is not taken, by the code of the reason. */
export const outlineRefusals: Readonly<Record<string, (params: Params) => string>> = {
  'outline.too-few-points': () => 'Eine Fläche braucht mindestens drei Punkte.',
  'outline.too-many-points': ({ points, maximum }) =>
    `Die Fläche hat ${figure(points)} Punkte, möglich sind ${figure(maximum)}. Lass Punkte weg oder importier sie als Datei: Dann lassen wir überflüssige weg.`,
  'outline.too-many-holes': ({ maximum }) => `Mehr als ${figure(maximum)} Aussparungen sind nicht möglich.`,
  'outline.elsewhere': (params) =>
    `Der Punkt ${placeOf(params)} liegt weder in Europa noch in Nordamerika. Steht die Breite vorne? In Österreich liegt sie zwischen 46 und 49.`,
  'outline.too-wide': ({ maximum }) =>
    `Die Punkte liegen mehr als ${figure(maximum)} km auseinander. Stimmt jede Zeile?`,
  'outline.crosses': (params) =>
    `Die Linie kreuzt oder berührt sich bei ${placeOf(params)}. Bring die Punkte dort in die richtige Reihenfolge.`,
  'outline.hole-outside': (params) =>
    `Die Aussparung bei ${placeOf(params)} liegt nicht innerhalb der Fläche oder in einer anderen Aussparung.`,
  'outline.too-small': ({ minimum }) => `Die Fläche ist kleiner als ${figure(minimum)} m².`,
  'outline.too-large': ({ maximum }) => `Die Fläche ist größer als ${figure(maximum)} ha.`,
  'outline.line': ({ line }) =>
    `Zeile ${figure(line)} ist nicht zu lesen. Schreib je Zeile einen Punkt, die Breite zuerst: 47.5432, 15.1234`,
  'outline.species-sum': ({ sum }) =>
    `Die Anteile ergeben zusammen ${formatFixed(Number(sum ?? 0), 0)} %, möglich sind höchstens 100 %.`,
  'outline.species-twice': () => 'Jede Holzart kann nur einmal vorkommen.',
  'eudr.number': () => 'Die Nummer hat nur Buchstaben, Ziffern, Punkte, Schrägstriche und Bindestriche.',
  'eudr.species': () => 'Die Verordnung verlangt einzelne Arten mit botanischem Namen; gemischtes Holz reicht nicht.',
  'eudr.country': () => 'Bitte wähl das Land, in dem das Holz geerntet wurde.',
  'eudr.harvest-day': () => 'Der Tag der Ernte liegt in der Zukunft oder vor dem Jahr 2000.',
  'eudr.harvest-order': () => 'Das Ende der Ernte liegt vor ihrem Anfang.',
  'eudr.no-point': () => 'Der Punkt fehlt noch.',
  'eudr.no-hectares': () => 'Die Größe der Fläche fehlt noch.',
};
