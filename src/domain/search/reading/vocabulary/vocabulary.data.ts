import { CRAFT_USES } from './uses/craft-uses.data.ts';
import { FUEL_VOCABULARY } from './fuel-words.data.ts';
import { GENERAL_VOCABULARY } from './general-words.data.ts';
import { SERVICE_VOCABULARY } from './service-words.data.ts';
import { FELLING_VOCABULARY } from './trades/felling.data.ts';
import { TIMBER_TRADE_VOCABULARY } from './trades/timber-trade.data.ts';
import { TIMBER_VOCABULARY } from './timber-words.data.ts';
import { PUBLIC_USES } from './uses/public-uses.data.ts';
import { FUEL_USES } from './uses/uses.data.ts';
import { TIMBER_USES } from './uses/timber-uses.data.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';
import { WOOD_VOCABULARY } from './wood-words.data.ts';

export type { Meaning } from './vocabulary-entry.ts';

/** All words and phrases with a meaning; each stands once. */
export const VOCABULARY: readonly VocabularyEntry[] = [
  ...FUEL_USES,
  ...TIMBER_USES,
  ...CRAFT_USES,
  ...PUBLIC_USES,
  ...WOOD_VOCABULARY,
  ...FUEL_VOCABULARY,
  ...TIMBER_VOCABULARY,
  ...TIMBER_TRADE_VOCABULARY,
  ...FELLING_VOCABULARY,
  ...SERVICE_VOCABULARY,
  ...GENERAL_VOCABULARY,
];
