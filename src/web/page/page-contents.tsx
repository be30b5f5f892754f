type PageContentsProps = {
  id: string;
  title: string;
  contents: readonly { id: string; text: string }[];
  className?: string;
};

/** The numbered list of what stands on a long page, with links to its headings; `id` names the title of the list. */
export function PageContents({ id, title, contents, className }: PageContentsProps) {
  return (
    <nav className={className} aria-labelledby={id} data-print="hidden">
      <p id={id} className="stamp pb-1.5 text-lg">
        {title}
      </p>
      <ol className="gap-x-8 [counter-reset:section] @min-[34rem]:@max-lg:columns-2">
        {contents.map((entry) => (
          <li key={entry.id} className="break-inside-avoid border-t border-seam [counter-increment:section]">
            <a
              href={`#${entry.id}`}
              className="grid grid-cols-[1.9rem_minmax(0,1fr)] py-2.5 text-sm/[1.35] text-ink no-underline before:font-stamp before:font-[650] before:text-ink-soft before:content-[counter(section)_/_''] hover:text-spruce hover:underline"
            >
              {entry.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
