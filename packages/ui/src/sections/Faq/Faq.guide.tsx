import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Actions } from '../Actions/index.ts';
import { Faq } from './index.ts';

const areas = 'What areas do you serve?';
const cost = 'How much does a typical smart home system cost?';

export const guide: Guide = {
  use: 'For three to ten questions that people really ask before they call, each with its whole answer. Under the heading stands what to do when a question is missing.',
  avoid: [
    'For what everybody must know, such as a deposit or a waiting time: write it on the page.',
    'For steps of a job: use ProcessTimeline. For case studies: use CaseChapters.',
    'For one question beside other text: use AccordionItem in an Accordion.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first question.',
      so: { part: ['button', areas], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens its answer.', so: { part: ['button', areas], is: 'expanded' } },
    {
      keys: '{Tab}',
      does: 'Moves to the next question.',
      so: { part: ['button', cost], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'Opens its answer and closes the other.',
      so: [
        { part: ['button', cost], is: 'expanded' },
        { part: ['button', areas], is: 'collapsed' },
      ],
    },
    {
      keys: '{Enter}',
      does: 'Closes the open answer.',
      so: { part: ['button', cost], is: 'collapsed' },
    },
  ],
  screenReader: [
    '“Frequently asked questions, region”',
    '“What areas do you serve?, button, collapsed, heading level 3”',
    'After Enter: “expanded”. The answer is the next thing read.',
  ],
  dos: [
    {
      why: 'Questions as a customer asks them on the phone.',
      example: (
        <PageWidth>
          <Faq
            lead="If yours is not here, call us."
            items={[
              { question: areas, answer: 'From Rio Grande City to South Padre Island.' },
              { question: cost, answer: 'Smart lighting starts at about $1,500.' },
              {
                question: 'Can you work in a finished house?',
                answer: 'Yes. We fish cable through the attic and patch nothing but our own holes.',
              },
            ]}
          >
            <Actions items={[{ label: 'Ask Us', href: '#contact' }]} emphasis="quiet" />
          </Faq>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Advertising in the shape of questions: nobody has ever asked these.',
      example: (
        <PageWidth>
          <Faq
            heading="Good to know"
            items={[
              {
                question: 'Why is Custom Designs the best choice in the Valley?',
                answer: 'Because quality is our passion.',
              },
              {
                question: 'What makes our team so special?',
                answer: 'We go the extra mile for every customer.',
              },
              {
                question: 'How can I benefit from our premium packages?',
                answer: 'Contact us for more information.',
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
