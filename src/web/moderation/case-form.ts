/** The message for a text outside its limits, if any. */
export function lengthError(
  text: string,
  limits: { min: number; max: number },
  words: { tooShort: string; tooLong: string },
): string | null {
  if (text.length < limits.min) return words.tooShort;
  return text.length > limits.max ? words.tooLong : null;
}
