import { crateLoad } from '#domain/pictures/goods/crate.ts';
import { bagsLoad } from '#domain/pictures/goods/pellets.ts';
import type { PictureKind } from '#domain/pictures/picture-kind.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { drawCounted } from './counted.ts';
import { drawMeasuredChips, drawMeasuredHeap, drawMeasuredPellets } from './heaps.ts';
import { drawMeasuredLogs } from './logs.ts';
import type { Measures } from './measures.ts';
import { drawMeasuredPacks } from './packs.ts';
import { drawMeasuredStack } from './stacked.ts';

/** Bags of 15 kg on a pallet; 66 of them are 990 kg. */
const BAGS_ON_A_PALLET = 66;
const PALLET_IN_KG = 990;

type MeasuredDrawing = (scene: Scene, measures: Measures) => string | null;

const stack: MeasuredDrawing = (scene, { stackedInRm }) => (stackedInRm ? drawMeasuredStack(scene, stackedInRm) : null);
const heap: MeasuredDrawing = (scene, { looseInSrm }) => (looseInSrm ? drawMeasuredHeap(scene, looseInSrm) : null);
const chips: MeasuredDrawing = (scene, { looseInSrm }) => (looseInSrm ? drawMeasuredChips(scene, looseInSrm) : null);
const packs: MeasuredDrawing = (scene, { solidInM3, thicknessInMm }) =>
  solidInM3 && thicknessInMm ? drawMeasuredPacks(scene, solidInM3) : null;

const MEASURED: Partial<Record<PictureKind, MeasuredDrawing>> = {
  stack,
  stackRow: stack,
  heap,
  looseBox: heap,
  woodChips: chips,
  chipsUnderRoof: chips,
  boardPack: packs,
  squaredTimber: packs,
  pellets: (scene, { massInKg }) => (massInKg ? drawMeasuredPellets(scene, massInKg) : null),
  logPile: (scene, { solidInM3, diameterInCm }) =>
    solidInM3 && diameterInCm ? drawMeasuredLogs(scene, solidInM3, diameterInCm) : null,
  crate: (scene, { pieces }) => (pieces ? drawCounted(scene, pieces, crateLoad(scene)) : null),
  pelletBags: (scene, { pieces, massInKg }) => {
    const pallets = pieces ? pieces / BAGS_ON_A_PALLET : (massInKg ?? 0) / PALLET_IN_KG;
    return pallets > 0 ? drawCounted(scene, pallets, bagsLoad(scene)) : null;
  },
};

/** Returns the drawing of a kind at the scale of the advert's own figures; null where they do not say how much there is. */
export function measuredDrawing(kind: PictureKind, scene: Scene): string | null {
  return scene.measures === null ? null : (MEASURED[kind]?.(scene, scene.measures) ?? null);
}
