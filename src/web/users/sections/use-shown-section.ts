import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { SECTION_IDS, type SectionId } from '#web/users/profile-forms.ts';

/** The section that the address names; it stays while the address names something else on the page. */
export function useShownSection(): { shown: SectionId; isHydrated: boolean } {
  const [shown, setShown] = useState<SectionId>('konto');
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = isHydrated ? SECTION_IDS.find((id) => hash === `#${id}`) : undefined;
  if (named !== undefined && named !== shown) setShown(named);
  return { shown, isHydrated };
}
