import type { CatalogueEntry } from '#contract/openapi/catalogue.ts';
import { buildOpenApi } from '#contract/openapi/openapi.ts';

/** Address in the committed document; the running server writes its own. */
const COMMITTED_SERVER_URL = 'http://localhost:3000';

/** The text of docs/openapi.json for the calls that answer. */
export function generateOpenApi(routed: readonly CatalogueEntry[]): string {
  return `${JSON.stringify(buildOpenApi(routed, { serverUrl: COMMITTED_SERVER_URL }), null, 2)}\n`;
}
