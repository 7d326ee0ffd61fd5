import { Heading } from '@custom-designs/ui/text';
import { home } from '../content/home.ts';

export const meta = () => [
  { title: home.meta.title },
  { name: 'description', content: home.meta.description },
];

export default function Home() {
  return <Heading level={1}>{home.hero.heading}</Heading>;
}
