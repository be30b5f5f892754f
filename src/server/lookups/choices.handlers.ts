import { choiceShapes as shapes } from '#contract/lookups/choices.schemas.ts';
import * as calls from '#contract/lookups/choices.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { changeChoices, listEditedChoices, listRetiredChoices } from './choices.service.ts';

/** Which entries of the lists of the trade can be chosen. */
export function registerChoiceHandlers({ handle }: ApiServer): void {
  handle(calls.listRetiredChoices, shapes.listRetiredChoices, ({ context }) => listRetiredChoices(context.db));
  handle(calls.listEditedChoices, shapes.listEditedChoices, forward(listEditedChoices));
  handle(calls.changeChoices, shapes.changeChoices, ({ context, input }) =>
    changeChoices(context, input.changeChoicesDto, input),
  );
}
