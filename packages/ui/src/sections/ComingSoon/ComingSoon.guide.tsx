import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ComingSoon } from './index.ts';

export const guide: Guide = {
  use: 'For keeping the place of something that is being made, such as the projects of a new city. It says what will be here, what it waits for and what can be seen meanwhile.',
  avoid: [
    'For what failed to arrive: use LoadFailure. For what is on its way: use Skeleton.',
    'For a section without content: leave it out; most are nothing when their list is empty.',
    'For what nobody is working on: a promise that stays is worse than none.',
  ],
  screenReader: ['“Stories from the ranches, region”, then “Coming soon” before its heading.'],
  dos: [
    {
      why: 'One knows what will hang here, why not yet, and where to look until then.',
      example: (
        <PageWidth>
          <ComingSoon
            heading="Stories from the ranches"
            text="They will appear when we have photographs that do the sky justice."
            actions={[{ label: 'See Other Projects', href: '#projects' }]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Twice that nothing is here, but neither what will be nor where to go.',
      example: (
        <PageWidth>
          <ComingSoon heading="Under construction" text="Please check back later." />
        </PageWidth>
      ),
    },
  ],
};
