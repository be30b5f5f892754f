/** What words of a title say about how goods look. */
export type AdvertLook = {
  readonly isLoose: boolean;
  readonly isInBags: boolean;
  readonly isInCrates: boolean;
  readonly isWaney: boolean;
  readonly isSquared: boolean;
};

const LOOSE = /(?<!\p{L})(?:lose[rsn]?|geschüttet\p{L}*|schüttgut|eingeblasen\p{L}*|blasware)(?!\p{L})/iu;
const IN_BAGS = /(?<!\p{L})(?:\p{L}*s[aä]ck(?:e|en|ware)?|bigbags?|big bags?)(?!\p{L})/iu;
const IN_CRATES = /(?<!\p{L})(?:\p{L}*palett(?:e|en)|\p{L}*kisten?|gitterbox(?:en)?|\p{L}*box(?:en)?)(?!\p{L})/iu;
const WANEY =
  /(?<!\p{L})(?:unbesäumt\p{L}*|unbesaeumt\p{L}*|blockware|waldkant\p{L}*|baumkant\p{L}*|blochware)(?!\p{L})/iu;
const SQUARED = /(?<!\p{L})(?:\p{L}*kant(?:holz|hölzer)|kvh|bsh|balken|staffeln?|\p{L}*latten?|säulen?)(?!\p{L})/iu;

/** Reads the title of an advert for its picture, which must not contradict it. */
export const lookOfTitle = (title: string): AdvertLook => ({
  isLoose: LOOSE.test(title),
  isInBags: IN_BAGS.test(title),
  isInCrates: IN_CRATES.test(title),
  isWaney: WANEY.test(title),
  isSquared: SQUARED.test(title),
});
