import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { remarkOutline } from './post-outline.ts';

type MdxOptions = NonNullable<Parameters<typeof mdx>[0]>;

/** Posts and other long texts: Markdown with a YAML head and components. One reading for the pages and the index of heads. */
export const mdxPlugin = (options: MdxOptions = {}) =>
  mdx({
    // The pages' policy forbids style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkFrontmatter, remarkOutline, remarkMdxFrontmatter, remarkGfm],
    ...options,
  });
