import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './PostSearch.guide.tsx';
import { PostSearch } from './PostSearch.tsx';

const meta = preview.meta({
  title: 'Blog/PostSearch',
  component: PostSearch,
  parameters: { guide },
  args: { query: '', action: '/blog', onSearch: fn(), onClear: fn() },
});

export const Default = meta.story();
export const Searched = meta.story({ args: { query: 'palm' } });
export const OfAPage = meta.story({
  render: (args) => {
    const [query, setQuery] = useState('palm');
    return (
      <>
        <PostSearch {...args} query={query} />
        <button type="button" onClick={() => setQuery('lamp')}>
          Back
        </button>
      </>
    );
  },
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Searched.test('is empty and focused after Clear', async ({ canvas, args }) => {
  const field = canvas.getByRole('searchbox');
  await expect(field).toHaveValue('palm');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
  await expect(args.onClear).toHaveBeenCalledOnce();
});

OfAPage.test('follows a change of the address', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('searchbox'), ' tree');
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('lamp');
});
