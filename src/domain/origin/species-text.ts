import { WOOD_TYPES, woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { MAX_SPECIES, type SpeciesShare } from './outline.ts';

const bare = (name: string): string => name.toLocaleLowerCase('de').replaceAll(/[\s.-]+/gu, '');
const ID_BY_NAME = new Map(
  WOOD_TYPES.flatMap(({ id, text, shortText, botanicalName }) =>
    [text, shortText, text.split('(')[0]?.trim() ?? text, botanicalName ?? shortText].map(
      (name) => [bare(name), id] as const,
    ),
  ),
);

/** What a line of shares says, or the first part that cannot be read. */
export type ReadSpecies = { shares: SpeciesShare[] } | { part: string };

/** Reads shares the way they are written in adverts: "Fichte 70, Buche 20 %". Whole percent from 1 to 100. */
export function readSpeciesText(text: string): ReadSpecies {
  const shares: SpeciesShare[] = [];
  for (const typed of text.slice(0, 1000).split(/[,;\n]+/u)) {
    const part = typed.trim();
    if (part === '') continue;
    const digits = part.search(/\d/u);
    const name = (digits === -1 ? part : part.slice(0, digits)).replaceAll(':', '');
    const figure = digits === -1 ? '' : part.slice(digits).replace('%', '').trim();
    const woodTypeId = ID_BY_NAME.get(bare(name));
    const percent = /^\d{1,3}$/u.test(figure) ? Number(figure) : 0;
    if (woodTypeId === undefined || percent < 1 || percent > 100 || shares.length >= MAX_SPECIES) return { part };
    shares.push({ woodTypeId, percent });
  }
  return { shares };
}

/** The line of shares, as `readSpeciesText` reads it. */
export const speciesText = (shares: readonly SpeciesShare[]): string =>
  shares.map(({ woodTypeId, percent }) => `${woodTypeById(woodTypeId)?.shortText ?? ''} ${percent}`).join(', ');

/** What a list of kinds of wood says, or the first part that is none. */
export function readSpeciesNames(text: string): { ids: number[] } | { part: string } {
  const ids: number[] = [];
  for (const typed of text.slice(0, 1000).split(/[,;\n]+/u)) {
    const part = typed.trim();
    if (part === '') continue;
    const id = ID_BY_NAME.get(bare(part));
    if (id === undefined || ids.length >= MAX_SPECIES) return { part };
    if (!ids.includes(id)) ids.push(id);
  }
  return { ids };
}

/** The list of kinds of wood, as `readSpeciesNames` reads it. */
export const speciesNames = (ids: readonly number[]): string =>
  ids.map((id) => woodTypeById(id)?.shortText ?? '').join(', ');
