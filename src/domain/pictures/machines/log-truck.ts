import { INK, mix } from '#domain/pictures/colour.ts';
import { GROUND, boom, logLoad, machineScene, wheel } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

/** Returns the cab of a lorry that faces left. */
export function driverCab(body: string, accent: string): string {
  return (
    `<path d="M26 ${g - 26}V${g - 84}L36 ${g - 128}Q38 ${g - 136} 48 ${g - 136}H96V${g - 26}z" fill="${body}"/>` +
    `<path d="M36 ${g - 84}L44 ${g - 124}Q45 ${g - 128} 50 ${g - 128}H70V${g - 84}z" fill="#dfeae4"/><path d="M76 ${g - 84}V${g - 128}h14v44z" fill="#c9dad1"/>` +
    `<path d="M46 ${g - 122}h12l-14 26z" fill="#fff" opacity=".7"/><path d="M28 ${g - 66}H96" stroke="${accent}" stroke-width="6"/>` +
    `<rect x="20" y="${g - 40}" width="16" height="14" fill="${INK}"/><rect x="24" y="${g - 54}" width="10" height="7" rx="2" fill="#fff3c4"/>` +
    `<path d="M30 ${g - 100}l-10-2v-16l10 2z" fill="${INK}"/><path d="M42 ${g - 140}h50v-6H46z" fill="${mix(body, '#14211b', 0.3)}"/>`
  );
}

function uprights(places: readonly number[]): string {
  return `<path d="${places.map((x) => `M${x} ${g - 40}v-96h6v96z`).join('')}" fill="${INK}"/>`;
}

/** Draws a timber lorry with crane and trailer. */
export function drawLogTruck(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, ({ body, accent }) => {
    const rows = random.integer(3, 6);
    return (
      `<path d="M90 ${g - 42}H452v9H90z" fill="${INK}"/>` +
      logLoad(scene, { left: 118, length: 140, bottom: g - 42, rows, radius: 8.4 }) +
      uprights([124, 180, 240]) +
      logLoad(scene, {
        left: 292,
        length: 150,
        bottom: g - 42,
        rows: Math.max(2, rows + random.integer(-1, 1)),
        radius: 8.4,
      }) +
      uprights([298, 360, 424]) +
      `<path d="M104 ${g - 42}v-104h8v104z" fill="${INK}"/>` +
      boom(
        [
          [108, g - 146],
          [142, g - 200],
          [random.between(190, 232), g - random.between(176, 196)],
        ],
        accent,
        8,
      ) +
      driverCab(body, accent) +
      [60, 150, 186, 330, 404].map((x) => wheel(x, 19, body)).join('')
    );
  });
}
