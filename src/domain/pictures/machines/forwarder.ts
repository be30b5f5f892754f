import { INK, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import { GROUND, boom, cab, logLoad, machineScene, wheel } from './machine-parts.ts';
import type { MachinePaint } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

function bonnet({ body, accent }: MachinePaint): string {
  return (
    `<path d="M40 ${g - 46}L44 ${g - 88}Q46 ${g - 98} 58 ${g - 99}L116 ${g - 102}V${g - 50}L212 ${g - 48}V${g - 38}H40z" fill="${body}"/>` +
    `<path d="M52 ${g - 84}h46v4H52zM51 ${g - 75}h47v4H51z" fill="${INK}" opacity=".45"/>` +
    `<path d="M44 ${g - 64}H112" stroke="${mix(body, '#ffffff', 0.3)}" stroke-width="2"/><rect x="112" y="${g - 64}" width="90" height="7" fill="${accent}"/>`
  );
}

function bunk(): string {
  const uprights = [236, 286, 340, 396].map((x) => `M${x} ${g - 58}v-92h6v92z`).join('');
  const rungs = [150, 130, 110, 90].map((rise) => `M206 ${g - rise}h20`).join('');
  return (
    `<path d="M222 ${g - 64}H424v10H222z${uprights}M214 ${g - 58}v-98h8v98z" fill="${INK}"/>` +
    `<path d="${rungs}" stroke="${INK}" stroke-width="3"/>`
  );
}

function grapple(x: number, y: number): string {
  return (
    `<path d="M${short(x)} ${short(y)}v18" stroke="${INK}" stroke-width="4"/>` +
    `<path d="M${short(x)} ${short(y + 16)}q-18 8-16 30M${short(x)} ${short(y + 16)}q18 8 16 30" stroke="${INK}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  );
}

/** Draws a forwarder with its load of logs. */
export function drawForwarder(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, (paint) => {
    const reach = random.between(300, 370);
    const rise = random.between(206, 236);
    return (
      logLoad(scene, { left: 228, length: 182, bottom: g - 64, rows: random.integer(2, 6), radius: 7.6 }) +
      bunk() +
      bonnet(paint) +
      cab(116, g - 50, { width: 84, height: 110 }, paint.body) +
      `<path d="M208 ${g - 60}V${g - 176}h9V${g - 60}z" fill="${INK}"/>` +
      boom(
        [
          [212, g - 172],
          [262, g - rise],
          [reach, g - rise + 12],
        ],
        paint.accent,
        9,
      ) +
      grapple(reach, g - rise + 12) +
      [76, 140, 292, 356].map((x) => wheel(x, 31, paint.body)).join('') +
      `<path d="M84 ${g - 40}H134M300 ${g - 40}H348" stroke="${INK}" stroke-width="9"/>`
    );
  });
}
