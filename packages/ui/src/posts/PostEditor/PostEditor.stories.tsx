import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everySection, pictures } from '../../blog/BlogRenderer/BlogRenderer.fixtures.ts';
import type { EditorSection, PickedImage } from '../content/sections.ts';
import docs from '../paste/golden/docs.html?raw';
import docsSections from '../paste/golden/docs.jsonl?raw';
import plainSections from '../paste/golden/text.jsonl?raw';
import plainText from '../paste/golden/text.txt?raw';
import word from '../paste/golden/word.html?raw';
import wordSections from '../paste/golden/word.jsonl?raw';
import { PostEditor, type PostEditorProps } from './PostEditor.tsx';

/** An app that keeps the article, with the space of a header above it. */
function Example({ sections: initial, onChange, ...props }: PostEditorProps) {
  const [sections, setSections] = useState(initial);
  return (
    <main style={{ paddingBlockStart: 'var(--ui-frame-header)' }}>
      <PostEditor
        {...props}
        sections={sections}
        onChange={(next) => {
          setSections(next);
          onChange(next);
        }}
      />
    </main>
  );
}

const picked: readonly PickedImage[] = [
  { id: 'b1', url: `${import.meta.env.BASE_URL}seed/pool-lighting.webp`, alt: 'A lit pool' },
];
const article: readonly EditorSection[] = [
  ...everySection.slice(0, -1),
  {
    type: 'gallery',
    images: pictures.map(({ url, caption }) => ({ url, ...(caption && { caption }) })),
  },
  ...everySection.slice(-1),
];

const onChange = fn();
const meta = preview.meta({
  title: 'Posts/PostEditor',
  tags: ['experimental', '!stable'],
  component: Example,
  argTypes: propsOf(PostEditor),
  args: { sections: article, onChange, pickImages: fn(() => Promise.resolve(picked)) },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { sections: [] } });
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const HundredParagraphs = meta.story({
  args: {
    sections: Array.from({ length: 100 }, (_, index) => ({
      type: index % 10 === 0 ? ('heading' as const) : ('paragraph' as const),
      text: index % 10 === 0 ? `Part ${index / 10 + 1}` : 'palm '.repeat(60).trim(),
    })),
  },
});

/** An article of a newer version, with a type of section that this editor lacks. */
export const UnknownSection = meta.story({
  args: {
    sections: [
      { type: 'paragraph', text: 'The palm is lit from below.' },
      { type: 'table', text: 'Watts' } as unknown as EditorSection,
    ],
  },
});

const text = () => screen.findByRole('textbox', { name: 'Text of the post' });
const saved = () => onChange.mock.lastCall?.[0] as readonly EditorSection[] | undefined;
const expectSaved = (sections: readonly EditorSection[]) =>
  waitFor(() => expect(saved()).toEqual(sections));
const write = async (keys: string) => {
  await userEvent.click(await text());
  await userEvent.keyboard(keys);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Pastes what another program copied. */
async function paste(copied: Readonly<Record<string, string>>) {
  const data = new DataTransfer();
  for (const [type, value] of Object.entries(copied)) data.setData(type, value);
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  });
  (await text()).dispatchEvent(event);
}

Empty.test('writes headings, lists, and quotes, and leaves them with Enter', async () => {
  await write('# Dusk{Enter}Plain.{Enter}- One{Enter}Two{Enter}{Enter}> Said{Enter}twice');
  await userEvent.keyboard('{Enter}{Enter}End');
  await expectSaved([
    { type: 'heading', text: 'Dusk' },
    { type: 'paragraph', text: 'Plain.' },
    { type: 'list', items: ['One', 'Two'] },
    { type: 'blockquote', text: 'Said\ntwice' },
    { type: 'paragraph', text: 'End' },
  ]);
});

Empty.test('inserts a block from the list that a slash opens', async () => {
  await write('/');
  const filter = await screen.findByRole('combobox', { name: 'Search blocks' });
  await waitFor(() => expect(filter).toHaveFocus());
  await userEvent.keyboard('call');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  await expect(options.map(({ textContent }) => textContent)).toEqual(['Callout']);
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await text()).toHaveFocus());
  await userEvent.keyboard('Note this{Enter}{Enter}');
  await expectSaved([{ type: 'callout', text: 'Note this' }]);
  await userEvent.keyboard('/');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('xy{Escape}');
  await waitFor(async () => expect(await text()).toHaveFocus());
  await expectSaved([
    { type: 'callout', text: 'Note this' },
    { type: 'paragraph', text: '/xy' },
  ]);
});

Empty.test('formats and links text by keys, and by the bar', async () => {
  await write('{Control>}b{/Control}Bold{Control>}b{/Control} and ');
  await press('Italic');
  await userEvent.keyboard('slanted');
  await expect(screen.getByRole('button', { name: 'Italic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectSaved([
    {
      type: 'paragraph',
      text: [
        { text: 'Bold', strong: true },
        { text: ' and ' },
        { text: 'slanted', emphasis: true },
      ],
    },
  ]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(await screen.findByRole('dialog', { name: 'Link' })).toBeVisible();
});

const sectionsOf = (golden: string): EditorSection[] =>
  golden
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

Empty.test('pastes bold words, rows, and lists, without pictures, and takes it back', async () => {
  const editor = within(await text());
  await paste({ 'text/html': word, 'text/plain': 'copied' });
  await expect(editor.getByText('straight up').localName).toBe('strong');
  const rows = editor.getByText(/Speaker: \$450/);
  await expect(rows).toHaveTextContent(/^Item: PriceSpeaker: \$450Amplifier; Cables/);
  await expect(rows.querySelectorAll('br')).toHaveLength(3);
  const [item] = editor.getAllByRole('listitem');
  await expect(item).toHaveTextContent('Warm light– 2700 K outdoors– – Amber near the pool');
  await expectSaved(sectionsOf(wordSections));
  await expect(screen.getByText(/^2 pictures weren’t pasted/)).toBeVisible();
  await press('Undo');
  await expectSaved([]);
  await paste({ 'text/html': docs, 'text/plain': 'copied' });
  await expectSaved(sectionsOf(docsSections));
  await press('Undo');
  await paste({ 'text/plain': plainText });
  await expectSaved(sectionsOf(plainSections));
});

Empty.test('inserts a picture with its description', async () => {
  await text();
  await press('Picture');
  await expect(await screen.findByRole('textbox', { name: 'Alt text' })).toHaveValue('A lit pool');
  await expectSaved(picked.map((one) => ({ type: 'image', ...one })));
});

Default.test(
  'keeps every section of an article, and moves a block by its button',
  async ({ canvas }) => {
    await text();
    const [picture] = canvas.getAllByRole('group', { name: /^Picture/ });
    const down = within(picture as HTMLElement).getByRole('button', { name: 'Move down' });
    await userEvent.click(down);
    await expectSaved([
      ...article.slice(0, 3),
      article[4],
      article[3],
      ...article.slice(5),
    ] as EditorSection[]);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Move down'));
    await expect(canvas.getByText(`Moved to place 5 of ${article.length}.`)).toBeInTheDocument();
  },
);

Default.test('leaves the text with Tab', async () => {
  // A canceled key would keep the focus in the text.
  await expect(fireEvent.keyDown(await text(), { key: 'Tab' })).toBe(true);
});

UnknownSection.test(
  'reports no change of an article with an unknown section',
  async ({ canvas }) => {
    await expect(await canvas.findByText(/has a part that this editor doesn’t know/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(onChange).not.toHaveBeenCalled();
  },
);
