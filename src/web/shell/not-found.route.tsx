import type { Route } from './+types/not-found.route.ts';
import { guardedBy } from '#web/page/route-rules.ts';
import { pageNotFound } from '#web/page/not-found.ts';

export const middleware = guardedBy(null);

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url);
}

export default function NotFound() {
  return null;
}
