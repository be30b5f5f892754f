import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { readSearchLine } from './read-search-line.ts';

/** Returns the category that a text ("Buchenscheiter 33 cm", "Kaminholz") names as a search line would, or null. */
export function categoryOfText(text: string): CategoryCode | null {
  const { filters, categoryIsGuessed } = readSearchLine(text, { findPlace: () => null });
  return categoryIsGuessed ? null : (filters.category ?? null);
}
