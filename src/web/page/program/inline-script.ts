/** A script of the document itself that runs a function, which may use nothing from outside. */
export function inlineScript(run: () => void, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${attribute}>(${run.toString()})()</script>`;
}
