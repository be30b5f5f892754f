import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { errorPageTexts } from '#texts/de/page/error-page.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useLastCategory } from './last-category.ts';
import type { PageError } from '#web/page/page-error.ts';

const texts = { ...uiTexts.errorPage, ...errorPageTexts };

/** What happened, in German and in the words of the protocol, and three ways on: search, categories, start page. */
export function ErrorPage({ error, requestId }: { error: PageError; requestId: string | undefined }) {
  const isMissing = error.status === 404 || error.status === 410;
  // A call that cannot be answered just now says itself what to do.
  const isRefused = error.status === 403 && error.description !== null;
  const address = isMissing ? /^Page not found: (\/.*)$/i.exec(error.description ?? '')?.[1] : undefined;
  const ownWords = error.status === 429 || error.status === 503 || isRefused ? error.description : null;
  return (
    <div className="wrap">
      <div className="grid gap-8 py-9 @md:grid-cols-[auto_1fr] @md:py-12">
        <Rings total={4} current={isMissing ? 0 : 4} className="size-28 @md:size-40" />
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h1>{isMissing ? texts.notFoundTitle : isRefused ? texts.refusedTitle : texts.failedTitle}</h1>
            <p>{isMissing ? texts.notFoundText : (ownWords ?? texts.failedText)}</p>
            {address !== undefined && <p className="[overflow-wrap:anywhere]">{texts.notFoundAddress(address)}</p>}
            {isRefused && (
              <div>
                <LinkButton variant="main" href={`${paths.profileSettings()}#sicherheit`}>
                  {texts.security}
                </LinkButton>
              </div>
            )}
            <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
              <span lang="en">
                {error.status} · {error.statusMessage} {ownWords === null && error.description}
              </span>{' '}
              {requestId !== undefined && uiTexts.states.requestId(requestId)}
            </p>
          </div>
          <SearchForm />
          <WaysOn />
        </div>
      </div>
    </div>
  );
}

function SearchForm() {
  return (
    <form role="search" action={paths.products()} className="flex max-w-[640px] flex-wrap items-end gap-2">
      <TextField
        className="min-w-[min(100%,16rem)] flex-1"
        label={texts.searchLabel}
        name="suche"
        type="search"
        icon="magnifying-glass"
        placeholder={texts.searchPlaceholder}
      />
      <Button variant="main" type="submit">
        {uiTexts.actions.search}
      </Button>
    </form>
  );
}

function WaysOn() {
  const last = useLastCategory();
  return (
    <div className="grid gap-3">
      {last !== undefined && (
        <p>
          {texts.lastCategory} <a href={paths.products(last.code)}>{last.text}</a>.
        </p>
      )}
      <p className="text-sm text-ink-soft">{texts.categories}</p>
      <Chips label={texts.categories}>
        {CATEGORIES.map((category) => (
          <ChipLink key={category.code} href={paths.products(category.code)}>
            {category.text}
          </ChipLink>
        ))}
      </Chips>
      <div>
        <LinkButton href={paths.home()} icon="house">
          {texts.home}
        </LinkButton>
      </div>
    </div>
  );
}
