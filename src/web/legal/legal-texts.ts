import type { ComponentType } from 'react';
import type { OperatorField } from '#domain/legal/operator.ts';
import type { legalComponents } from './legal-components.tsx';

type LegalHead = {
  title: string;
  description: string;
  /** Day from which the text holds, ISO 8601. */
  version: string;
  /** The operator facts in the text. */
  facts?: readonly OperatorField[];
  contents: readonly { id: string; text: string }[];
};

type LegalText = { frontmatter: LegalHead; default: ComponentType<{ components: typeof legalComponents }> };

const texts = import.meta.glob<LegalText>('/src/content/legal/*.mdx', { eager: true });

/** Returns the text of an address ("/agb"). */
export const legalTextAt = (pathname: string): LegalText | undefined =>
  texts[`/src/content/legal/${pathname.replaceAll('/', '')}.mdx`];
