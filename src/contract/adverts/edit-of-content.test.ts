import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { anyEditOf } from '#test/any-advert.ts';
import { contentOf } from './edit-content.ts';
import { editOfContent } from './edit-of-content.ts';

test.each(CATEGORY_CODES)('what stands in an advert of %s leads to a payload that says the same again', (category) => {
  fc.assert(
    fc.property(anyEditOf(category), (edit) => {
      const content = contentOf(edit);
      expect(contentOf(editOfContent(content))).toEqual(content);
    }),
  );
});
