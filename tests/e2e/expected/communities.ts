import { emailLink, hours, phoneLink, shortForm, toForm } from './facts.ts';
import { communities } from './routes.ts';
import { anyTitle, type ExpectedPage, type ExpectedSection } from './statement.ts';

/** docs/behavior.md#communities */
const overview: ExpectedPage = {
  route: '/communities',
  title: anyTitle,
  heading: /./,
  links: [['Schedule A Consultation', toForm]],
  sections: [
    {
      items: communities.length,
      pictures: communities.length,
      cards: { name: /./, targets: communities },
    },
    {
      items: 3,
      titles: [/local expertise/i, /custom solutions/i, /fast response times/i],
    },
  ],
};

/** Location, contact with a city phone and a city email, service hours. */
const info: ExpectedSection = {
  titles: [/^Location$/i, /^Contact$/i, /^Service Hours$/i],
  links: [phoneLink, emailLink],
  texts: hours,
};

/** docs/behavior.md#button-targets */
const contactFrom = (route: string) => `/contact?city=${route.replace('/communities/', '')}`;

const closing = (consultation: string): ExpectedSection => ({
  links: [
    ['Call Us Today', phoneLink[1]],
    ['Schedule Consultation', consultation],
  ],
  ...shortForm,
});

const theater: ExpectedSection = { about: /home.theater showcase/i };
const comingSoon: ExpectedSection = { about: /Coming soon/ };

/** The five cities whose hero is 'Custom Designs in {city}', with their own sections in between. */
const city = (
  route: string,
  name: string,
  additions: readonly ExpectedSection[],
): ExpectedPage => ({
  route,
  title: anyTitle,
  heading: `Custom Designs in ${name}`,
  sections: [info, {}, ...additions, closing(`${contactFrom(route)}#contact`)],
});

const brownsville = city('/communities/brownsville', 'Brownsville', [
  { about: /custom solutions/i },
  {
    items: 3,
    titles: ['Residential', 'Commercial', 'Security & Networking'],
  },
]);
const harlingen = city('/communities/harlingen', 'Harlingen', [theater]);
const mcallen = city('/communities/mcallen', 'McAllen', [theater, comingSoon]);
const rioGrandeCity = city('/communities/rio-grande-city', 'Rio Grande City', [comingSoon]);

/** Its hero and its call to action lead to /contact and /services. */
const edinburg: ExpectedPage = {
  ...city('/communities/edinburg', 'Edinburg', []),
  links: [
    [/./, contactFrom('/communities/edinburg')],
    [/./, '/services'],
  ],
  sections: [
    info,
    {},
    {
      ...closing(contactFrom('/communities/edinburg')),
      links: [
        ['Call Us Today', phoneLink[1]],
        ['Schedule Consultation', contactFrom('/communities/edinburg')],
        [/./, '/services'],
      ],
    },
  ],
};

/** Mission (docs/behavior.md#city-pages); its installation times are in docs/behavior.md#claims. */
const mission: ExpectedPage = {
  route: '/communities/mission',
  title: anyTitle,
  heading: /Mission/,
  links: [
    [/./, contactFrom('/communities/mission')],
    [/./, '/services'],
  ],
  texts: [/basic lighting or audio.* 1-2 days/i, /comprehensive smart home.* 1-2 weeks/i],
  sections: [
    {
      cards: {
        name: /./,
        targets: [
          '/services/smart-home-automation',
          '/services/lighting-design',
          '/services/audio-services',
          '/services/video-services',
          '/services/networking-services',
          '/services/security-systems',
          contactFrom('/communities/mission'),
        ],
      },
    },
    { about: /projects/i, items: [1, 20] },
    { testimonials: 3 },
    { questions: 4 },
  ],
};

const aService = /^\/services\/[a-z-]+$/;

const southPadreIsland: ExpectedPage = {
  route: '/communities/south-padre-island',
  title: anyTitle,
  heading: /South Padre Island/,
  links: [
    ['Schedule Consultation', `${contactFrom('/communities/south-padre-island')}#contact`],
    ['View Our Projects', '/projects'],
  ],
  sections: [
    { ...info, titles: ['Location', 'Contact', 'Service Hours'] },
    { about: /custom.solutions/i, items: 4 },
    {
      items: 6,
      cards: {
        name: /./,
        targets: [aService, aService, aService, aService, aService, aService],
      },
    },
    {
      items: 3,
      pictures: 3,
      titles: [/beachfront condo/i, /luxury vacation rental/i, /island restaurant/i],
    },
    { testimonials: 3 },
    closing(`${contactFrom('/communities/south-padre-island')}#contact`),
  ],
};

const cities = [
  southPadreIsland,
  brownsville,
  harlingen,
  mcallen,
  mission,
  edinburg,
  rioGrandeCity,
];

/** For a city that isn't described above, only the name in the heading is known. */
export const communityPages: readonly ExpectedPage[] = [
  overview,
  ...communities.map(
    (route) =>
      cities.find((expected) => expected.route === route) ?? {
        route,
        title: anyTitle,
        heading: /./,
      },
  ),
];
