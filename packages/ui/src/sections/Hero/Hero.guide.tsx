import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Hero } from './index.ts';

export const guide: Guide = {
  use: 'For how a page opens: its one main heading over a room at night, and at most two ways on. A film may play over the picture where films are welcome.',
  avoid: [
    'For a page without a picture of its own, such as terms or a form: use PageIntro.',
    'For a picture further down a page: use Teaser or RoomShowcase. A page has one Hero.',
    'For an article: use PostHero.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first way on.',
      so: { part: ['link', 'Our Services'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the second.',
      so: { part: ['link', 'Contact Us'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
    {
      keys: ' ',
      of: 'Film',
      on: ['button', 'Pause video'],
      does: 'On the film’s button, which comes first: pauses it.',
      so: { part: ['button', 'Play video'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      of: 'Film',
      does: 'Plays it again.',
      so: { part: ['button', 'Pause video'], is: 'focused' },
    },
  ],
  screenReader: [
    'The picture’s description, then “Custom Designs, heading level 1”',
    '“Our Services, link”, “Contact Us, link”',
    'With a film: “Pause video, button”. The film itself is silent and says nothing.',
  ],
  dos: [
    {
      why: 'The heading is the page’s name, and one of two ways is lit.',
      example: (
        <PageWidth>
          <Hero
            heading="Landscape Lighting"
            tagline="Palms lit from the base, and a path for sandals."
            image={drawnPicture('palms', 'House at dusk between lit palms')}
            actions={[
              { label: 'Get a Free Quote', href: '#contact' },
              { label: 'See Our Work', href: '#gallery' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A greeting that could stand over any page, and a menu instead of a way on.',
      example: (
        <PageWidth>
          <Hero
            heading="Welcome to Our Website"
            tagline="Your trusted partner for innovative technology solutions since 2009."
            image={drawnPicture('palms', 'House at dusk between lit palms')}
            actions={[
              { label: 'About', href: '#about' },
              { label: 'Services', href: '#services' },
              { label: 'Gallery', href: '#gallery' },
              { label: 'Blog', href: '#blog' },
              { label: 'Contact', href: '#contact' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
