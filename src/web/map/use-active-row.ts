import { useEffect, useState } from 'react';

/** Returns the id of the advert whose row has the pointer or the focus. */
export function useActiveRow(list: { current: HTMLElement | null }): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const enter = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-advert]') : null;
      setId(row?.dataset['advert'] ?? null);
    };
    const leave = () => setId(null);
    const acts = [
      ['pointerover', enter],
      ['focusin', enter],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [name, act] of acts) current.addEventListener(name, act);
    return () => {
      for (const [name, act] of acts) current.removeEventListener(name, act);
    };
  }, [list]);
  return id;
}
