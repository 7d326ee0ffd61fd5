/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 3,
  title: 'Vacation Homes',
  subtitle: 'Remote Care & Comfort',
  meta: { title: 'Vacation Home Technology, South Padre Island' },
  menu: 'Look after the place from wherever you are.',
  card: 'Locks, leak sensors, cameras and air conditioning you can look after from another state, and guests can use without a call.',
  description:
    'An empty house on the coast needs watching: humidity, water, doors and storms. We equip it so you can check and control all four from anywhere. For guests it stays simple, with a code at the door, clear switches and Wi-Fi that works on arrival.',
  heroImage: 'residential-vacation-homes',
  heroAlt:
    'A balcony above the Gulf after sunset, a lantern between two chairs and a warm room behind them',
  features: [
    {
      icon: 'droplets',
      title: 'Humidity and mildew watch',
      description:
        'Sensors in closets and the air handler. The thermostat dries the house at 60 percent instead of cooling it for nobody.',
    },
    {
      icon: 'waves',
      title: 'Leak detection and shutoff',
      description:
        'Probes under sinks, heater and icemaker with a motorized valve on the main. Water stops within seconds, at three in the morning too.',
    },
    {
      icon: 'key-round',
      title: 'Codes for guests and cleaners',
      description:
        'A code that starts at check-in and ends at checkout. Nobody drives over with a key and nothing has to be returned.',
    },
    {
      icon: 'cctv',
      title: 'Outdoor cameras only',
      description:
        'Entry, driveway and dock, set to face away from where guests relax. Nothing inside, and a line for your listing that says so.',
    },
    {
      icon: 'thermometer',
      title: 'Climate between stays',
      description:
        'Doors left open pause the compressor, empty days relax the setpoint, and arrival brings the rooms back down in time.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Storm readings',
      description:
        'Power, water, wind sensor and a camera on battery and cellular, so you know before the bridge reopens.',
    },
    {
      icon: 'wifi',
      title: 'Guest network',
      description:
        'A printed code by the coffee maker, fair limits for each device, and your locks on another network entirely.',
    },
    {
      icon: 'tree-palm',
      title: 'Balcony and deck, salt-proof',
      description:
        'Marine-grade speakers, brass lights on timers and shielded amber lamps toward the beach while turtles nest.',
    },
  ],
  benefits: [
    'See the whole house on one screen from Minnesota, Monterrey or the office',
    'A small leak stays a small leak',
    'Guests arrive without a phone call and leave without a checklist',
    'Lights come and go at believable hours while the place is empty',
    'Stainless, brass and sealed gear, chosen for air that eats everything else',
    'One summary a week instead of a stream of alerts',
    'A local crew with a code of its own, for the day something needs hands',
  ],
  cases: [
    {
      title: 'Gulf-side condo, nine months empty',
      description:
        'Humidity control, water shutoff and a lock for the cleaner. In its first summer the valve closed on a split icemaker hose; the carpet below never got wet.',
      image: 'story-gulf-condo',
      client: 'Owners from Iowa',
      location: 'South Padre Island, TX',
    },
    {
      title: 'Six rentals, one dashboard',
      description:
        'A row of townhouses with identical locks, thermostats and guest Wi-Fi. The manager sees turnover status by unit and no longer keeps a drawer of keys.',
      image: 'story-six-rentals',
      client: 'Vacation rental manager',
      location: 'Port Isabel, TX',
    },
    {
      title: 'A winter place among the citrus',
      description:
        'Park-model home with a carport and a long absence each summer. Two cameras, three leak sensors and a neighbor’s code. Installed in a day before the drive north.',
      image: 'story-citrus-house',
      client: 'Winter Texans',
      location: 'Mission, TX',
    },
  ],
  testimonials: [
    {
      content:
        'The message said the water was off and why. Our plumber had a code for one hour, fixed the hose, and I watched him lock up from Duluth.',
      author: 'Marlene Sorensen',
      position: 'Condo owner',
    },
    {
      content:
        'Late arrivals used to cost me a night a week. Since the locks went in, my phone is quiet after nine.',
      author: 'Andres Cisneros',
      position: 'Property manager',
      company: 'Laguna Keys Rentals',
    },
    {
      content: 'That first spring we opened the door and it smelled like a house, not like a boat.',
      author: 'Tom and Elaine Rask',
    },
  ],
  faqs: [
    {
      question: 'What if the internet fails while I am away?',
      answer:
        'A cellular modem keeps sensors, lock and valve reporting, and the leak valve closes by itself even with no connection at all. You get a notice when the main line is back.',
    },
    {
      question: 'Are cameras allowed in a rental?',
      answer:
        'Booking sites and common decency both rule out cameras indoors. We install them outside only, disclose each one in plain sight and never record sound. Check your platform’s current wording too.',
    },
    {
      question: 'What humidity should an empty house hold?',
      answer:
        'We aim for 55 to 60 percent. Below that you pay for drying you do not need, above it closets begin to smell. A dehumidifier with a drain often beats leaving the air conditioner at 78.',
    },
    {
      question: 'Will the condo association approve this?',
      answer:
        'Usually, since nearly everything is inside your unit. For doors, balconies and exterior cameras we supply pictures and dimensions for the board, and pick finishes that match the building.',
    },
    {
      question: 'Can you install it while we are away?',
      answer:
        'Yes. We meet your manager or use a temporary code, send photographs as we go and finish typical homes in 1-3 days. You test everything live on a video call.',
    },
    {
      question: 'Who responds when an alarm comes in July?',
      answer:
        'You decide: a neighbor, your manager or us. We write that order into the system, with codes that open for as long as the visit takes.',
    },
  ],
  closing: {
    heading: 'Go home without worrying',
    text: 'Tell us when you leave and who can reach the house. We will suggest the shortest list of devices that lets you stop thinking about it.',
  },
};
