import { lazy } from '#domain/lazy.ts';
import { addForm, createFormTree } from '#domain/search/text/form-tree.ts';
import { noiseWords } from '#domain/search/text/noise.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';

/** Shorter ones are too near to words that mean something. */
export const SHORTEST_SPOKEN = 6;

const noiseForms = lazy(() => {
  const forms = createFormTree();
  for (const folded of noiseWords()) {
    if (folded.length < SHORTEST_SPOKEN) continue;
    addForm(forms, folded, 'word', { root: folded, shown: folded, isSpecies: false });
  }
  return forms;
});

/** Returns the word without a meaning of its own that a folded one is the spoken form of ("vakaffn"), or null. */
export function spokenNoise(folded: string): string | null {
  if (folded.length < SHORTEST_SPOKEN - 1) return null;
  const recognised = recogniseForm(folded, noiseForms());
  return recognised?.how === 'DIALECT' ? recognised.meant : null;
}
