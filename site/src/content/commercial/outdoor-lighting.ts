/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 6,
  title: 'Outdoor Lighting',
  subtitle: 'Solutions',
  meta: { title: 'Commercial Outdoor Lighting in McAllen, TX' },
  menu: 'Safe lots and a front worth noticing.',
  card: 'Parking lots, walks and facades lit evenly, aimed downward, on controls that follow sunset and closing time.',
  description:
    'Even light for parking lots, walkways, facades and grounds, aimed down and built for Gulf wind, salt and lightning. We measure before and after.',
  heroImage: 'commercial-outdoor-lighting',
  heroAlt:
    'A colonnade with its columns lit from the ground and a line of bollards across wet paving',
  features: [
    {
      icon: 'car',
      title: 'Parking lots',
      description: 'Full-cutoff heads, so it’s as safe between the cars as in the lane.',
    },
    {
      icon: 'footprints',
      title: 'Walks and entries',
      at: { x: 43.5, y: 70 },
      description: 'Light that shows you a curb and a face. Even is safer than bright.',
    },
    {
      icon: 'building-2',
      title: 'Facades',
      at: { x: 26, y: 55 },
      description:
        'Grazers for brick, washers for stucco, and a building people read from the road.',
    },
    {
      icon: 'trees',
      title: 'Landscape and palms',
      at: { x: 93, y: 44 },
      description: 'Tight beams up the palms, and fixtures that outlast irrigation and fertilizer.',
    },
    {
      icon: 'clock',
      title: 'Controls by sun and schedule',
      at: { x: 46, y: 28 },
      description: 'Lights that know sunset and step down after closing, run from your phone.',
    },
    {
      icon: 'moon',
      title: 'Dark-sky manners',
      at: { x: 75, y: 12 },
      description: 'Shields and no light going up. The houses behind your fence can sleep.',
    },
    {
      icon: 'zap',
      title: 'Surge and grounding',
      at: { x: 64, y: 66 },
      description: 'A tall pole is a lightning rod. A licensed electrician grounds each one.',
    },
    {
      icon: 'wrench',
      title: 'Retrofit and repair',
      at: { x: 16, y: 20 },
      description: 'A licensed electrician converts sodium and metal halide to LED on your poles.',
    },
    {
      icon: 'waves',
      title: 'Coastal and beachfront',
      at: { x: 84, y: 77 },
      description:
        'Marine coatings, and shielded amber lamps on the sand side through nesting season.',
    },
    {
      icon: 'cctv',
      title: 'Light that cameras like',
      at: { x: 37, y: 50 },
      description: 'Good color, so the recording shows if that truck was blue or gray.',
    },
  ],
  benefits: [
    'LED heads that use far less energy, with the figures for your poles',
    'Your people get to their cars without crossing a dark gap',
    'A light plan before you buy, and a measurement after we install',
    'Fewer lift rentals: drivers and heads picked to last in this heat',
    'Shields and a drawing for the neighbors’ questions and the city’s',
    'Signs and entrances that stand out, because the rest is calmer',
    'One schedule for lot, facade, sign and landscape',
    'Storm checks of poles, bases and arresters when you ask for one',
  ],
  cases: [
    {
      isSample: true,
      title: 'A plaza lot without shadows',
      description:
        'Twenty-two poles, half of them dark or flickering. New heads on the same arms raised the lowest reading in the lot fourfold, at less than half the wattage.',
      image: 'story-plaza-lot',
      client: 'Shopping plaza',
      location: 'Pharr, TX',
    },
    {
      isSample: true,
      title: 'Hotel palms, seen from the causeway',
      description:
        'Forty sabal palms with narrow warm beams, shielded toward the beach. Composite fixtures took the place of aluminum that had pitted through in three years.',
      image: 'blog-palms',
      client: 'Beachfront hotel',
      location: 'South Padre Island, TX',
    },
    {
      isSample: true,
      title: 'Church grounds, safe at nine',
      description:
        'Evening classes let out into the dark. Low bollards, stair light and a timed lot now walk people to their cars, then step down to a third by ten.',
      image: 'story-church-grounds',
      client: 'Parish campus',
      location: 'Harlingen, TX',
    },
    {
      isSample: true,
      title: 'Packing yard on the night shift',
      description:
        'Forklift lanes at five footcandles, with no glare in the dock drivers’ eyes. The poles are hinged, so nobody rents a lift to clean a lamp.',
      image: 'story-packing-yard',
      client: 'Citrus packing house',
      location: 'Mission, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'They gave us a drawing with a number on every square. After, they walked those squares with our insurance man until he quit asking.',
      author: 'Lamar Quintero',
      position: 'Property manager',
      company: 'a plaza in Pharr',
    },
    {
      isSample: true,
      content:
        'I keep a folder of letters from the subdivision behind us. I haven’t had to open it since the shields went on.',
      author: 'Teresa Holcomb',
      position: 'Business administrator',
      company: 'a parish in Harlingen',
    },
    {
      isSample: true,
      content:
        'Lightning hit a pole in the middle of our shift. It ate the arrester and that was all. Two tropical storms since, and I haven’t lost a fixture.',
      author: 'Isaac Rendon',
      position: 'Yard supervisor',
      company: 'a packing house in Mission',
    },
  ],
  faqs: [
    {
      question: 'How bright should a parking lot be?',
      answer:
        'For most businesses, an average of one to two footcandles and no dark pockets. The ratio of brightest to dimmest matters more than the peak; ten to one feels safe, fifty to one doesn’t.',
    },
    {
      question: 'Can our old poles be reused?',
      answer:
        'If the base bolts, handhole and weld pass inspection, usually yes. We figure the new head’s weight and wind area, since coastal gusts decide what an arm can carry.',
    },
    {
      question: 'Which color temperature do you suggest?',
      answer:
        'We use 3000 K for plazas, churches and hotels, up to 4000 K for working yards. Cooler light looks brighter on paper, but it draws bugs and throws hard shadows.',
    },
    {
      question: 'What about light near the beach?',
      answer:
        'Keep it low, shielded and amber. Hatchling turtles steer by the brightest horizon, so lamps on the sand side are aimed down, and they’re off when nobody needs them.',
    },
    {
      question: 'Who does the electrical work?',
      answer:
        'Line-voltage connections and their permits go to a licensed electrician, yours or one we bring in. Design, controls, aiming and measuring are ours.',
    },
    {
      question: 'Will the city require a permit?',
      answer:
        'Often for new poles, seldom for swapping heads. We put together the light plan that reviewers ask for and work around their calendar.',
    },
    {
      question: 'How soon will savings pay for the change?',
      answer:
        'It depends on your hours, your rates and how many lifts you rent. The proposal shows wattage before and after, so your accountant can run the numbers.',
    },
  ],
  closing: {
    heading: 'Meet us after sunset',
    text: 'Call and pick a night. We’ll walk the site with a meter, map the dark gaps and the glare, and you’ll get a copy of the readings.',
  },
} satisfies AreaPage;
