import { INK, mix } from '#domain/pictures/colour.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { driverCab } from './log-truck.ts';
import { GROUND, machineScene, wheel } from './machine-parts.ts';

const g = GROUND;

/** Draws a silo lorry that blows loose pellets in, with its hose. */
export function drawPelletTruck(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, ({ body, accent }) => {
    const tank = random.pick(['#eef1ee', '#dfe6e2', '#f3ecdc']);
    const hoppers = [150, 242, 334]
      .map((x) => `<path d="M${x - 40} ${g - 78}h80l-26 40h-28z" fill="${mix(tank, '#14211b', 0.16)}"/>`)
      .join('');
    const ribs = [156, 212, 268, 324]
      .map((x) => `<path d="M${x} ${g - 152}v74" stroke="#14211b" stroke-width="2" opacity=".22"/>`)
      .join('');
    const sag = random.between(10, 26);
    return (
      `<path d="M90 ${g - 40}H430v8H90z" fill="${INK}"/>${hoppers}` +
      `<rect x="104" y="${g - 152}" width="304" height="76" rx="26" fill="${tank}" stroke="#46544c" stroke-opacity=".6"/>${ribs}` +
      `<path d="M118 ${g - 138}h276" stroke="#fff" stroke-width="7" opacity=".75"/><path d="M112 ${g - 92}h288" stroke="#14211b" stroke-width="9" opacity=".12"/>` +
      `<rect x="140" y="${g - 126}" width="190" height="18" fill="${body}"/><path d="M150 ${g - 117}h70M230 ${g - 117}h44" stroke="${tank}" stroke-width="4"/>` +
      `<path d="M150 ${g - 152}v-12h36v12M246 ${g - 152}v-12h36v12M336 ${g - 152}v-12h36v12" fill="none" stroke="${INK}" stroke-width="4"/>` +
      `<path d="M408 ${g - 50}q28 ${sag} 34 ${sag + 8}t30 -6" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M408 ${g - 50}q28 ${sag} 34 ${sag + 8}t30 -6" fill="none" stroke="${INK}" stroke-width="8" stroke-dasharray="2 6" opacity=".35"/>` +
      driverCab(body, accent) +
      [60, 152, 320, 364].map((x) => wheel(x, 20, body)).join('')
    );
  });
}
