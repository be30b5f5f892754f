import { getAdvert } from '#contract/adverts/adverts.ts';
import { paths } from '#contract/paths.ts';
import { qrCodeUrl } from '#domain/pictures/picture-url.ts';
import { shareTexts as texts } from '#texts/de/adverts/share.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { CopyButton, ShareButton } from '#ui/actions/share-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/share.route.ts';
import { shareLinks } from './share-links.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext);
  return orInvalidPath(url, async () => {
    const { id, slug, title } = await context.get(apiContext).call(getAdvert, { advertId: params.advert });
    const shortUrl = publicUrl + paths.sharedAdvert(id);
    return { id, slug, title, shortUrl, links: shareLinks(title, shortUrl) };
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.titleOf(loaderData.title) : texts.title,
    path: loaderData ? paths.shareAdvert(loaderData.id) : undefined,
    isHiddenFromSearch: true,
  });

/** Every way to hand an advert on; on paper only its title, address and code remain. */
export default function ShareAdvert({ loaderData: { id, slug, title, shortUrl, links } }: Route.ComponentProps) {
  return (
    <div className="wrap py-6 max-w-[40rem]">
      <Stack gap={5}>
        <h1 className="[overflow-wrap:anywhere]">{texts.titleOf(title)}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
        <Stack gap={2}>
          <TextField
            label={texts.address}
            value={shortUrl}
            readOnly
            help={<noscript>{texts.addressHelp}</noscript>}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Cluster gap={2} className="only-scripted" data-print="hidden">
            <CopyButton text={shortUrl} />
            <ShareButton title={title} url={shortUrl} />
            <Button variant="text" icon="printer" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Cluster>
        </Stack>
        <Stack gap={2} as="section" aria-labelledby="weitergeben" data-print="hidden">
          <h2 id="weitergeben" className="text-lg">
            {texts.ways}
          </h2>
          <Cluster gap={2}>
            <LinkButton href={links.mail} icon="envelope-simple">
              {texts.mail}
            </LinkButton>
            <LinkButton href={links.whatsapp} rel="noopener noreferrer" icon="chat-text">
              {texts.whatsapp}
            </LinkButton>
            <LinkButton href={links.telegram} rel="noopener noreferrer" icon="paper-plane-tilt">
              {texts.telegram}
            </LinkButton>
          </Cluster>
          <p className="text-ink-soft text-sm">{texts.outside}</p>
        </Stack>
        <Stack gap={2} as="section" aria-labelledby="qr">
          <h2 id="qr" className="text-lg">
            {texts.qr}
          </h2>
          <img
            className="max-w-full"
            src={qrCodeUrl(id)}
            alt={`${texts.address}: ${shortUrl}`}
            width={240}
            height={240}
          />
        </Stack>
        <div data-print="hidden">
          <LinkButton href={paths.advert(slug)} icon="arrow-left">
            {texts.back}
          </LinkButton>
        </div>
      </Stack>
    </div>
  );
}
