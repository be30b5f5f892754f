import { useMemo } from 'react';
import { drawFace } from '#domain/pictures/goods/cut-face.ts';
import { createRandom } from '#domain/pictures/random.ts';
import { DEFAULT_SPECIES } from '#domain/pictures/default-species.ts';
import { speciesFromWoodType, speciesLook } from '#domain/pictures/species.ts';
import { logWoodType } from '#domain/wood/logs/log-list.ts';
import type { ListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { trusted } from '#web/device/trusted.ts';
import { stackLogs } from './pile-stack.ts';
import type { StackedLog } from './pile-stack.ts';

const MOST_DRAWN = 21;
const WIDTH = 380;
const HEIGHT = 190;
const FACE_RADIUS = 40;
const FACES_A_SPECIES = 2;

const lookOf = (woodTypeId: number) =>
  speciesLook(speciesFromWoodType(logWoodType(woodTypeId)?.code ?? '')[0] ?? DEFAULT_SPECIES);

/** The colour of a wood in bars. */
export const colourOf = (woodTypeId: number): string => {
  const look = lookOf(woodTypeId);
  return look.heartwood ?? look.lateWood;
};

/** The first logs of the list as a pile, true to their thickness, with the numbers on their plates. */
export function PilePicture({ logs }: { logs: readonly ListedLog[] }) {
  const shown = logs.slice(0, MOST_DRAWN);
  // Changes only with what is drawn: further logs are free.
  const key = shown
    .map(({ row, measured }) => `${row.number} ${row.woodTypeId} ${measured.diameterUnderBarkInCm}`)
    .join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const drawing = useMemo(() => trusted.createHTML(drawPile(shown)), [key]);
  return (
    <svg
      className="pile"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.picture(shown.length)}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

function drawPile(logs: readonly ListedLog[]): string {
  const random = createRandom(417);
  const stacked = stackLogs(
    logs.map(({ row, measured }) => ({ ...row, diameter: measured.diameterUnderBarkInCm })),
    { width: WIDTH - 24, height: HEIGHT - 34 },
  );
  const ground = HEIGHT - 18;
  const species = [...new Set(stacked.map(({ log }) => log.woodTypeId))];
  const faces = species.flatMap((id) =>
    Array.from({ length: FACES_A_SPECIES }, (_, index) => {
      const detail = { rings: 10, cracks: index };
      const face = drawFace({ random }, lookOf(id), { centre: [0, 0], radius: FACE_RADIUS }, detail);
      return `<g id="stirn-${id}-${index}">${face}</g>`;
    }),
  );
  const reach = stacked.length === 0 ? 0 : Math.max(...stacked.map(({ x, radius }) => Math.abs(x) + radius));
  const centre = WIDTH / 2;
  return (
    `<defs>${faces.join('')}</defs>` +
    `<rect class="fill-lichen" width="${WIDTH}" height="${HEIGHT}"/><rect class="pile-ground" y="${ground - 6}" width="${WIDTH}" height="${HEIGHT - ground + 6}"/>` +
    `<ellipse cx="${centre}" cy="${ground}" rx="${reach.toFixed(0)}" ry="5" opacity=".25"/>` +
    stacked.map((one, index) => drawLog(one, { index, turn: random.integer(0, 359), centre, ground })).join('')
  );
}

type Place = { index: number; turn: number; centre: number; ground: number };

function drawLog({ log, x, y, radius }: StackedLog, { index, turn, centre, ground }: Place): string {
  const at = `${(centre + x).toFixed(1)} ${(ground - y).toFixed(1)}`;
  const number = String(log.number);
  const height = Math.min(15, Math.max(7, radius * 0.5));
  const width = height * (0.55 * number.length + 0.7);
  const plate =
    radius < 9
      ? ''
      : `<g transform="translate(${at}) rotate(${(turn % 21) - 10})"><rect class="pile-plate" x="${(-width / 2).toFixed(1)}" y="${(-height / 2).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="1"/><text class="pile-number" y="${(height * 0.29).toFixed(1)}" font-size="${(height * 0.82).toFixed(1)}">${number}</text></g>`;
  return `<use href="#stirn-${log.woodTypeId}-${index % FACES_A_SPECIES}" transform="translate(${at}) rotate(${turn}) scale(${(radius / FACE_RADIUS).toFixed(3)})"/>${plate}`;
}
