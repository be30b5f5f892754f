const CHECK_LETTERS = 'abdfghikmpstvwxyz';

/** Numbers of a company that no other one has, right by form and check digit. */
export function ownNumbers(seed: number): { uid: string; registerNumber: string } {
  const digits = String(1_000_000 + seed);
  let sum = 4;
  [...digits].forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  });
  const register = 100_000 + seed;
  return {
    uid: `ATU${digits}${(10 - (sum % 10)) % 10}`,
    registerNumber: `FN ${register}${CHECK_LETTERS[register % CHECK_LETTERS.length] ?? ''}`,
  };
}
