/** The built-in posts, for an empty database (docs/behavior/blog.md#built-in-posts). */
import { company } from './company.ts';
import type { StaticPosts } from './schema/site.ts';

const perfectSound = `Most rooms that sound bad aren’t short on equipment. They’re short on soft things. A Valley living room with porcelain tile, plaster walls and a twelve-foot ceiling will blur the best speakers money can buy, because every word arrives at your ear five or six times.

Start with a clap. Stand where you sit to watch TV, clap once and listen. If you hear a bright flutter, sound is bouncing between two hard, parallel surfaces. A rug between you and the speakers, curtains across one side wall and a bookcase on the other will do more than a new receiver.

Next, move the chair. A seat pushed against the back wall gets too much bass and very little sense of space. Pull it forward a foot or two. Keep the left and right speakers and the main seat in a triangle with roughly equal sides, and bring the tweeters up to the height of your ears.

Then look at the subwoofer. In a corner it’s loud, and usually loud at one note. Put it where you sit, play something with a steady bass line and walk along the walls. Where the bass sounds even, that’s where the subwoofer belongs. You’ll feel silly for five minutes and be right for ten years.

Ceiling speakers are fine for dinner and conversation. For movies, voices should come from the screen, so give the center channel a proper place at ear height, not inside a cabinet with a glass door. If the screen hangs over a fireplace, say so early; there are ways to lower it.

Outside, the rules turn around. There aren’t any walls to hold the sound, so four small speakers played quietly beat two big ones played loud. Aim them at the seats and away from the fence. Your neighbors go to bed too.

Last comes measurement. A calibration microphone shows what the ear suspects, and a good processor can trim a bass peak or match the delay between seats. It can’t remove an echo. Do the room first, the placement second and the electronics third, and a modest system will sound like an expensive one.

If you’d like a second pair of ears, call us. We bring a microphone and an honest opinion, and the consultation is free.`;

/** Stands for a slug in the address of the page for newer articles. No slug starts with it. */
export const newArticle = '~';

export const staticPosts: StaticPosts = [
  {
    id: 'static-1',
    slug: 'creating-perfect-sound-environment',
    title: 'Creating the Perfect Sound Environment',
    date: '2023-05-28',
    author: company.name,
    category: 'Audio',
    image: 'audio-listening-room',
    excerpt:
      'Before you buy another speaker, clap your hands. How to make a tile-and-plaster room sound good, in the right order.',
    content: perfectSound,
  },
  {
    id: 'static-2',
    slug: 'modern-lighting-trends',
    title: 'Modern Lighting Trends',
    date: '2023-04-15',
    author: company.name,
    category: 'Lighting',
    image: 'lighting-design-living',
    excerpt:
      'Warm-dim lamps, light on walls rather than floors, and fixtures that hide in plain sight.',
    content:
      'This article is being developed. We’re still visiting finished rooms around the Valley for it, and it’ll be here when we’ve seen enough of them after dark.\n\nUntil then, ask us about it at the showroom in McAllen. Two minutes with a dimmer in your hand will teach you more than the article.',
  },
  {
    id: 'static-3',
    slug: 'smart-home-integration',
    title: 'Smart Home Integration',
    date: '2023-03-10',
    author: company.name,
    category: 'Networking',
    image: 'smart-home-hall',
    excerpt:
      'Why a smart home is mostly a network, and what to settle before the first device goes on the wall.',
    content:
      'This article is being developed. It will cover the order we follow in real houses: cable first, then Wi-Fi, then the hub, then the devices.\n\nIf you’re planning a project now, don’t wait for us to finish writing. Call, or send a message, and we’ll go through it with you.',
  },
];
