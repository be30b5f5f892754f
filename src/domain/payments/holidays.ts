import { DAY_IN_MS } from '#domain/durations.ts';

type Day = { year: number; month: number; day: number };

/** The same each year, as month and day. */
const FIXED: ReadonlySet<string> = new Set(['1-1', '1-6', '5-1', '8-15', '10-26', '11-1', '12-8', '12-25', '12-26']);

/** Easter Monday, Ascension Day, Whit Monday and Corpus Christi, in days after Easter Sunday. */
const AFTER_EASTER: readonly number[] = [1, 39, 50, 60];

/** Easter Sunday as days since 1970. Source: Gauss's rule for the Gregorian calendar, with the two exceptions. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moonShift = 15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const golden = year % 19;
  const moon = (19 * golden + moonShift) % 30;
  const fullMoon = moon === 29 || (moon === 28 && golden > 10) ? moon - 1 : moon;
  const dayAfterMarch21 = Date.UTC(year, 2, 21 + fullMoon + 1) / DAY_IN_MS;
  // The first Sunday after the full moon; 1 January 1970 was a Thursday.
  return dayAfterMarch21 + ((10 - (dayAfterMarch21 % 7)) % 7);
}

/** Returns whether a calendar day (year 1970–2199) is a public holiday all over Austria. Source: Arbeitsruhegesetz § 7 Abs. 2. */
export function isPublicHoliday({ year, month, day }: Day): boolean {
  if (FIXED.has(`${month}-${day}`)) return true;
  return AFTER_EASTER.includes(Date.UTC(year, month - 1, day) / DAY_IN_MS - easterSunday(year));
}
