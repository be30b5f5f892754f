import { SPECIES_LOOKS } from './species.data.ts';
import type { SpeciesLook } from './species.data.ts';

export type SpeciesKey = keyof typeof SPECIES_LOOKS;

/** Returns true when the text names a species that can be drawn. */
export function isSpeciesKey(text: string): text is SpeciesKey {
  return Object.hasOwn(SPECIES_LOOKS, text);
}

/** Returns every species that can be drawn, in the order of the palette. */
export function listSpeciesKeys(): SpeciesKey[] {
  return Object.keys(SPECIES_LOOKS).filter(isSpeciesKey);
}

/** Returns the looks of a species. */
export function speciesLook(key: SpeciesKey): SpeciesLook {
  return SPECIES_LOOKS[key];
}

const OTHER_WOOD_TYPES: Readonly<Record<string, readonly SpeciesKey[]>> = {
  FITA: ['fichte', 'tanne'],
  WEYMOUTHSKIEFER: ['zirbe'],
  EIBE: ['laerche'],
  NADEL: ['fichte', 'kiefer'],
  NADEL_GEMISCHT: ['fichte', 'laerche', 'kiefer'],
  ROTEICHE: ['eiche'],
  ZERREICHE: ['eiche'],
  SCHWARZNUSS: ['nuss'],
  ASPE: ['pappel'],
  ROSSKASTANIE: ['linde'],
  APFEL: ['obstholz'],
  BIRNE: ['obstholz'],
  ZWETSCHKE: ['obstholz'],
  ELSBEERE: ['kirsche'],
  EBERESCHE: ['kirsche'],
  PLATANE: ['ahorn'],
  LAUB_HART: ['buche', 'esche', 'hainbuche'],
  LAUB_WEICH: ['pappel', 'linde', 'erle'],
  GEMISCHT: ['buche', 'fichte', 'birke'],
  MISCH: ['fichte', 'buche'],
  RINDE: ['kiefer'],
};

/** Returns the species to draw for a wood-type code such as 'LAERCHE'; mixtures give several, unknown codes none. */
export function speciesFromWoodType(code: string): readonly SpeciesKey[] {
  const key = code.toLowerCase();
  if (isSpeciesKey(key)) return [key];
  return OTHER_WOOD_TYPES[code.toUpperCase()] ?? [];
}
