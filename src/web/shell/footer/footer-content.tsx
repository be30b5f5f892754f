import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { footerTexts } from '#texts/de/shell/footer.ts';
import { ConsentSettingsLink } from '#web/consent/consent.parts.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { readyMade } from '#web/page/ready-made/ready-made.ts';
import { NewsletterForm } from '#web/newsletter/newsletter.parts.tsx';
import { useDisplayLink } from '#web/shell/display/display-link.tsx';
import { Logo } from '#web/shell/header.tsx';

const houseLinks = [
  { href: paths.imprint(), label: footerTexts.imprint },
  { href: paths.terms(), label: footerTexts.terms },
  { href: paths.withdraw(), label: footerTexts.withdraw },
  { href: paths.privacy(), label: footerTexts.privacy },
  { href: paths.cookies(), label: footerTexts.cookies },
  { href: paths.accessibility(), label: footerTexts.accessibility },
  { href: paths.contactPoint(), label: footerTexts.contactPoint },
  { href: paths.ranking(), label: footerTexts.ranking },
  { href: paths.participation(), label: footerTexts.participation },
  { href: paths.press(), label: footerTexts.press },
  { href: paths.flyer(), label: footerTexts.flyer },
];

/** Links, newsletter and settings. Drawn by the server alone (footer.tsx): nothing here may need React in the browser. */
export function FooterContent() {
  const display = useDisplayLink();
  return (
    <div className="wrap">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 md:gap-6 @lg:grid-cols-[1.4fr_1fr_1.6fr_1fr]">
        <div className="col-span-full max-md:mb-3 @lg:col-auto">
          <Logo />
          <p className="mt-2.5 max-w-[34ch] text-xs text-ink-soft">{footerTexts.claim}</p>
          <NewsletterForm />
        </div>
        <FooterLinks title={footerTexts.buy}>
          {CATEGORIES.map((category) => (
            <li key={category.code}>
              <a href={paths.products(category.code)}>{category.text}</a>
            </li>
          ))}
        </FooterLinks>
        <FooterLinks title={footerTexts.states} isLong>
          {FEDERAL_STATES.map((state) => (
            <li key={state.id}>
              <a href={paths.products('FIREWOOD', state.slug)}>{state.name}</a>
            </li>
          ))}
        </FooterLinks>
        <FooterLinks title={footerTexts.help}>
          <li>
            <a href={paths.home()}>{footerTexts.home}</a>
          </li>
          <li>
            <a href={paths.map()}>{footerTexts.map}</a>
          </li>
          <li>
            <a href={paths.companies()}>{footerTexts.companies}</a>
          </li>
          <li>
            <a href={paths.requests()}>{footerTexts.requests}</a>
          </li>
          <li>
            <a href={paths.marketPrices()}>{footerTexts.marketPrices}</a>
          </li>
          <li>
            <a href={paths.blog()}>{footerTexts.knowledge}</a>
          </li>
          <li>
            <a href={paths.tools()}>{footerTexts.tools}</a>
          </li>
          <li>
            <a href={paths.geolocation()}>{footerTexts.yourPlace}</a>
          </li>
          <li>
            <a href={paths.plans()}>{footerTexts.plans}</a>
          </li>
          <li>
            <a href={paths.sitemap()}>{footerTexts.sitemap}</a>
          </li>
          <li>
            <ConsentSettingsLink />
          </li>
          <li>
            <a href={display.href} rel={display.rel} data-display>
              {footerTexts.display}
            </a>
          </li>
        </FooterLinks>
      </div>
      <nav className="site-footer-legal mt-6 pt-3.5 border-t border-seam" aria-label={footerTexts.legal}>
        <ul>
          {houseLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Folded on phones, where all of them would fill two screens. */
function FooterLinks({ title, isLong, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  const links = (
    <>
      <h2 className="max-md:hidden">{title}</h2>
      <details>
        <summary>
          <span className="flex items-center justify-between min-h-11 font-semibold">
            {title}
            <Icon name="caret-down" className="caret" />
          </span>
        </summary>
        <ul className={isLong ? '@lg:[columns:2]' : undefined}>{children}</ul>
      </details>
    </>
  );
  // The links of the help depend on the page.
  return readyMade === null || title === footerTexts.help ? (
    <nav aria-label={title}>{links}</nav>
  ) : (
    <nav
      aria-label={title}
      dangerouslySetInnerHTML={{
        __html: readyMade(`foot ${title}`, () => links),
      }}
    />
  );
}
