import { INK, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import { GROUND, machineScene, sideLog, wheel } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

function boards(scene: Scene, left: number, count: number): string {
  const { random } = scene;
  const { sapwood, lateWood } = scene.species[0];
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const y = g - 4 - index * 7;
    const shift = random.around(8);
    markup += `<rect x="${short(left + shift)}" y="${short(y - 5)}" width="112" height="5.4" fill="${mix(sapwood, lateWood, random.between(0, 0.3))}" stroke="#2a1a0e" stroke-opacity=".6" stroke-width=".8"/>`;
  }
  return markup;
}

/** Draws a band sawmill on its trailer with a log on the bed. */
export function drawMobileSawmill(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, ({ body, accent }) => {
    const carriage = random.between(176, 268);
    const deck = g - 62;
    const radius = random.between(21, 28);
    const saw =
      `<path d="M${short(carriage - 8)} ${short(deck)}V${short(deck - 104)}h12V${short(deck)}zM${short(carriage + 62)} ${short(deck)}V${short(deck - 104)}h12V${short(deck)}z" fill="${INK}"/>` +
      `<rect x="${short(carriage - 22)}" y="${short(deck - 104)}" width="112" height="48" rx="20" fill="${body}"/>` +
      `<circle cx="${short(carriage + 2)}" cy="${short(deck - 80)}" r="15" fill="${mix(body, '#ffffff', 0.2)}"/><circle cx="${short(carriage + 66)}" cy="${short(deck - 80)}" r="15" fill="${mix(body, '#ffffff', 0.2)}"/>` +
      `<rect x="${short(carriage + 12)}" y="${short(deck - 130)}" width="46" height="28" rx="3" fill="${accent}"/><path d="M${short(carriage + 20)} ${short(deck - 122)}h30M${short(carriage + 20)} ${short(deck - 114)}h30" stroke="${INK}" stroke-width="2.4" opacity=".6"/>` +
      `<path d="M${short(carriage - 16)} ${short(deck - radius * 1.5)}h104" stroke="#e3e9e2" stroke-width="2.2"/>`;
    return (
      boards(scene, 366, random.integer(4, 9)) +
      `<path d="M40 ${deck + 4}H428v12H40z" fill="${body}"/><path d="M40 ${deck + 4}H428" stroke="${mix(body, '#ffffff', 0.35)}" stroke-width="2"/>` +
      `<path d="M40 ${deck + 10}L12 ${deck + 26}" stroke="${INK}" stroke-width="6"/><path d="M16 ${deck + 24}V${g}" stroke="${INK}" stroke-width="5"/>` +
      [90, 200, 330, 410]
        .map(
          (x) =>
            `<path d="M${x} ${deck + 14}V${g}" stroke="${INK}" stroke-width="6"/><path d="M${x - 10} ${g}h20" stroke="${INK}" stroke-width="4"/>`,
        )
        .join('') +
      sideLog(scene, scene.species[0], [74, deck - radius + 2], { length: 306, radius }) +
      `<rect x="74" y="${short(deck - radius * 2)}" width="${short(carriage - 74)}" height="${short(radius * 0.5)}" fill="${scene.species[0].sapwood}"/>` +
      saw +
      wheel(246, 21, body) +
      wheel(290, 21, body)
    );
  });
}
