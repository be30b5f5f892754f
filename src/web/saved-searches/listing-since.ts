/** The listing of a saved search, newest first, with a line between what came after a moment and what was there before. */
export const listingSince = (address: string, since: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}sortierung=neu&seit=${since}`;
