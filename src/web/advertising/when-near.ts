/** Calls once when an element comes near what is on the screen; returns how to stop waiting. */
export function whenNear(element: Element | null, act: () => void): () => void {
  if (element === null) return () => undefined;
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '400px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
