/** Brings a field into view and focuses it, by the path that names it; false where this page does not show it. */
export function focusField(path: string): boolean {
  const escaped = CSS.escape(path);
  const anchor = document.getElementById(path);
  const control =
    document.querySelector<HTMLElement>(`main [name="${escaped}"]:not([type=hidden])`) ??
    document.querySelector<HTMLElement>(`main [name^="${escaped}."]:not([type=hidden])`) ??
    anchor?.querySelector<HTMLElement>('input, select, textarea, button') ??
    null;
  if (control === null && anchor === null) return false;
  (anchor ?? control)?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return true;
}
