import type { Scene } from './scene.ts';

function gradient(
  id: string,
  direction: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
) {
  const marks = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`;
}

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="1"';

/** Returns the gradients and filters that every drawing may refer to by `scene.id(name)`. */
export function sharedDefinitions(scene: Scene): string {
  const { sky, ground } = scene.light;
  return (
    gradient(scene.id('shine'), ACROSS, [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#2a1405', 0.3],
    ]) +
    gradient(scene.id('depth'), DOWN, [
      [0, '#fff8ea', 0.14],
      [0.45, '#fff', 0],
      [1, '#140c05', 0.42],
    ]) +
    gradient(scene.id('sky'), DOWN, [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[2]],
    ]) +
    gradient(scene.id('ground'), DOWN, [
      [0, ground[0]],
      [1, ground[1]],
    ]) +
    `<filter id="${scene.id('rough')}" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.4" result="d"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 4.4" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>` +
    `<filter id="${scene.id('grain')}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .12 0 0 0 0 .08 0 0 0 0 .04 0 0 0 .9 -.38"/></filter>`
  );
}
