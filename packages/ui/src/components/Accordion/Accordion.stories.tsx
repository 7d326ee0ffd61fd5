import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { guide } from './Accordion.guide.tsx';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  parameters: { guide },
});

const questions = [
  ['What areas do you serve?', 'McAllen, Mission, Edinburg and the rest of the Valley.'],
  ['Can you work in a finished house?', 'Yes. Most of our work is in houses people live in.'],
  ['What happens after the installation?', 'You call the people who installed it.'],
] as const;

export const Default = meta.story({
  args: {
    items: questions.map(([title, answer]) => ({ title, content: <Text>{answer}</Text> })),
    level: 2,
  },
});

Default.test('opens one answer at a time, and closes the open one', async ({ canvas }) => {
  const [first, second] = questions.map(([title, answer]) => ({
    title: canvas.getByRole('heading', { name: title }),
    answer: canvas.getByText(answer),
  }));
  if (!first || !second) throw new Error('two questions are needed');
  await userEvent.click(first.title);
  await expect(first.answer).toBeVisible();
  await userEvent.click(second.title);
  await expect(second.answer).toBeVisible();
  await expect(first.answer).not.toBeVisible();
  await userEvent.click(second.title);
  await expect(second.answer).not.toBeVisible();
});
