/** Sample copy and testimonials within docs/behavior.md#claims: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 10,
  title: 'Fiber Optic Installation',
  menu: 'Glass between buildings, tested strand by strand.',
  footer: 'Fiber Optic',
  card: {
    description:
      'Fiber between buildings, floors and equipment rooms: fast, long-lived and untroubled by lightning.',
    icon: 'cable',
    tone: 'warm',
  },
  meta: {
    title: 'Fiber Optic Installation in McAllen, TX',
    description:
      'Fiber for Valley homes, ranches and campuses: trenching, fusion splicing and certified test results. Homes in 1-3 days, large sites in several weeks.',
  },
  hero: {
    description:
      'A hair of glass carries more than a bundle of copper, over a mile, past every lightning strike in between.',
    image: 'fiber-optic',
  },
  offer: [
    'Copper network cable stops at 328 feet and brings every nearby strike into your equipment. Glass has neither problem. For a house with a workshop at the back of five acres, a packing shed, a school wing or a gate at the county road, fiber is the right answer, and the cable itself often costs less than people expect. Digging is where the money goes.',
    'We take the job from survey to report: route, permits and utility locates, conduit and handholes, pulling, fusion splicing, patch panels, and a test of each strand in both directions. Buildings get single-mode as a rule, because it will carry whatever comes next; inside an equipment room, multimode still makes sense.',
    'Links run from 100 Mbps to 10 Gbps with the electronics you choose today, and the same glass takes faster ones later without digging. With a ring or a second path we design for 99.9% uptime.',
  ],
  features: [
    {
      icon: 'map-pin',
      title: 'Route and locates',
      description:
        'The line walked, photographed and staked; buried utilities marked before a blade touches soil; canal and road crossings planned.',
    },
    {
      icon: 'shovel',
      title: 'Conduit and trench',
      description:
        'Directional boring under driveways, open trench elsewhere, tracer wire and warning tape above, and pull boxes at each bend.',
    },
    {
      icon: 'zap',
      title: 'No path for surges',
      description:
        'All-dielectric cable between buildings breaks the electrical link that ruins switches at both ends after a storm.',
    },
    {
      icon: 'network',
      title: 'Fusion splicing',
      description:
        'Strands welded, not crimped, with typical losses under a tenth of a decibel and every splice sleeved in a sealed tray.',
    },
    {
      icon: 'activity',
      title: 'Test results per strand',
      description:
        'Reflectometer traces and insertion loss at two wavelengths, delivered as files your carrier or auditor will accept.',
    },
    {
      icon: 'building-2',
      title: 'Risers and campuses',
      description:
        'Backbones between floors and buildings, fire-stopped at each slab, with dark strands left for the tenant after next.',
    },
  ],
  process: {
    image: 'story-fiber-riser',
    steps: [
      {
        title: 'Survey the route',
        description:
          'Distance, obstacles, soil and entry points. Gumbo clay, caliche and sprinkler lines each change the method.',
      },
      {
        title: 'Engineer the link',
        description:
          'Strand count, cable jacket, connector type and a loss budget that shows how much margin you will have.',
      },
      {
        title: 'Open the ground',
        description:
          'Conduit goes in at proper depth and is proofed with a mandrel. Turf and pavers go back as they were.',
      },
      {
        title: 'Pull the cable',
        description:
          'Tension watched on a gauge, slack coils left at both ends, gopher-resistant jacket in open country.',
      },
      {
        title: 'Splice and terminate',
        description:
          'In a clean tent if need be. Connectors inspected under a scope, since one speck of caliche dust ruins a link.',
      },
      {
        title: 'Certify and document',
        description:
          'Traces, as-built drawing with depths and a labeled panel. Keep it for the next person with a backhoe.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Wayne Stricklin',
      role: 'Citrus grower, Mission',
      content:
        'Half a mile of orchard between the house and the shed. We lost a switch each summer until the glass went in. Three storm seasons now without one.',
    },
    {
      name: 'Dr. Leticia Barrera',
      role: 'Private school director',
      content:
        'Four buildings linked before classes resumed, and they gave us drawings. The previous contractor could not tell us where his own pipe was.',
    },
    {
      name: 'Kyle Amador',
      role: 'Plant IT lead, Brownsville',
      content:
        'Loss came in below the budget on all 48 strands. I have the traces filed, and I did not have to ask for them.',
    },
  ],
  faqs: [
    {
      question: 'How long does fiber installation take?',
      answer:
        'Residential runs take 1-3 days once utilities are marked. Large commercial projects take several weeks, most of it permits, boring and conduit; splicing is the quick part.',
    },
    {
      question: 'Single-mode or multimode?',
      answer:
        'Single-mode for anything between buildings: it has no practical distance limit on a property and the optics have become inexpensive. Multimode fits short links inside one room or rack row.',
    },
    {
      question: 'Is this the same as fiber from my internet provider?',
      answer:
        'It is the same kind of glass on your side of the meter. Their line ends at a box on the wall. Ours takes that speed to the rooms, buildings and gates you care about.',
    },
    {
      question: 'Will my lawn survive?',
      answer:
        'A vibratory plow leaves a slit that closes within two weeks of watering. We lift sod in one piece for hand digs, and bore under driveways so no concrete is cut.',
    },
    {
      question: 'What happens if somebody cuts it?',
      answer:
        'Conduit and slack make repair a matter of hours: we find the break with the reflectometer, pull or splice and test again. A second path keeps traffic moving meanwhile.',
    },
    {
      question: 'How fast is it really?',
      answer:
        'The ends decide. Electronics at 100 Mbps to 10 Gbps are common today, and replacing a module the size of a stick of gum raises it. The glass is good for decades.',
    },
  ],
  closing: {
    heading: 'Tell us the two ends',
    text: 'An address, and a pin for each building, is enough for a first route and a rough length. We walk it with you before we price it.',
  },
};
