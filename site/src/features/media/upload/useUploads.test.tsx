import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useUploadQueue } from './useUploads.ts';

function Status() {
  const [{ phase, items }] = useUploadQueue({ upload: async () => undefined });
  return `${phase}, ${items.length} files`;
}

it('is empty and at rest in a page drawn on a server', () => {
  expect(renderToString(<Status />)).toBe('idle, 0 files');
});
