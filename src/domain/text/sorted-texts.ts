/** Returns the position of the first item whose text is not before `text`, in items sorted by text; their number where there is none. */
export function firstNotBefore<Item>(sorted: readonly Item[], text: string, textOf: (item: Item) => string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && textOf(item) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns how many characters two texts begin alike with. */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
