import { paths } from '#contract/paths.ts';
import { qrCodeUrl } from '#domain/pictures/picture-url.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import '#web/adverts/page/advert.css';

const { tools: texts } = advertPageTexts;

type ShareToolsProps = { advertId: string; title: string; shortUrl: string };

/** Sharing, printing, and the short address as text and as a QR code, which the printed sheet shows too. */
export function ShareTools({ advertId, title, shortUrl }: ShareToolsProps) {
  const isHydrated = useHydrated();
  return (
    <section className="share-tools flex flex-wrap gap-x-4 items-start -mx-2 print:mx-0" aria-label={texts.title}>
      {isHydrated && (
        <div className="flex flex-wrap gap-x-4" data-print="hidden">
          <ShareButton title={title} url={shortUrl} />
          <Button variant="text" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      )}
      <LinkButton
        variant="text"
        icon="paper-plane-tilt"
        href={paths.shareAdvert(advertId)}
        rel="nofollow"
        data-print="hidden"
      >
        {texts.more}
      </LinkButton>
      <details className="short-address print:[&_summary]:hidden">
        <summary className="button button-text">
          <Icon name="barcode" />
          {texts.qr}
        </summary>
        <div className="flex flex-wrap gap-3.5 items-center pb-1">
          <img className="qr" src={qrCodeUrl(advertId)} alt={texts.qrRead} width={132} height={132} loading="lazy" />
          <p className="min-w-0 text-xs">
            {texts.shortAddress}
            <br />
            <a href={shortUrl} className="[overflow-wrap:anywhere]">
              {shortUrl.replace(/^https?:\/\//, '')}
            </a>
          </p>
        </div>
      </details>
    </section>
  );
}
