/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 6,
  title: 'Outdoor Lighting',
  subtitle: 'Solutions',
  meta: { title: 'Commercial Outdoor Lighting in McAllen, TX' },
  menu: 'Safe lots and a front worth noticing.',
  card: 'Parking lots, walks and facades lit evenly, aimed downward, on controls that follow sunset and closing time.',
  description:
    'Parking lots, walkways, facades and grounds lit evenly, aimed at the ground and built for Gulf wind, salt and lightning. Less glare, lower bills. Each site begins with a night reading in footcandles and ends with a second one that proves the change.',
  heroImage: 'commercial-outdoor-lighting',
  heroAlt:
    'A colonnade with its columns lit from the ground and a line of bollards across wet paving',
  features: [
    {
      icon: 'car',
      title: 'Parking lots',
      description:
        'Full-cutoff heads with the right distribution for each pole, so the space between cars is as safe as the lane.',
    },
    {
      icon: 'footprints',
      title: 'Walks and entries',
      description:
        'Bollards and canopy lights that show a curb and a face. Even is safer than bright.',
    },
    {
      icon: 'building-2',
      title: 'Facades',
      description:
        'Grazers for brick and stone, washers for stucco, warm light at the door. The building reads from the road without a flood.',
    },
    {
      icon: 'trees',
      title: 'Landscape and palms',
      description:
        'Tight beams up trunks, moonlight through oaks, brass or composite bodies that outlast irrigation and fertilizer.',
    },
    {
      icon: 'clock',
      title: 'Controls by sun and schedule',
      description:
        'Astronomic clocks, photocells and motion step-down after closing. A phone changes Saturday’s hours.',
    },
    {
      icon: 'moon',
      title: 'Dark-sky manners',
      description:
        'Shields, 3000 K or warmer, no light above horizontal. Houses behind your fence can sleep.',
    },
    {
      icon: 'zap',
      title: 'Surge and grounding',
      description:
        'A tall pole is a lightning rod. Each gets an arrester rated for it and a ground we measure.',
    },
    {
      icon: 'wrench',
      title: 'Retrofit and repair',
      description:
        'Sodium and metal halide converted to LED on existing poles, failed drivers replaced, leaning bases reported.',
    },
    {
      icon: 'waves',
      title: 'Coastal and beachfront',
      description:
        'Marine coatings, stainless hardware and shielded amber lamps facing the sand through nesting season.',
    },
    {
      icon: 'cctv',
      title: 'Light that cameras like',
      description:
        'Uniform levels and good color so recordings show whether a truck is blue or gray.',
    },
  ],
  benefits: [
    'LED heads that use far less energy than old discharge lamps, with the figures for your own poles',
    'Employees reach their cars without crossing a dark gap',
    'Photometric plan before purchase, measurement after installation',
    'Fewer lift rentals: drivers and heads chosen for long life in heat',
    'Shields and a drawing that answer questions from neighbors and city staff',
    'Signs and entrances that stand out because everything else is calmer',
    'One schedule for lot, facade, sign and landscape',
    'Storm inspection of poles, bases and arresters when you request it',
  ],
  cases: [
    {
      title: 'A plaza lot without shadows',
      description:
        'Twenty-two poles, half of them dark or flickering. New heads with asymmetric optics on the same arms raised the minimum level fourfold at less than half the wattage.',
      image: 'story-plaza-lot',
      client: 'Shopping plaza',
      location: 'Pharr, TX',
    },
    {
      title: 'Hotel palms, seen from the causeway',
      description:
        'Forty sabal palms with narrow 2700 K beams, shielded toward the beach. Composite fixtures replaced aluminum that had pitted through in three years.',
      image: 'blog-palms',
      client: 'Beachfront hotel',
      location: 'South Padre Island, TX',
    },
    {
      title: 'Church grounds, safe at nine',
      description:
        'Evening classes let out into darkness. Low bollards, stair light and a timed lot brought people to their cars, then step down to a third by ten.',
      image: 'story-church-grounds',
      client: 'Parish campus',
      location: 'Harlingen, TX',
    },
    {
      title: 'Packing yard on the night shift',
      description:
        'Forklift lanes at five footcandles with no glare toward the dock drivers. Heads sit on hinged poles so nobody needs a lift to clean them.',
      image: 'story-packing-yard',
      client: 'Citrus packing house',
      location: 'Mission, TX',
    },
  ],
  testimonials: [
    {
      content:
        'We received a drawing with numbers on every square, and afterward they measured the squares in front of our insurer.',
      author: 'Lamar Quintero',
      position: 'Property manager',
      company: 'Nolana Plaza Partners',
    },
    {
      content:
        'The complaint file from the subdivision behind us has been empty since the shields went on.',
      author: 'Teresa Holcomb',
      position: 'Business administrator',
      company: 'St. Anselm Parish',
    },
    {
      content:
        'Two tropical storms and one lightning hit. A single arrester gave its life and no fixture did.',
      author: 'Isaac Rendon',
      position: 'Yard supervisor',
    },
  ],
  faqs: [
    {
      question: 'How bright should a parking lot be?',
      answer:
        'For most businesses an average of one to two footcandles with no dark pockets. The ratio between brightest and dimmest matters more than the peak; ten to one feels safe, fifty to one does not.',
    },
    {
      question: 'Can our old poles be reused?',
      answer:
        'If base bolts, handhole and weld pass inspection, usually yes. We weigh the new head and its wind area, since coastal gusts decide what an arm may carry.',
    },
    {
      question: 'Which color temperature do you suggest?',
      answer:
        'We use 3000 K for plazas, churches and hotels, up to 4000 K for working yards. Cooler light looks brighter on paper, but draws insects and harsh shadows.',
    },
    {
      question: 'What about light near the beach?',
      answer:
        'Keep it low, shielded and long in wavelength. Hatchling turtles steer by the brightest horizon, so lamps facing the sand are amber, aimed down and off when nobody needs them.',
    },
    {
      question: 'Who does the electrical work?',
      answer:
        'Line-voltage connections and permits are handled with an electrical contractor on the project, yours or one we bring in. Design, controls, aiming and measuring are ours.',
    },
    {
      question: 'Will the city require a permit?',
      answer:
        'Often for new poles, seldom for swapping heads. We prepare the photometric sheet reviewers ask for and plan around their calendar.',
    },
    {
      question: 'How soon will savings pay for the change?',
      answer:
        'It depends on your hours, your rates and how many lifts you rent. The proposal shows wattage before and after, so your accountant can do the math.',
    },
  ],
  closing: {
    heading: 'Meet us after sunset',
    text: 'We walk the site with a meter, map the dark gaps and the glare, and leave you a copy of the readings.',
  },
};
