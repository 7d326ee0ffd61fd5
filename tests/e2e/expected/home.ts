import { areas, discount, emailLink, hours, phoneLink } from './facts.ts';
import { services } from './routes.ts';
import type { ExpectedPage } from './statement.ts';

/** docs/behavior.md#home; prices: docs/behavior.md#claims */
export const home: ExpectedPage = {
  route: '/',
  title: /^Custom Designs/,
  heading: 'Custom Designs',
  texts: ['Illuminating Your Space', ...discount],
  links: [
    ['Our Services', '/services'],
    ['Contact Us', /^\/contact|^#contact$/],
  ],
  sections: [
    {
      about: /vision/i,
      titles: [/premium lighting/i, /audio excellence/i, /expert guidance/i],
      items: 3,
    },
    {
      texts: [/2019/, /McAllen/, /family/, /locally owned and operated/i],
      links: [['Learn More About Us', '/about']],
    },
    {
      heading: 'Discover',
      titles: [
        /luxury home theater/i,
        /premium lighting design/i,
        /landscape lighting/i,
        /pool lighting/i,
      ],
      pictures: 4,
    },
    {
      heading: 'Our Services',
      items: services.length,
      pictures: services.length,
      cards: { name: 'Learn more', targets: services },
    },
    {
      questions: [
        /areas/i,
        /cost/i,
        /existing homes.*new construction/i,
        /brands/i,
        /ongoing support/i,
      ],
      texts: [
        ...areas,
        /basic smart lighting.* from about \$1,500/i,
        /full home automation.* from \$5,000 to \$25,000\+/i,
      ],
    },
    {
      heading: 'Latest Blog Posts',
      articles: 3,
      pictures: 3,
      cards: { name: 'Read More', targets: [/^\/blog\/./, /^\/blog\/./, /^\/blog\/./] },
      links: [
        ['View All Posts', '/blog'],
        ['View All Blogs', '/blog'],
      ],
    },
    {
      fields: [
        { label: 'Your Name', type: 'text' },
        { label: 'Email Address', type: 'email' },
        { label: 'Subject', type: 'text' },
        { label: 'Message', type: 'textarea', rows: 5 },
      ],
      buttons: ['Send Message'],
      links: [phoneLink, emailLink, ['Facebook', /^https:\/\/www\.facebook\.com\//]],
      texts: [/McAllen, TX/, 'Twitter', 'Instagram', 'LinkedIn', ...hours],
    },
  ],
};
