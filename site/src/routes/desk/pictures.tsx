import { MediaCenter } from '@custom-designs/desk/pictures';
import { company } from '../../content/company.ts';

export const meta = () => [
  { title: `Media Center - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Everyone may view it. A change asks for a sign-in (docs/media-center.md). */
export default function Media() {
  return <MediaCenter />;
}
