import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { Workbench } from '../Workbench/index.ts';
import { defaultSelectionBarWords, SelectionBar, type SelectionBarProps } from './index.ts';

const nothing = () => {};

type BarProps = Pick<SelectionBarProps, 'count'> & Partial<SelectionBarProps> & { label: string };

/** Each is a landmark, so each has a name of its own. */
const Bar = ({ label, ...props }: BarProps) => (
  <PageWidth>
    <Section space="compact">
      <Container>
        <Workbench>
          <SelectionBar
            shownCount={80}
            tags={[{ tag: 'patio', count: 2 }]}
            onSelectAll={nothing}
            onClear={nothing}
            onSetCategory={nothing}
            onChangeTags={nothing}
            onSetFeatured={nothing}
            onDelete={nothing}
            onDismissFailures={nothing}
            words={{ ...defaultSelectionBarWords, label }}
            {...props}
          />
        </Workbench>
      </Container>
    </Section>
  </PageWidth>
);

export const guide: Guide = {
  use: 'For doing one thing to all selected images. It is there while something is selected.',
  avoid: [
    'For one image: its card has the same actions, and MediaEditor its words.',
    'For deleting without a question: onDelete opens a ConfirmDialog.',
    'For what is not about the selection, such as uploading: that has its own tab.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Category'],
      does: 'On Category or Tags: opens what is to be set.',
      so: { part: ['combobox'], is: 'shown' },
    },
    {
      keys: '{Enter}',
      on: ['button', 'Select all 80'],
      does: 'Selects all that are shown.',
      so: { calls: 'onSelectAll' },
    },
    {
      keys: ' ',
      on: ['button', 'Feature'],
      does: 'Acts on the selected ones.',
      so: { calls: 'onSetFeatured' },
    },
    { keys: '{Enter}', on: ['button', 'Clear'], does: 'Lets all go.', so: { calls: 'onClear' } },
  ],
  screenReader: [
    '“Selected images, region”',
    'After a change: “3 selected”',
    'At work: “1 of 3 images done, progress bar”',
  ],
  dos: [
    {
      why: 'It counts what it will change, and is there for more than one.',
      example: <Bar label="Twelve selected images" count={12} />,
    },
    {
      why: 'Who was not reached, and why: the rest is done and stays done.',
      example: (
        <Bar
          label="Images with one that was deleted"
          count={0}
          failures={[{ id: '4', name: 'Pool at night', message: 'Somebody else deleted it.' }]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'For one image there is nothing to gain: its card edits, features and deletes it.',
      example: <Bar label="One selected image" count={1} shownCount={1} />,
    },
    {
      why: 'An id and the database’s own words: nobody knows which picture it was.',
      example: (
        <Bar
          label="Images with one that failed"
          count={0}
          failures={[{ id: '9', name: '7f3c-91ab', message: 'PGRST116: 0 rows returned' }]}
        />
      ),
    },
  ],
};
