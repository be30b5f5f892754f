import { paths } from '#contract/paths.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { chatEntryTexts as chatTexts } from '#texts/de/chats/chat-entry.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { IconButton, LinkIconButton } from '#ui/actions/icon-button.tsx';
import type { Reveal } from './contact-box.parts.tsx';
import { MESSAGE_FORM, RevealFields, dialled } from './contact-box.parts.tsx';
import type { ContactOffer } from './load-advert.ts';
import type { PriceWords } from './price/price-words.ts';

const { contact: texts } = advertPageTexts;

type ActionBarProps = { price: PriceWords; offer: ContactOffer; reveal: Reveal };

/** On phones: price and contact within reach of the thumb, in the place of the quick links. */
export function ActionBar({ price, offer, reveal }: ActionBarProps) {
  return (
    <div className="action-bar" data-action-bar data-print="hidden" role="region" aria-label={texts.bar}>
      <p className="action-bar-price">
        <b className="stamp">
          {price.amount}
          {price.unit !== undefined && <span> / {price.unit}</span>}
        </b>
        {price.note !== undefined && <small>{price.note}</small>}
      </p>
      <BarContact offer={offer} reveal={reveal} />
      {offer.mayBeShown && offer.isOwn !== true && (
        <LinkButton
          variant="main"
          className="action-bar-write"
          icon="chat-text"
          rel="nofollow"
          {...(offer.messagePath !== undefined
            ? { href: `#${MESSAGE_FORM}`, onClick: focusMessage }
            : { href: paths.newChat(reveal.advertId) })}
        >
          {chatTexts.writeShort}
        </LinkButton>
      )}
    </div>
  );
}

/** A fragment scrolls there; writing can begin at once. */
const focusMessage = (): void => document.querySelector<HTMLElement>(`#${MESSAGE_FORM} textarea`)?.focus();

function BarContact({ offer, reveal }: Pick<ActionBarProps, 'offer' | 'reveal'>) {
  const contact = reveal.reply?.contact ?? null;
  if (!offer.mayBeShown || (!offer.hasPhoneNumber && !offer.hasEmail)) return null;
  if (contact !== null && contact.phoneNumber !== null) {
    return (
      <LinkIconButton className="action-bar-sign" icon="phone" label={texts.call} href={dialled(contact.phoneNumber)} />
    );
  }
  if (contact !== null) {
    return contact.email === null ? null : (
      <LinkIconButton
        className="action-bar-sign"
        icon="envelope-simple"
        label={texts.write}
        href={`mailto:${contact.email}`}
      />
    );
  }
  const { fetcher, isLoading, sendOnce, advertId } = reveal;
  return (
    <fetcher.Form method="post" onSubmit={sendOnce}>
      <RevealFields advertId={advertId} />
      <IconButton
        type="submit"
        className="action-bar-sign"
        icon={offer.hasPhoneNumber ? 'phone' : 'envelope-simple'}
        label={isLoading ? texts.loading : offer.hasPhoneNumber ? texts.showNumber : texts.showEmail}
        aria-disabled={isLoading || undefined}
      />
    </fetcher.Form>
  );
}
