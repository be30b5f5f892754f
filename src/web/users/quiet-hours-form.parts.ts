import type { QuietHours } from '#domain/users/quiet-hours.ts';
import { quietHoursTexts as texts } from '#texts/de/users/quiet-hours.ts';
import { isChecked, typed } from '#web/forms/form-data.ts';

/** Reads what `QuietHoursFields` sent, with what is wrong with it. */
export function readQuietHours(form: FormData): { quietHours: QuietHours; errors: Record<string, string> } {
  const hour = (name: string): number => Number(typed(form, `quietHours.${name}`));
  const quietHours = { isOn: isChecked(form, 'quietHours.isOn'), fromHour: hour('fromHour'), toHour: hour('toHour') };
  const isEmpty = quietHours.isOn && quietHours.fromHour === quietHours.toHour;
  return { quietHours, errors: isEmpty ? { 'quietHours.toHour': texts.same } : {} };
}
