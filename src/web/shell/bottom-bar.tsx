import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { AccountQuickEntry } from './account-entry.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { ChatsLink } from '#web/chats/chats.parts.tsx';

const links = [
  { href: paths.home(), label: uiTexts.shell.start, icon: 'house', belongs: /^\/$/ },
  {
    href: paths.products(),
    label: uiTexts.shell.search,
    icon: 'magnifying-glass',
    belongs: /^\/(kaufen-verkaufen|produkte)(\/|$)/,
  },
  {
    href: paths.editCategory(),
    label: uiTexts.shell.sellShort,
    icon: 'plus',
    belongs: /^\/editadvert(\/|$)/,
    isSelling: true,
  },
] as const;
const map = { href: paths.map(), label: uiTexts.shell.map, icon: 'map-trifold', belongs: /^\/map(\/|$)/ } as const;

/** The thumb's way around the site on phones: for those who are signed in the chats take the place of the map. */
export function BottomBar() {
  const { pathname } = useLocation();
  const isSignedIn = useViewer() !== null;
  return (
    <nav className="bottom-bar" aria-label={uiTexts.shell.quickAccess}>
      {(isSignedIn ? links : [...links, map]).map((link) => (
        <a
          key={link.href}
          href={link.href}
          aria-current={link.belongs.test(pathname) ? 'true' : undefined}
          rel={'isSelling' in link ? 'nofollow' : undefined}
        >
          <Icon name={link.icon} className={'isSelling' in link ? 'bottom-bar-sign' : undefined} />
          {link.label}
        </a>
      ))}
      {isSignedIn && <ChatsLink />}
      <AccountQuickEntry />
    </nav>
  );
}
