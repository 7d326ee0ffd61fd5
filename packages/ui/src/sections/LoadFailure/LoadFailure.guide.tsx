import type { Guide } from '../../docs/guide.ts';
import { LoadFailure } from './index.ts';

const tryAgain = () => {};

export const guide: Guide = {
  use: 'For a part of a page that did not arrive, in the place where it should be. The rest of the page stays as it is.',
  avoid: [
    'For a whole article that cannot be shown: use ArticleError.',
    'For something the visitor did that failed: use Toast, or the error of a field.',
    'For an empty answer: nothing failed, so say what is empty.',
  ],
  screenReader: [
    'Heard at once, wherever the focus is: “The pictures could not be fetched just now.”',
    '“Try Again, button”; the focus stays where it was.',
  ],
  dos: [
    {
      why: 'What is missing, in words, and the one thing that may help.',
      example: (
        <LoadFailure message="The pictures could not be fetched just now." onTryAgain={tryAgain} />
      ),
    },
  ],
  donts: [
    {
      why: 'Words for whoever wrote the program, and no way on.',
      example: <LoadFailure message="Error 503: failed to fetch /rest/v1/gallery" />,
    },
  ],
};
