import * as z from 'zod/mini';
import { EDITABLE_LISTS } from '#domain/lookups/choices/retired-choices.ts';
import { MAX_INTEGER, named, wholeNumber } from '#contract/fields.ts';
import { seenVersion, versioned } from '#contract/versions/versions.schemas.ts';

const LONGEST_LIST = 200;

const choiceFields = {
  /** Ids of the entries that are not offered any more. */
  retired: z.array(wholeNumber(1, MAX_INTEGER)).check(z.maxLength(LONGEST_LIST)),
};

export const ChoicesState = named('ChoicesState', z.object(choiceFields));
export type ChoicesState = z.infer<typeof ChoicesState>;

export const EditedChoices = named(
  'EditedChoices',
  z.extend(versioned('Choices', ChoicesState), { list: z.enum(EDITABLE_LISTS) }),
);
export type EditedChoices = z.infer<typeof EditedChoices>;

const ids = () => z.array(z.number());
const RetiredChoices = named(
  'RetiredChoices',
  z.object({ SERVICE_CATEGORIES: ids(), EQUIPMENT: ids(), CERTIFICATES: ids() }),
);

export const choiceShapes = {
  listRetiredChoices: { reply: RetiredChoices },
  listEditedChoices: { reply: z.array(EditedChoices) },
  changeChoices: {
    params: z.object({ list: z.enum(EDITABLE_LISTS) }),
    body: { changeChoicesDto: named('ChangeChoicesDto', z.object({ version: seenVersion(), ...choiceFields })) },
    reply: EditedChoices,
  },
} as const;
