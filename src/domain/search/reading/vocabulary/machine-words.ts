import { meaningsOf } from './vocabulary.ts';
import type { Meaning } from './vocabulary.data.ts';

const MACHINE = /^(?<work>[a-z]{3,}?)e?(?:maschinen?|gerate?|automat(?:en)?|fahrzeuge?s?)$/;

/** "Hackmaschine" and "Rückefahrzeug" are sought for their work: the meanings of "hacken", where they are services; else undefined. */
export function workOfMachine(folded: string): readonly Meaning[] | undefined {
  const work = MACHINE.exec(folded)?.groups?.['work'];
  const meanings = work === undefined ? undefined : meaningsOf(`${work}en`);
  return meanings?.some(({ kind }) => kind === 'SERVICE') === true ? meanings : undefined;
}
