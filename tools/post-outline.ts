/** A node of the Markdown tree, as far as the outline reads it. */
type Node = {
  type: string;
  value?: string;
  depth?: number;
  children?: Node[];
  data?: { hProperties?: Record<string, string> };
};

const UNITS =
  'Euro|Prozent|%|fm|efm|vfm|rm|srm|cm|mm|m|km|ha|kg|kW|kWh|Millionen|Hektar|Festmeter|Zentimeter|Meter|Tonnen|t';
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![a-zäöüß]))`, 'g');

/** Adds no-break spaces between a figure and its unit, within thousands, and after a paragraph sign. */
function bindFigures(node: Node): void {
  if (node.type === 'text' && node.value !== undefined) {
    node.value = node.value
      .replace(BEFORE_UNIT, '$1\u00a0')
      .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
      .replace(/(§) (?=\d)/g, '$1\u00a0');
  }
  node.children?.forEach(bindFigures);
}

/** Adds what only the text itself can say to the YAML head: sections with their anchors, and the number of words. */
export function remarkOutline() {
  return (tree: Node): void => {
    bindFigures(tree);
    const head = tree.children?.find((node) => node.type === 'yaml');
    const sections = (tree.children ?? []).filter((node) => node.type === 'heading' && node.depth === 2);
    const contents = sections.map((node) => {
      const text = textOf(node);
      const id = anchorOf(text);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      return { id, text };
    });
    const wordCount = textOf(tree).split(/\s+/).filter(Boolean).length;
    if (head !== undefined) head.value += `\ncontents: ${JSON.stringify(contents)}\nwordCount: ${wordCount}`;
  };
}

/** The text of a node and its descendants; blocks are separated by a space. */
function textOf({ type, value = '', children = [] }: Node): string {
  if (type === 'text' || type === 'inlineCode') return value;
  const isInline = ['strong', 'emphasis', 'link', 'heading', 'delete'].includes(type);
  return children.map(textOf).join(isInline ? '' : ' ');
}

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
