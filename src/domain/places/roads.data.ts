import type { Coordinates } from './geometry/distance.ts';

type Position = readonly [longitude: number, latitude: number];

/** A motorway: its number, its course by the towns and junctions it passes, and the points of it where the number is written. */
export type Road = { name: string; course: readonly Position[]; signs: readonly number[] };

/**
 * Motorways and expressways of Austria by the places they pass, written down for this map from general knowledge of the
 * country; exact to a few kilometres, enough to answer "where is that". Places: the gazetteer of the project.
 */
export const ROADS: readonly Road[] = [
  {
    name: 'A 1',
    signs: [3, 8, 14],
    course: [
      [16.27, 48.19],
      [16.04, 48.18],
      [15.83, 48.17],
      [15.62, 48.18],
      [15.34, 48.21],
      [15.14, 48.16],
      [14.87, 48.11],
      [14.66, 48.17],
      [14.52, 48.19],
      [14.34, 48.22],
      [14.13, 48.15],
      [13.98, 48.08],
      [13.82, 48.02],
      [13.67, 47.98],
      [13.52, 47.88],
      [13.35, 47.85],
      [13.15, 47.82],
      [13.04, 47.83],
      [12.98, 47.79],
    ],
  },
  {
    name: 'A 2',
    signs: [2, 7, 12],
    course: [
      [16.35, 48.13],
      [16.31, 48.06],
      [16.26, 47.97],
      [16.22, 47.83],
      [16.13, 47.68],
      [16.08, 47.54],
      [16.05, 47.41],
      [15.98, 47.29],
      [15.83, 47.2],
      [15.69, 47.08],
      [15.5, 47.02],
      [15.4, 46.99],
      [15.19, 46.98],
      [15.0, 46.9],
      [14.84, 46.84],
      [14.62, 46.64],
      [14.31, 46.65],
      [14.05, 46.62],
      [13.85, 46.61],
      [13.71, 46.55],
    ],
  },
  {
    name: 'A 3',
    signs: [1],
    course: [
      [16.35, 48.03],
      [16.42, 47.93],
      [16.49, 47.86],
    ],
  },
  {
    name: 'A 4',
    signs: [2],
    course: [
      [16.42, 48.19],
      [16.55, 48.12],
      [16.77, 48.06],
      [16.86, 47.99],
      [17.03, 47.93],
      [17.07, 47.93],
    ],
  },
  {
    name: 'A 5',
    signs: [1],
    course: [
      [16.48, 48.29],
      [16.55, 48.41],
      [16.6, 48.55],
      [16.63, 48.72],
    ],
  },
  {
    name: 'A 6',
    signs: [0],
    course: [
      [16.97, 47.97],
      [17.06, 48.06],
    ],
  },
  {
    name: 'A 7',
    signs: [1],
    course: [
      [14.28, 48.24],
      [14.32, 48.3],
      [14.42, 48.37],
      [14.47, 48.43],
    ],
  },
  {
    name: 'A 8',
    signs: [3],
    course: [
      [14.08, 48.12],
      [14.0, 48.18],
      [13.83, 48.24],
      [13.65, 48.24],
      [13.49, 48.28],
      [13.45, 48.4],
    ],
  },
  {
    name: 'A 9',
    signs: [2, 6, 10],
    course: [
      [14.02, 48.1],
      [14.14, 48.03],
      [14.15, 47.92],
      [14.22, 47.85],
      [14.33, 47.71],
      [14.33, 47.58],
      [14.51, 47.54],
      [14.74, 47.44],
      [14.88, 47.38],
      [15.02, 47.3],
      [15.32, 47.16],
      [15.38, 47.02],
      [15.53, 46.83],
      [15.65, 46.69],
    ],
  },
  {
    name: 'A 10',
    signs: [3, 9],
    course: [
      [13.0, 47.76],
      [13.08, 47.68],
      [13.15, 47.57],
      [13.19, 47.48],
      [13.24, 47.4],
      [13.38, 47.4],
      [13.41, 47.28],
      [13.42, 47.13],
      [13.5, 47.08],
      [13.57, 46.91],
      [13.5, 46.8],
      [13.65, 46.71],
      [13.83, 46.61],
    ],
  },
  {
    name: 'A 11',
    signs: [0],
    course: [
      [13.88, 46.59],
      [14.0, 46.55],
      [14.02, 46.48],
    ],
  },
  {
    name: 'A 12',
    signs: [2, 6],
    course: [
      [12.18, 47.62],
      [12.16, 47.58],
      [12.06, 47.49],
      [11.87, 47.42],
      [11.7, 47.35],
      [11.5, 47.29],
      [11.38, 47.26],
      [11.08, 47.3],
      [10.87, 47.24],
      [10.74, 47.22],
      [10.6, 47.15],
    ],
  },
  {
    name: 'A 13',
    signs: [1],
    course: [
      [11.39, 47.24],
      [11.43, 47.13],
      [11.5, 47.01],
    ],
  },
  {
    name: 'A 14',
    signs: [2],
    course: [
      [9.78, 47.55],
      [9.73, 47.48],
      [9.69, 47.4],
      [9.64, 47.29],
      [9.62, 47.22],
      [9.82, 47.15],
    ],
  },
  {
    name: 'S 16',
    signs: [2],
    course: [
      [9.82, 47.15],
      [10.07, 47.13],
      [10.27, 47.13],
      [10.57, 47.14],
    ],
  },
  {
    name: 'S 6',
    signs: [3],
    course: [
      [16.08, 47.69],
      [15.83, 47.63],
      [15.69, 47.6],
      [15.45, 47.53],
      [15.27, 47.41],
      [15.09, 47.38],
      [14.97, 47.36],
    ],
  },
  {
    name: 'S 36',
    signs: [2],
    course: [
      [14.97, 47.36],
      [14.85, 47.25],
      [14.7, 47.2],
      [14.66, 47.18],
    ],
  },
  {
    name: 'S 35',
    signs: [1],
    course: [
      [15.28, 47.41],
      [15.32, 47.27],
      [15.33, 47.17],
    ],
  },
  {
    name: 'S 5',
    signs: [2],
    course: [
      [16.2, 48.38],
      [16.0, 48.38],
      [15.85, 48.4],
      [15.63, 48.41],
    ],
  },
  {
    name: 'S 10',
    signs: [1],
    course: [
      [14.47, 48.43],
      [14.5, 48.51],
      [14.5, 48.55],
    ],
  },
  {
    name: 'A 22',
    signs: [1],
    course: [
      [16.38, 48.27],
      [16.33, 48.34],
      [16.2, 48.38],
    ],
  },
  {
    name: 'S 33',
    signs: [1],
    course: [
      [15.65, 48.19],
      [15.7, 48.3],
      [15.65, 48.41],
    ],
  },
];

/** Weight of a road's number among the names on the map: before villages, behind towns. */
const SIGN_WEIGHT = 58;

/** Returns the numbers of the roads as places to be named on the map. */
export function roadSigns(): (Coordinates & { name: string; weight: number; isRoad: true })[] {
  return ROADS.flatMap(({ name, course, signs }) =>
    signs.flatMap((index) => {
      const point = course[index];
      return point === undefined
        ? []
        : [{ name, weight: SIGN_WEIGHT, longitude: point[0], latitude: point[1], isRoad: true as const }];
    }),
  );
}
