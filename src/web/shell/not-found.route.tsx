import type { Route } from './+types/not-found.route.ts';
import { guardedBy } from '#web/accounts/route-rules.ts';
import { pageNotFound } from './not-found.ts';

export const middleware = guardedBy(null);

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url);
}

export default function NotFound() {
  return null;
}
