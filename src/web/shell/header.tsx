import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { LinkButton } from '#ui/button.tsx';
import { AccountEntry } from '#web/accounts/accounts.parts.tsx';
import { ChatsEntry } from '#web/chats/chats.parts.tsx';
import { NewsBell } from '#web/news/news.parts.tsx';
import { DisplayIconLink } from './display-link.tsx';
import { RingPin } from './logo.tsx';

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

/** Between phone and desk the first word of the button has to do; the others stay for those who have it read out. */
const [sellWord, ...sellRest] = uiTexts.shell.sell.split(' ');

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="site-header-line">
        <Logo />
        <nav className="site-nav" aria-label={uiTexts.shell.mainMenu}>
          {links.map((link) => (
            <a key={link.href} href={link.href} aria-current={link.belongs.test(pathname) ? 'true' : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
        <div className="site-tools">
          <NewsBell />
          <DisplayIconLink />
          <ChatsEntry />
          <AccountEntry />
          <LinkButton href={paths.editCategory()} variant="sell" icon="plus" className="only-wide" rel="nofollow">
            <span>
              {sellWord}
              <span className="site-sell-rest"> {sellRest.join(' ')}</span>
            </span>
          </LinkButton>
        </div>
      </div>
    </header>
  );
}

export function Logo() {
  return (
    <a className="logo" href={paths.home()} aria-label={uiTexts.shell.home}>
      <RingPin />
      {uiTexts.siteName}
    </a>
  );
}
