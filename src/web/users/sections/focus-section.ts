import type { SectionId } from '#web/users/profile-forms.ts';

/** Puts the focus on the heading of a section, without scrolling. */
export function focusSection(id: SectionId): void {
  const heading = document.querySelector<HTMLElement>(`#${id}-titel`);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
