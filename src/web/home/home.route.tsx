import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/home.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { path: paths.home() });

export default function Home() {
  return (
    <div className="wrap py-9">
      <h1>Jeder Stamm hat seinen Platz.</h1>
      <ul className="mt-6 grid gap-4 @sm:grid-cols-2 @lg:grid-cols-4">
        {CATEGORIES.map((category) => (
          <li key={category.code} className="box">
            <a href={paths.products(category.code)}>{category.longText}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
