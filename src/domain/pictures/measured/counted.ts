import { short } from '#domain/pictures/geometry.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { oblique } from './oblique.ts';
import { scaleFigure } from './scale.ts';

/** A pallet of 120 × 80 cm with what it carries, in cm. */
const LOAD_IN_CM = 120;
const GAP_IN_CM = 12;
const MOST_LOADS = 40;

/** A load drawn once in a box of `size` px with its foot at y = 0, and then placed as often as it is counted. */
export type Load = { readonly markup: string; readonly size: number; readonly tall: number };

/** Draws as many pallets or crates as are counted, two or three on each other, beside a person. */
export function drawCounted(scene: Scene, count: number, load: Load): string {
  const { random } = scene;
  const shown = Math.min(MOST_LOADS, Math.max(1, Math.ceil(count)));
  const onTop = shown <= 3 ? 1 : shown <= 12 ? 2 : 3;
  const beside = Math.ceil(shown / onTop);
  const tall = (load.tall / load.size) * LOAD_IN_CM;
  const stage = oblique(scene, {
    width: beside * (LOAD_IN_CM + GAP_IN_CM),
    height: onTop * tall,
    depth: 0,
  });
  const id = scene.nextId();
  scene.define(`<g id="${id}">${load.markup}</g>`);
  const ratio = ((LOAD_IN_CM * stage.scale) / load.size).toFixed(3);
  let uses = '';
  for (let place = 0; place < shown; place += 1) {
    const x = stage.left + (place % beside) * (LOAD_IN_CM + GAP_IN_CM) * stage.scale;
    const y = stage.ground - Math.floor(place / beside) * tall * stage.scale;
    uses += `<use href="#${id}" transform="translate(${short(x)} ${short(y)})scale(${ratio})"/>`;
  }
  const whole = beside * (LOAD_IN_CM + GAP_IN_CM) * stage.scale;
  return (
    surroundings(scene, stage.ground - random.between(60, 120)) +
    groundShadow([stage.left + whole / 2, stage.ground + 2], whole * 0.54, 8) +
    uses +
    scaleFigure(scene, stage.figure, stage.scale)
  );
}
