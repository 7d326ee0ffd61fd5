import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { guide } from './Accordion.guide.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  parameters: { guide },
});

const questions = [
  ['areas', 'What areas do you serve?', 'McAllen, Mission, Edinburg and the rest of the Valley.'],
  [
    'existing',
    'Can you work in a finished house?',
    'Yes. Most of our work is in houses people live in.',
  ],
  ['support', 'What happens after the installation?', 'You call the people who installed it.'],
] as const;

const items = questions.map(([id, title, answer]) => (
  <AccordionItem key={id} id={id} title={title} level={2}>
    <Text>{answer}</Text>
  </AccordionItem>
));

export const Default = meta.story({ args: { children: items } });

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('leaves closed answers to find-in-page', async ({ canvas }) => {
  const panel = canvas.getByText(questions[0][2]).closest('[hidden]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
});
