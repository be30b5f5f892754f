/** First stop of the Tab key: jumps over header and menus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className="skip-link" href={`#${target}`} data-native>
      {children}
    </a>
  );
}
