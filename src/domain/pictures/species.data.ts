/** Looks of a species on the cut face and as a tree. Shares are of the radius, colours six-digit hex. */
export type SpeciesLook = {
  readonly bark: { readonly main: string; readonly light: string; readonly dark: string };
  readonly barkShare: number;
  readonly sapwood: string;
  readonly heartwood: string | null;
  readonly heartShare: number;
  /** Red heart of beech, brown heart of ash: not in every log and never round. */
  readonly heartIsIrregular: boolean;
  readonly lateWood: string;
  readonly ringStrength: number;
  readonly outlineWobble: number;
  readonly softwood: boolean;
  readonly ringPorous: boolean;
  readonly rays: number;
  readonly rayColour: string;
  readonly crown: 'cone' | 'parasol' | 'round';
};

type Extras = Partial<
  Pick<
    SpeciesLook,
    'heartwood' | 'heartShare' | 'heartIsIrregular' | 'softwood' | 'ringPorous' | 'rays' | 'rayColour' | 'crown'
  >
>;

function look(
  bark: readonly [main: string, light: string, dark: string],
  wood: readonly [sapwood: string, lateWood: string],
  measures: readonly [barkShare: number, ringStrength: number, outlineWobble: number],
  extras: Extras = {},
): SpeciesLook {
  return {
    bark: { main: bark[0], light: bark[1], dark: bark[2] },
    sapwood: wood[0],
    lateWood: wood[1],
    barkShare: measures[0],
    ringStrength: measures[1],
    outlineWobble: measures[2],
    heartwood: null,
    heartShare: 0.5,
    heartIsIrregular: false,
    softwood: false,
    ringPorous: false,
    rays: 0,
    rayColour: wood[1],
    crown: 'round',
    ...extras,
  };
}

const CONIFER = { softwood: true, crown: 'cone' } as const;

