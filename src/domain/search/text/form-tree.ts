/** A spelling with its lexicon root; `isSpecies`: it names a wood. */
export type Form = { root: string; shown: string; isSpecies: boolean };

/** One letter further in the tree of known forms; what it ends, if anything. */
export type FormNode = {
  readonly id: number;
  readonly next: Map<string, FormNode>;
  /** A whole word. */
  word?: Form;
  /** A whole word without its ending. */
  stem?: Form;
  /** A wood without its ending that is too short for any but adjectives: "erl" of "erlanes". */
  adjective?: Form;
  /** A part that precedes another in a compound. */
  joint?: Form;
  /** The last part of a compound, without its ending. */
  last?: Form;
};
export type FormTree = { readonly root: FormNode; size: number };
export type FormUse = 'word' | 'stem' | 'adjective' | 'joint' | 'last';

export const createFormTree = (): FormTree => ({ root: { id: 0, next: new Map() }, size: 1 });

/** Adds a folded form; the first one of a spelling is kept. */
export function addForm(tree: FormTree, folded: string, use: FormUse, form: Form): void {
  let node = tree.root;
  for (const letter of folded) {
    let next = node.next.get(letter);
    if (next === undefined) {
      next = { id: tree.size, next: new Map() };
      tree.size += 1;
      node.next.set(letter, next);
    }
    node = next;
  }
  node[use] ??= form;
}

/** Returns the node that letters lead to from another, or undefined. */
export function walk(from: FormNode, letters: string): FormNode | undefined {
  let node: FormNode | undefined = from;
  for (const letter of letters) {
    node = node.next.get(letter);
    if (node === undefined) return undefined;
  }
  return node;
}
