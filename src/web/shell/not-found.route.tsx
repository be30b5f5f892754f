import type { Route } from './+types/not-found.route.ts';
import { pageNotFound } from './not-found.ts';

export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname);
}

export default function NotFound() {
  return null;
}