/** Drawn by eye after the macroscopic features (heartwood, pores, rays, bark) named in DIN EN 13556 and wood atlases. */
export const SPECIES_LOOKS = {
  fichte: look(['#5d4031', '#7d5a45', '#3c2920'], ['#f0dcb2', '#b27f45'], [0.055, 0.62, 0.018], CONIFER),
  tanne: look(['#6c6a62', '#8a887e', '#45433d'], ['#f1e3c6', '#b3925f'], [0.05, 0.55, 0.016], CONIFER),
  laerche: look(['#5f3b2b', '#85543c', '#3a231a'], ['#ecd09b', '#84401d'], [0.1, 0.78, 0.02], {
    ...CONIFER,
    heartwood: '#bf7040',
    heartShare: 0.84,
  }),
  kiefer: look(['#6d4633', '#a5673f', '#432a1f'], ['#f2dfae', '#a9692f'], [0.09, 0.58, 0.02], {
    softwood: true,
    crown: 'parasol',
    heartwood: '#d79c5f',
    heartShare: 0.6,
  }),
  schwarzkiefer: look(['#4d463f', '#7b7266', '#2d2823'], ['#f0dba6', '#9c6128'], [0.115, 0.64, 0.024], {
    softwood: true,
    crown: 'parasol',
    heartwood: '#cc8f52',
    heartShare: 0.46,
  }),
  douglasie: look(['#5a4436', '#816552', '#352720'], ['#f1ddb4', '#8f4a25'], [0.095, 0.76, 0.018], {
    ...CONIFER,
    heartwood: '#d08a5c',
    heartShare: 0.78,
  }),
  zirbe: look(['#67584b', '#8d7c6b', '#40362d'], ['#f3e2bd', '#c08f58'], [0.06, 0.4, 0.02], {
    ...CONIFER,
    heartwood: '#dcab78',
    heartShare: 0.72,
  }),
  buche: look(['#7f817b', '#a3a59d', '#585a55'], ['#edcda9', '#bd8759'], [0.034, 0.55, 0.026], {
    heartwood: '#b5714a',
    heartShare: 0.36,
    heartIsIrregular: true,
    rays: 190,
    rayColour: '#a8673c',
  }),
  hainbuche: look(['#83847d', '#a9aaa2', '#5d5e59'], ['#eee6d3', '#c4b08d'], [0.03, 0.4, 0.055], {
    rays: 120,
    rayColour: '#c9b48f',
  }),
  eiche: look(['#51473d', '#74675a', '#332c25'], ['#e7d3a8', '#7c5429'], [0.085, 0.45, 0.028], {
    heartwood: '#b58a57',
    heartShare: 0.86,
    ringPorous: true,
    rays: 90,
    rayColour: '#f0dcb0',
  }),
  esche: look(['#6d6c60', '#8f8d7f', '#4a493f'], ['#f1e6cf', '#9d7b50'], [0.06, 0.42, 0.022], {
    heartwood: '#b0906a',
    heartShare: 0.42,
    heartIsIrregular: true,
    ringPorous: true,
  }),
  birke: look(['#d9d5c9', '#f6f4ee', '#4b4843'], ['#f3e1c0', '#c9a06e'], [0.045, 0.32, 0.022], {
    rays: 80,
    rayColour: '#c69a66',
  }),
  ahorn: look(['#88806f', '#a79f8c', '#5d5748'], ['#f6ead3', '#c9a777'], [0.045, 0.34, 0.022], {
    rays: 90,
    rayColour: '#cfae80',
  }),
  erle: look(['#5b5349', '#7d7365', '#393329'], ['#e9b98d', '#b5733f'], [0.05, 0.4, 0.026], {
    rays: 70,
    rayColour: '#b06f3e',
  }),
  robinie: look(['#5a4d3c', '#7f6f57', '#393024'], ['#ece0a6', '#6f5620'], [0.1, 0.45, 0.04], {
    heartwood: '#a98a45',
    heartShare: 0.9,
    ringPorous: true,
  }),
  kirsche: look(['#6a4a44', '#946a60', '#41302c'], ['#efd6ae', '#9c5f36'], [0.045, 0.46, 0.024], {
    heartwood: '#c98f63',
    heartShare: 0.8,
    rays: 70,
    rayColour: '#d9a87c',
  }),
  nuss: look(['#6d655b', '#90877a', '#453f38'], ['#dac7a5', '#4e3524'], [0.07, 0.44, 0.026], {
    heartwood: '#80604a',
    heartShare: 0.7,
    rays: 50,
    rayColour: '#9a7a60',
  }),
  pappel: look(['#8b887b', '#b0ac9d', '#5a574d'], ['#f3ead6', '#c3aa80'], [0.075, 0.32, 0.026], {
    heartwood: '#c9ae8b',
    heartShare: 0.5,
    heartIsIrregular: true,
  }),
  linde: look(['#6f695c', '#938c7c', '#48443b'], ['#f3e4bf', '#cdaa70'], [0.065, 0.28, 0.022], {
    rays: 70,
    rayColour: '#cfa96f',
  }),
  weide: look(['#67604f', '#8b826c', '#413c30'], ['#f2e2c4', '#b88a5f'], [0.085, 0.34, 0.028], {
    heartwood: '#c9926d',
    heartShare: 0.56,
  }),
  ulme: look(['#5b5245', '#7f7463', '#39332a'], ['#e9d5aa', '#754a2a'], [0.085, 0.5, 0.03], {
    heartwood: '#a06f4a',
    heartShare: 0.76,
    ringPorous: true,
    rays: 50,
    rayColour: '#caa276',
  }),
  edelkastanie: look(['#5f564b', '#847a6b', '#3a342d'], ['#ecdcb4', '#83592c'], [0.07, 0.5, 0.026], {
    heartwood: '#bf955c',
    heartShare: 0.92,
    ringPorous: true,
  }),
  obstholz: look(['#695a4c', '#8f7d6b', '#41362d'], ['#efd3ac', '#9d6440'], [0.045, 0.4, 0.045], {
    heartwood: '#b0714f',
    heartShare: 0.62,
    heartIsIrregular: true,
    rays: 80,
    rayColour: '#c08a60',
  }),
} as const satisfies Record<string, SpeciesLook>;
