import type { Light } from './light.ts';
import type { Measures } from './measured/measures.ts';
import type { PieceSize } from './picture-kind.ts';
import type { Random } from './random.ts';
import type { SpeciesLook } from './species.data.ts';

/** Everything one drawing needs; `define` collects gradients, clip paths and repeated shapes. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly species: readonly [SpeciesLook, ...SpeciesLook[]];
  readonly light: Light;
  readonly pieceSize: PieceSize | null;
  /** The figures of the advert that is drawn; null in pictures of no advert. */
  readonly measures: Measures | null;
  /** Turns a name into an id that no other picture on the page has. */
  readonly id: (name: string) => string;
  readonly nextId: () => string;
  readonly define: (markup: string) => void;
};

export type Drawing = (scene: Scene) => string;

/** Returns the value for the scene's piece size, or one by chance when the picture leaves it open. */
export function forPieceSize(scene: Scene, sizes: Readonly<Record<PieceSize, number>>): number {
  const size = scene.pieceSize ?? scene.random.pick(['small', 'medium', 'medium', 'large']);
  return sizes[size] * scene.random.between(0.92, 1.1);
}
