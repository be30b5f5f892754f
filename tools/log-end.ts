import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFace, faceLight } from '#domain/pictures/goods/cut-face.ts';
import { sharedDefinitions } from '#domain/pictures/definitions.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { chooseLight } from '#domain/pictures/light.ts';
import { createRandom, hashText } from '#domain/pictures/random.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { speciesLook } from '#domain/pictures/species.ts';

const SIZE = 600;
const DETAIL = { rings: 46, cracks: 2, heartChance: 1, sawMarks: true } as const;

/** Returns a larch's cut face alone on clear ground, for the head of the start page. */
function logEnd(seed: number): string {
  const random = createRandom(hashText(`logEnd laerche ${seed}`));
  const definitions: string[] = [];
  let lastId = 0;
  const scene: Scene = {
    width: SIZE,
    height: SIZE,
    random,
    species: [speciesLook('laerche')],
    light: chooseLight(random),
    pieceSize: null,
    measures: null,
    id: (part) => `s-${part}`,
    nextId: () => `s${(lastId += 1).toString(36)}`,
    define: (markup) => definitions.push(markup),
  };
  const centre: Point = [SIZE / 2, SIZE / 2];
  const radius = SIZE * 0.45;
  const face = drawFace(scene, scene.species[0], { centre, radius }, DETAIL) + faceLight(scene, centre, radius);
  const box = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`;
  const defs = `<defs>${sharedDefinitions(scene)}${definitions.join('')}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${defs}${face}</svg>\n`;
}

writeFileSync(join(import.meta.dirname, '../src/web/home/log-end.svg'), logEnd(2));
