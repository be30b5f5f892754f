import { Form } from 'react-router';
import { paths } from '#contract/paths.ts';
import { classNames } from '#ui/class-names.ts';
import type { NeedView } from '#web/search/listing/listing-types.parts.ts';
import { NEED_ACTS } from './need-acts.ts';

const FORM_ID = 'bedarf';

/** Tall enough for a finger, without more room between the lines around. */
const LINE =
  'max-w-none -my-2.5 text-sm @max-[38rem]:-my-3.5 @max-[38rem]:whitespace-nowrap @max-[38rem]:overflow-x-auto [scrollbar-width:none]';
const WAY = 'mr-3 py-2.5';

/**
 * What the household needs, with all that can be done with it; stands in the form of the listing. On phones one line that
 * scrolls sideways, like the chips.
 */
export function NeedLine({ need: { said, amount, ways } }: { need: NeedView }) {
  return (
    <p className={LINE} data-need>
      {amount !== null && <input type="hidden" name="menge" value={amount} />}
      {said !== null && (
        <b className="mr-3">
          <span className="@max-[38rem]:hidden">{said.head} </span>
          {said.need}
        </b>
      )}
      {ways.map((way) =>
        'href' in way ? (
          <a key={way.label} href={way.href} rel="nofollow" className={classNames('inline-block', WAY)}>
            {way.label}
          </a>
        ) : (
          <button
            // One button turns the plates both ways, so that the focus stays on it.
            key={way.intent === NEED_ACTS.forget ? 'forget' : 'turn'}
            form={FORM_ID}
            name="intent"
            value={way.intent}
            className={classNames('text-spruce underline underline-offset-3', WAY)}
          >
            {way.label}
          </button>
        ),
      )}
    </p>
  );
}

/** The form of the buttons above; a form cannot stand in another one. */
export function NeedForm({ need: { back } }: { need: NeedView }) {
  return (
    <div hidden>
      <Form id={FORM_ID} method="post" action={paths.householdNeed()} preventScrollReset>
        <input type="hidden" name="zurueck" value={back} />
      </Form>
    </div>
  );
}
