import { formatDateLong, monthName } from '#domain/format/dates.ts';
import { blogTexts } from '#texts/de/blog.ts';

/** Returns "2024-09" as "September 2024". */
export function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthName(Number(number))} ${year}`;
}

/** Returns the day of a post, or the month whose market it describes. */
export const postDateWords = ({ date, marketReportOf }: { date: string; marketReportOf: string | null }): string =>
  marketReportOf === null ? formatDateLong(date) : blogTexts.marketOf(monthWords(marketReportOf));
