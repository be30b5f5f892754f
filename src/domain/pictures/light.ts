import type { Random } from './random.ts';

/** Colours of one kind of daylight over one kind of ground. */
export type Light = {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly ground: readonly [far: string, near: string];
  readonly farTrees: string;
  readonly nearTrees: string;
  readonly closeTrees: string;
  /** Laid over the whole picture. */
  readonly tint: { readonly colour: string; readonly opacity: number };
  readonly groundKind: GroundKind;
  readonly backdrop: 'spruces' | 'hills' | 'mountains' | 'broadleaves';
};

const GROUND_KINDS = ['frost', 'snow', 'gravel', 'grass', 'leaves'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

const GROUND_COLOURS: Readonly<Record<GroundKind, readonly [far: string, near: string]>> = {
  frost: ['#dde4dc', '#b9c4b9'],
  snow: ['#f7f9f8', '#d9e1e4'],
  gravel: ['#dcd9d1', '#b5b0a5'],
  grass: ['#ccd8bd', '#98ab84'],
  leaves: ['#e2d7c0', '#bda684'],
};

type Mood = Omit<Light, 'ground' | 'groundKind' | 'backdrop'>;

const MOODS: readonly [Mood, ...Mood[]] = [
  {
    sky: ['#dfe8e4', '#f3f5f0', '#e8ece6'],
    farTrees: '#c3cfc8',
    nearTrees: '#93a69c',
    closeTrees: '#4d6a5b',
    tint: { colour: '#ffffff', opacity: 0 },
  },
  {
    sky: ['#cfdfe8', '#ecf3f4', '#f2f3ec'],
    farTrees: '#c0cfd2',
    nearTrees: '#8aa3a3',
    closeTrees: '#45675f',
    tint: { colour: '#dcecf5', opacity: 0.06 },
  },
  {
    sky: ['#e9e1d6', '#fbf0dc', '#f6e6cd'],
    farTrees: '#d6cdb9',
    nearTrees: '#a5a38c',
    closeTrees: '#56674f',
    tint: { colour: '#ffb45e', opacity: 0.08 },
  },
  {
    sky: ['#e0dce2', '#f6e8e2', '#f7ece1'],
    farTrees: '#d0c9cc',
    nearTrees: '#9c9f9f',
    closeTrees: '#4f655f',
    tint: { colour: '#f7c7b0', opacity: 0.06 },
  },
  {
    sky: ['#cbd4d5', '#dde3e1', '#e1e5df'],
    farTrees: '#b9c5c2',
    nearTrees: '#84978f',
    closeTrees: '#405c50',
    tint: { colour: '#8fa3a8', opacity: 0.08 },
  },
];

/** Returns a soft daylight with ground and backdrop chosen by chance. */
export function chooseLight(random: Random): Light {
  const mood = random.pick(MOODS);
  const groundKind = random.pick(GROUND_KINDS);
  return {
    ...mood,
    groundKind,
    ground: GROUND_COLOURS[groundKind],
    backdrop: random.pick(['spruces', 'spruces', 'hills', 'mountains', 'broadleaves']),
  };
}
