import { CHIPS_CLASSES } from './chips-classes.data.ts';
import { COUNTRIES_OF_ORIGIN } from './countries.data.ts';
import { DRYING_STATES } from './drying-states.data.ts';
import { CHIPS_HANDOVERS } from './timber/chips-terms.data.ts';
import { FIREWOOD_FORMS } from './timber/firewood-forms.data.ts';
import { FOREST_EXTRACTIONS, FOREST_SLOPES } from './timber/forest-terrain.data.ts';
import { LOG_GRADES } from './log-grades.data.ts';
import { LOG_BILLINGS, LOG_HANDOVERS } from './timber/log-terms.data.ts';
import { PELLET_DIAMETERS } from './pellet-diameters.data.ts';
import { PELLET_QUALITY_TYPES } from './pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS } from './raw-material-groups.data.ts';
import { SAWN_DRYING_STATES, SAWN_EDGES, SAWN_GRADES, SAWN_SURFACES } from './sawn-wood.data.ts';
import {
  ASH_CONTENTS,
  FINE_FRACTIONS,
  MOISTURE_CONTENTS,
  PARTICLE_SIZES,
  WOOD_CHIPS_DRYING_STATES,
  WOOD_CHIPS_WOOD_TYPES,
} from './wood-chips.data.ts';

/** A row as every reader of a list knows it; countries have no id. */
export type CodeRow = { code: string; text: string; shortText?: string; formerText?: string; id?: number };

/** Lists of which an advert names one code, by the name that a description of a field calls them with. */
export const CODE_LISTS = {
  DRYING_STATES,
  PELLET_QUALITY_TYPES,
  CHIPS_WOOD_TYPES: WOOD_CHIPS_WOOD_TYPES,
  CHIPS_DRYING_STATES: WOOD_CHIPS_DRYING_STATES,
  PARTICLE_SIZES,
  MOISTURE_CONTENTS,
  FINE_FRACTIONS,
  ASH_CONTENTS,
  RAW_MATERIAL_GROUPS,
  FOREST_SLOPES,
  FOREST_EXTRACTIONS,
  LOG_GRADES,
  LOG_BILLINGS,
  LOG_HANDOVERS,
  PELLET_DIAMETERS,
  SAWN_SURFACES,
  SAWN_EDGES,
  SAWN_DRYING_STATES,
  SAWN_GRADES,
  FIREWOOD_FORMS,
  CHIPS_CLASSES,
  CHIPS_HANDOVERS,
  COUNTRIES_OF_ORIGIN: COUNTRIES_OF_ORIGIN.map(({ code, name }) => ({ code, text: name })),
} satisfies Record<string, readonly CodeRow[]>;

export type CodeList = keyof typeof CODE_LISTS;

/** Returns the rows of a list in the order of the trade. */
export const codeRowsOf = (list: CodeList): readonly CodeRow[] => CODE_LISTS[list];
