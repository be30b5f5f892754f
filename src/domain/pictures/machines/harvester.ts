import { INK, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import { GROUND, boom, cab, machineScene, wheel } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

function rearBody(body: string): string {
  return (
    `<path d="M34 ${g - 44}L36 ${g - 104}Q37 ${g - 114} 48 ${g - 116}L132 ${g - 120}Q142 ${g - 120} 143 ${g - 110}L146 ${g - 44}z" fill="${body}"/>` +
    `<path d="M46 ${g - 98}h34v4H46zM46 ${g - 90}h34v4H46zM46 ${g - 82}h34v4H46z" fill="${INK}" opacity=".45"/>` +
    `<path d="M40 ${g - 66}H142" stroke="${mix(body, '#ffffff', 0.28)}" stroke-width="2.4"/><path d="M52 ${g - 118}v-16h8v15z" fill="${INK}"/>`
  );
}

/** The head hangs from the boom, holds the stem and pushes it through its knives. */
function head(scene: Scene, x: number, y: number, accent: string): string {
  const look = scene.species[0];
  const { bark, sapwood } = look;
  const stem =
    `<g transform="rotate(${short(scene.random.between(-8, 4))} ${short(x)} ${short(y + 26)})">` +
    `<rect x="${short(x - 118)}" y="${short(y + 18)}" width="206" height="17" rx="3" fill="${bark.main}"/>` +
    `<path d="M${short(x - 108)} ${short(y + 23)}h150M${short(x - 90)} ${short(y + 30)}h140" stroke="${bark.dark}" stroke-width="1.4" opacity=".7"/>` +
    `<ellipse cx="${short(x + 88)}" cy="${short(y + 26.5)}" rx="5.6" ry="8.6" fill="${sapwood}" stroke="${bark.dark}"/>` +
    `<path d="M${short(x - 118)} ${short(y + 26)}l-34-20 14 17-26-5 20 9-26 8 32-2-12 16z" fill="${scene.light.closeTrees}"/></g>`;
  return (
    stem +
    `<path d="M${short(x)} ${short(y)}v12" stroke="${INK}" stroke-width="5"/>` +
    `<path d="M${short(x - 24)} ${short(y + 10)}h52l5 12h-62z" fill="${accent}" stroke="${INK}" stroke-opacity=".5"/>` +
    `<path d="M${short(x - 20)} ${short(y + 20)}q-6 12 4 22M${short(x + 24)} ${short(y + 20)}q6 12-4 22" stroke="${INK}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<circle cx="${short(x)}" cy="${short(y + 38)}" r="6" fill="${INK}"/>`
  );
}

/** Draws a harvester that delimbs a stem. */
export function drawHarvester(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, (paint) => {
    const tip: readonly [number, number] = [random.between(360, 400), g - random.between(112, 140)];
    return (
      rearBody(paint.body) +
      `<path d="M140 ${g - 52}H292v14H140z" fill="${INK}"/><path d="M256 ${g - 48}l18-34h10l6 34z" fill="${INK}"/>` +
      cab(158, g - 50, { width: 84, height: 114 }, paint.body) +
      `<path d="M160 ${g - 62}h84" stroke="${paint.accent}" stroke-width="7"/>` +
      boom(
        [[262, g - 78], [random.between(272, 292), g - random.between(220, 240)], [tip[0] - 4, g - 196], tip],
        paint.accent,
        10,
      ) +
      head(scene, tip[0], tip[1], paint.accent) +
      [66, 124].map((x) => wheel(x, 27, paint.body)).join('') +
      wheel(252, 38, paint.body)
    );
  });
}
