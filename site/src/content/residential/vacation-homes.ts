/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 3,
  title: 'Vacation Homes',
  subtitle: 'Remote Care & Comfort',
  meta: { title: 'Vacation Home Security, South Padre Island' },
  menu: 'Look after the place from wherever you are.',
  card: 'Locks, leak sensors, cameras and air conditioning you can look after from another state, and guests can work without calling you.',
  description:
    'An empty house on the coast needs watching: humidity, water, doors and storms. You keep an eye on all four from anywhere, and guests find it simple.',
  heroImage: 'residential-vacation-homes',
  heroAlt:
    'A balcony above the Gulf after sunset, a lantern between two chairs and a warm room behind them',
  features: [
    {
      icon: 'droplets',
      title: 'Humidity and mildew watch',
      description: 'The thermostat dries the house at 60 percent instead of cooling it for nobody.',
    },
    {
      icon: 'waves',
      title: 'Leak detection and shutoff',
      description: 'A valve on the main, set by a licensed plumber, shuts off by itself.',
    },
    {
      icon: 'key-round',
      title: 'Codes for guests and cleaners',
      description: 'A code that starts at check-in and ends at checkout.',
    },
    {
      icon: 'cctv',
      title: 'Outdoor cameras only',
      description: 'Entry, driveway and dock, aimed away from guests. There’s nothing inside.',
    },
    {
      icon: 'thermometer',
      title: 'Climate between stays',
      description:
        'Empty days ease the thermostat off, and check-in day brings the rooms back down.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Storm readings',
      description: 'Power, water, wind and a camera, so you know before the bridge reopens.',
    },
    {
      icon: 'wifi',
      title: 'Guest network',
      description: 'A printed code by the coffee maker, for a network apart from your locks.',
    },
    {
      icon: 'tree-palm',
      title: 'Balcony and deck, salt-proof',
      at: { x: 63.5, y: 69 },
      description:
        'Marine-grade speakers, and shielded amber lamps toward the beach while turtles nest.',
    },
  ],
  room: 'outdoor-entertainment-patio',
  benefits: [
    'See the whole house on one screen, from Minnesota, Monterrey or your desk',
    'Guests get in without calling you and leave without a checklist',
    'Lights come and go at believable hours while you’re gone',
    'Stainless, brass and sealed gear, for air that eats everything else',
    'One summary a week instead of a stream of alerts',
    'A local crew with a code, for when it takes a pair of hands',
  ],
  cases: [
    {
      isSample: true,
      title: 'Gulf-side condo, nine months empty',
      description:
        'Humidity control, a water shutoff and a lock for the cleaner. That first summer the valve closed on a split icemaker hose; the carpet below never got wet.',
      image: 'story-gulf-condo',
      client: 'Owners from Iowa',
      location: 'South Padre Island, TX',
    },
    {
      isSample: true,
      title: 'Six rentals, one dashboard',
      description:
        'A row of townhouses with identical locks, thermostats and guest Wi-Fi. The manager sees which units are turned over, and the drawer of keys is gone.',
      image: 'story-six-rentals',
      client: 'Vacation rental manager',
      location: 'Port Isabel, TX',
    },
    {
      isSample: true,
      title: 'A winter place among the citrus',
      description:
        'Park-model home with a carport and a long absence each summer. Two cameras, three leak sensors and a code for the neighbor, installed in a day before the drive north.',
      image: 'story-citrus-house',
      client: 'Winter Texans',
      location: 'Mission, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'I was at my grandson’s hockey game in Duluth when my phone said the water was off and why. I gave our plumber a code and watched him lock up.',
      author: 'Marlene Sorensen',
      position: 'Condo owner',
    },
    {
      isSample: true,
      content:
        'Spring break used to be me in my truck at one in the morning, taking somebody a key. Since they put the locks in, my phone hasn’t rung after nine.',
      author: 'Andres Cisneros',
      position: 'Property manager',
      company: 'a rental agency in Port Isabel',
    },
    {
      isSample: true,
      content:
        'We opened the door that first spring and it smelled like a house. It’d always smelled like a boat.',
      author: 'Tom and Elaine Rask',
    },
  ],
  faqs: [
    {
      question: 'What if the internet fails while I’m away?',
      answer:
        'A cellular modem keeps the sensors, lock and valve reporting, and the leak valve closes by itself even with no connection at all. You’ll get a notice when the main line’s back.',
    },
    {
      question: 'Are cameras allowed in a rental?',
      answer:
        'Booking sites and common decency both rule out cameras indoors. We put them outside only, disclose every one and never record sound. Check your platform’s current wording too.',
    },
    {
      question: 'What humidity should an empty house hold?',
      answer:
        'We aim for 55 to 60 percent. Below that you’re paying for drying you don’t need; above it the closets start to smell. A dehumidifier with a drain often beats leaving the air conditioner at 78.',
    },
    {
      question: 'Will the condo association approve this?',
      answer:
        'Usually, since nearly everything is inside your unit. For doors, balconies and exterior cameras we give you pictures and dimensions for the board, and pick finishes that match the building.',
    },
    {
      question: 'Can you install it while we’re away?',
      answer:
        'Yes. We meet your manager or use a temporary code, send photographs as we go and finish typical homes in 1-3 days. Then you test everything live with us on a video call.',
    },
    {
      question: 'Who responds when an alarm comes in July?',
      answer:
        'That’s up to you: a neighbor, your manager or, during business hours, us. We put that order into the system, with codes that work for as long as the visit takes.',
    },
  ],
  closing: {
    heading: 'Go home without worrying',
    text: 'Call and tell us when you leave and who can get to the house. We’ll suggest the shortest list of devices that lets you quit thinking about it.',
  },
} satisfies AreaPage;
