import { advertPageTexts } from '#texts/de/advert.ts';
import { Button } from '#ui/button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import type { QrPath } from './qr-path.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';

const { tools: texts } = advertPageTexts;

type ShareToolsProps = { title: string; shortUrl: string; qr: QrPath };

/** Sharing, printing, and the short address as text and as a QR code, which the printed sheet shows too. */
export function ShareTools({ title, shortUrl, qr }: ShareToolsProps) {
  const isHydrated = useHydrated();
  return (
    <section className="share-tools" aria-label={texts.title}>
      {isHydrated && (
        <div className="flex flex-wrap gap-1" data-print="hidden">
          <ShareButton title={title} url={shortUrl} />
          <Button variant="text" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      )}
      <details className="more short-address">
        <summary>{texts.qr}</summary>
        <div className="more-body short-address-body">
          <svg
            className="qr"
            viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
            role="img"
            aria-label={texts.qrRead}
            shapeRendering="crispEdges"
          >
            <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
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
