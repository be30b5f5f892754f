import { INK, mix } from '#domain/pictures/colour.ts';
import { FULL_TURN, polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { GROUND, machineScene, sideLog, wheel } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

function chipStream(scene: Scene, from: Point, to: Point): string {
  const { random } = scene;
  const { sapwood, lateWood } = scene.species[0];
  let flakes = '';
  for (let index = 0; index < 90; index += 1) {
    const share = random.next();
    const x = from[0] + (to[0] - from[0]) * share + random.around(8 + share * 18);
    const y = from[1] + (to[1] - from[1]) * share ** 2 - Math.sin(Math.PI * share) * 26 + random.around(6 + share * 14);
    const turn = random.between(0, FULL_TURN);
    flakes += polygon([
      [x - 3 * Math.cos(turn), y - 3 * Math.sin(turn)],
      [x + 1, y - 2],
      [x + 3 * Math.cos(turn), y + 3 * Math.sin(turn)],
    ]);
  }
  return `<path d="${flakes}" fill="${sapwood}" stroke="${lateWood}" stroke-width=".6"/>`;
}

function container(left: number, colour: string): string {
  let ribs = '';
  for (let x = left + 14; x < left + 130; x += 17) ribs += `M${x} ${g - 92}V${g - 10}`;
  return (
    `<path d="M${left} ${g - 96}H${left + 138}V${g - 6}H${left}z" fill="${colour}" stroke="${INK}" stroke-opacity=".5"/>` +
    `<path d="${ribs}" stroke="${mix(colour, '#14211b', 0.35)}" stroke-width="4"/><path d="M${left - 3} ${g - 96}h144" stroke="${mix(colour, '#ffffff', 0.25)}" stroke-width="5"/>`
  );
}

/** Draws a chipper that blows chips into a container. */
export function drawChipper(scene: Scene): string {
  const { random, species } = scene;
  return machineScene(scene, ({ body, accent }) => {
    const spout: Point = [256, g - 206];
    const { sapwood, lateWood } = species[0];
    const logs = Array.from({ length: 5 }, (_, index) =>
      sideLog(scene, random.pick(species), [-24 + random.around(16), g - 64 - (index % 3) * 13], {
        length: 112,
        radius: 7,
      }),
    );
    return (
      logs.join('') +
      `<path d="M84 ${g - 50}l-60 8v-10l60-44z" fill="${mix(body, '#14211b', 0.25)}"/>` +
      `<path d="M78 ${g - 40}V${g - 112}Q78 ${g - 122} 90 ${g - 122}H206Q216 ${g - 122} 216 ${g - 110}V${g - 40}z" fill="${body}"/>` +
      `<circle cx="122" cy="${g - 78}" r="28" fill="${mix(body, '#14211b', 0.3)}"/><circle cx="122" cy="${g - 78}" r="17" fill="${accent}"/><circle cx="122" cy="${g - 78}" r="6" fill="${INK}"/>` +
      `<path d="M160 ${g - 104}h44v4h-44zM160 ${g - 95}h44v4h-44zM160 ${g - 86}h44v4h-44z" fill="${INK}" opacity=".45"/>` +
      `<path d="M176 ${g - 120}V${g - 176}Q178 ${g - 208} 214 ${g - 212}L252 ${g - 214}l8 14-40 4Q200 ${g - 192} 198 ${g - 172}V${g - 120}z" fill="${accent}" stroke="${INK}" stroke-opacity=".5"/>` +
      `<path d="M310 ${g - 94}q24 -${short(random.between(16, 34))} 62 -${short(random.between(18, 30))}q40 4 70 30z" fill="${mix(sapwood, lateWood, 0.25)}"/>` +
      chipStream(scene, spout, [366, g - 108]) +
      container(304, random.pick(['#5d6f66', '#7c5d49', '#4f6676'])) +
      `<path d="M216 ${g - 46}h52" stroke="${INK}" stroke-width="7"/>` +
      wheel(112, 25, body) +
      wheel(176, 25, body)
    );
  });
}
