import type { Route } from './+types/not-found.route.ts';
import { pageNotFound } from './not-found.ts';

export function loader({ request }: Route.LoaderArgs) {
  throw pageNotFound(new URL(request.url).pathname);
}

export default function NotFound() {
  return null;
}
