/** Characters that override the direction of writing (Unicode UAX 9, 2.2): with them a text shows other words than it holds. */
const OVERRIDES = /[\u202d\u202e]/;
/** All invisible marks of direction (UAX 9): address books put them around numbers, no German text needs them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Whether a text shows its characters in another order than it holds them. */
export const overridesDirection = (text: string): boolean => OVERRIDES.test(text);

/** The text without invisible marks of direction, as it may be kept and shown to others. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');
