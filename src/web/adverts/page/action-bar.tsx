import { advertPageTexts } from '#texts/de/advert.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import type { Reveal } from './contact-box.tsx';
import { RevealFields, dialled } from './contact-box.tsx';
import type { ContactOffer } from './load-advert.ts';
import type { PriceWords } from './price-words.ts';

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
    </div>
  );
}

function BarContact({ offer, reveal }: Pick<ActionBarProps, 'offer' | 'reveal'>) {
  const contact = reveal.reply?.contact ?? null;
  if (!offer.mayBeShown || (!offer.hasPhoneNumber && !offer.hasEmail)) return null;
  if (contact !== null && contact.phoneNumber !== null) {
    return (
      <LinkButton variant="main" icon="phone" href={dialled(contact.phoneNumber)}>
        {texts.call}
      </LinkButton>
    );
  }
  if (contact !== null) {
    return contact.email === null ? null : (
      <LinkButton variant="main" href={`mailto:${contact.email}`}>
        {texts.write}
      </LinkButton>
    );
  }
  const { fetcher, isLoading, advertId } = reveal;
  return (
    <fetcher.Form method="post">
      <RevealFields advertId={advertId} />
      <Button
        type="submit"
        variant="main"
        icon={offer.hasPhoneNumber ? 'phone' : undefined}
        aria-disabled={isLoading || undefined}
      >
        {isLoading ? texts.loading : offer.hasPhoneNumber ? texts.showNumber : texts.showEmail}
      </Button>
    </fetcher.Form>
  );
}
