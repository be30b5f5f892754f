import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { AccountEntry } from './account-entry.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { ChatsEntry } from '#web/chats/chats.parts.tsx';
import { NewsBell } from '#web/news/news.parts.tsx';
import { FavouritesEntry } from '#web/favourites/favourites.parts.tsx';
import { DisplayIconLink } from './display/display-link.tsx';
import { RingPin } from './logo.parts.tsx';

const links = [
  { href: paths.products(), label: uiTexts.shell.buy, belongs: /^\/(kaufen-verkaufen|produkte)(\/|$)/ },
  { href: paths.map(), label: uiTexts.shell.map, belongs: /^\/map(\/|$)/ },
  {
    href: paths.tools(),
    label: uiTexts.shell.tools,
    belongs: /^\/(holz-tools|rundholz-?rechner|holz-volumsrechner|fest-raum-schuettraummeter)(\/|$)/,
  },
  { href: paths.blog(), label: uiTexts.shell.knowledge, belongs: /^\/holz-blog/ },
] as const;

/** On medium screens only the first word of the button is visible; the others are for screen readers. */
const [sellWord, ...sellRest] = uiTexts.shell.sell.split(' ');

export function Header() {
  const { pathname } = useLocation();
  // Members have two entries more; at 768 px the row is full without the word.
  const isMember = useViewer() !== null;
  return (
    <header className="site-header relative z-5 bg-snow border-b border-b-seam print:border-0">
      <div className="mx-auto flex min-h-(--header-height) max-w-[calc(var(--container-page)+2*var(--gap-page))] flex-wrap items-center gap-x-6 px-(--gap-page) max-[67.5rem]:gap-x-2 max-[47.5rem]:gap-x-1.5 max-[22.5rem]:gap-x-0.5">
        <Logo />
        <nav className="site-nav flex-wrap gap-0.5 mr-auto" aria-label={uiTexts.shell.mainMenu}>
          {links.map((link) => (
            <a key={link.href} href={link.href} aria-current={link.belongs.test(pathname) ? 'true' : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
        <div className="site-tools">
          <NewsBell />
          <DisplayIconLink />
          <FavouritesEntry />
          <ChatsEntry />
          <AccountEntry />
          <LinkButton href={paths.editCategory()} variant="sell" icon="plus" className="max-md:hidden" rel="nofollow">
            <span>
              <span className={isMember ? 'md:max-[53rem]:sr-only' : undefined}>{sellWord}</span>
              <span className="md:max-[67.5rem]:sr-only"> {sellRest.join(' ')}</span>
            </span>
          </LinkButton>
        </div>
      </div>
    </header>
  );
}

export function Logo() {
  return (
    <a
      className="logo inline-flex items-center min-h-11 text-ink no-underline"
      href={paths.home()}
      aria-label={uiTexts.shell.home}
    >
      <RingPin />
      {uiTexts.siteName}
    </a>
  );
}
