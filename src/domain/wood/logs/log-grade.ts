/**
 * What a log lot is sold as: saw logs of the grades A to C, lesser ones (Cx, Braunbloch), or industrial wood by its
 * assortment. The three have prices of their own. Source: Österreichische Holzhandelsusancen (ÖHU) 2006.
 */
export type LogQuality = 'ABC' | 'LESSER' | 'INDUSTRIAL';

const INDUSTRIAL = /(?:faser|schleif|industrie|papier|zerspaner)holz/u;
/** Not "kein Cx": the word before it decides. */
const LESSER = /(?<!\p{L})(?<!(?:kein|keine|ohne) )(?:cx|c-x|braunbloche?n?|käferbloche?n?)(?!\p{L})/u;
const TOGETHER = /(?<!\p{L})(?:abc|a\/b\/c|a\/c|a\/b|b\/c|bc|a ?[-–] ?c|b ?[-–] ?c)(?!\p{L})/u;
const ONE_AFTER_ITS_WORD = /(?:güten?|güteklassen?|qualität|klasse|kl\.) ?[:„"]? ?[abc](?!\p{L})/u;
const ONE_BEFORE_ITS_WORD = /(?<!\p{L})[abc]-(?:güte|qualität|ware|bloche?)/u;

/**
 * Returns the quality that the words of a lot name, null without a grade. A lot with Cx among its grades counts as
 * lesser: its price is not that of ABC.
 */
export function logQualityOf(words: string): LogQuality | null {
  const text = words.toLowerCase().replaceAll(/\s+/g, ' ');
  if (INDUSTRIAL.test(text)) return 'INDUSTRIAL';
  if (LESSER.test(text)) return 'LESSER';
  const isGraded = [TOGETHER, ONE_AFTER_ITS_WORD, ONE_BEFORE_ITS_WORD].some((pattern) => pattern.test(text));
  return isGraded ? 'ABC' : null;
}
