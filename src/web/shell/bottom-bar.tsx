import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { Icon } from '#ui/icon.tsx';
import { AccountLink } from '#web/accounts/accounts.parts.tsx';

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
  { href: paths.map(), label: uiTexts.shell.map, icon: 'map-trifold', belongs: /^\/map(\/|$)/ },
] as const;

/** The thumb's way around the site on phones. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label={uiTexts.shell.quickAccess}>
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          aria-current={link.belongs.test(pathname) ? 'true' : undefined}
          {...('isSelling' in link ? { className: 'bottom-bar-sell', rel: 'nofollow' } : {})}
        >
          <Icon name={link.icon} />
          {link.label}
        </a>
      ))}
      <AccountLink />
    </nav>
  );
}
