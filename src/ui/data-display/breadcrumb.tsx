import { uiTexts } from '#texts/de/ui/ui.ts';

export type Crumb = { label: string; href: string };

/** The way down to this page; the page itself is not a link. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className="crumbs wrap-anywhere">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
