/** Sample copy and testimonials within docs/behavior/company.md#claims: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 10,
  title: 'Fiber Optic Installation',
  menu: 'Glass between buildings, tested strand by strand.',
  footer: 'Fiber Optic',
  card: {
    description: 'Fiber between buildings and floors: fast, long-lived, untroubled by lightning.',
    icon: 'cable',
    tone: 'warm',
  },
  meta: {
    title: 'Fiber Optic Installation in McAllen, TX',
    description:
      'We trench, splice and test fiber for Valley homes, ranches and campuses. It takes 1-3 days at a home, and several weeks at a large site.',
  },
  hero: {
    description:
      'A hair of glass carries more than a bundle of copper, over a mile, past every lightning strike in between.',
    image: 'fiber-optic',
  },
  offer: [
    'Copper network cable stops at 328 feet and brings every nearby strike into your equipment. Glass does neither. The cable itself often costs less than people expect. It’s the digging that costs.',
    'We take the job from survey to report: route, permits and utility locates, conduit, pulling, splicing, and a test of each strand in both directions.',
    'Links run from 100 Mbps to 10 Gbps with the electronics you choose today, and the same glass takes faster ones later, without another trench. With a ring or a second path we design for 99.9% uptime.',
  ],
  exhibit: { kind: 'reach' },
  drawing: 'fiber-route',
  features: [
    {
      icon: 'map-pin',
      title: 'Route and locates',
      at: { x: 36, y: 44 },
      description: 'We walk and stake the line. Utilities are marked before a blade touches soil.',
    },
    {
      icon: 'shovel',
      title: 'Conduit and trench',
      at: { x: 45, y: 71.5 },
      description: 'We bore under driveways and trench the rest, with warning tape above.',
    },
    {
      icon: 'zap',
      title: 'No path for surges',
      at: { x: 49, y: 18 },
      description: 'There’s no metal in the cable, so a surge can’t ride across.',
    },
    {
      icon: 'network',
      title: 'Fusion splicing',
      at: { x: 50, y: 80 },
      description: 'Strands welded, not crimped, and every splice sleeved in a sealed tray.',
    },
    {
      icon: 'activity',
      title: 'Test results per strand',
      at: { x: 80, y: 86 },
      description:
        'Loss readings at two wavelengths, in files your carrier or auditor will accept.',
    },
    {
      icon: 'building-2',
      title: 'Risers and campuses',
      at: { x: 83, y: 30 },
      description:
        'Backbones fire-stopped at each slab, with dark strands for the tenant after next.',
    },
  ],
  process: [
    {
      title: 'Survey the route',
      image: 'story-plan-yard',
      description: 'Gumbo clay, caliche and sprinkler lines each change how we dig.',
    },
    {
      title: 'Engineer the link',
      description:
        'Strand count, connectors, and a loss budget that shows how much margin you’ll have.',
    },
    {
      title: 'Open the ground',
      description: 'Conduit goes in at the proper depth, and turf goes back as it was.',
    },
    {
      title: 'Pull the cable',
      image: 'story-fiber-riser',
      description: 'Tension watched on a gauge, with slack coils left at both ends.',
    },
    {
      title: 'Splice and terminate',
      description: 'Every connector goes under a scope, since one speck of dust ruins a link.',
    },
    {
      title: 'Certify and document',
      description: 'Traces and a drawing with depths, for the next person with a backhoe.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Wayne Stricklin',
      role: 'Citrus grower, Mission',
      content:
        'It’s half a mile of grapefruit from my house to the shed. I’d lose a switch every summer. Three years on glass now, and the spare’s still in the box.',
    },
    {
      isSample: true,
      name: 'Dr. Leticia Barrera',
      role: 'Private school director',
      content:
        'All four buildings were talking before the kids came back. And I’ve got drawings! The last contractor couldn’t say where he’d buried his own pipe.',
    },
    {
      isSample: true,
      name: 'Kyle Amador',
      role: 'Plant IT lead, Brownsville',
      content:
        'All 48 strands came in under budget, and I had the traces in my inbox before I’d gotten around to asking.',
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
        'Single-mode for anything between buildings: on a property there’s no practical limit to its distance, and the optics have gotten inexpensive. Multimode is fine for short links inside one room or one row of racks.',
    },
    {
      question: 'Is this the same as fiber from my internet provider?',
      answer:
        'It’s the same kind of glass on your side of the meter. Their line ends at a box on the wall. Ours takes that speed out to the rooms, buildings and gates you care about.',
    },
    {
      question: 'Will my lawn survive?',
      answer:
        'A vibratory plow leaves a slit that closes up with a couple of weeks of watering. Where we dig by hand we lift the sod in one piece, and we bore under driveways so no concrete is cut.',
    },
    {
      question: 'What happens if somebody cuts it?',
      answer:
        'Conduit and slack keep a repair short: we find the break with the reflectometer, pull or splice, and test again. If you have a second path, you stay online meanwhile.',
    },
    {
      question: 'How fast is it really?',
      answer:
        'That depends on what’s plugged into the ends. Electronics at 100 Mbps to 10 Gbps are common today, and going faster means swapping a module the size of a stick of gum. The glass is good for decades.',
    },
  ],
  closing: {
    heading: 'Tell us the two ends',
    text: 'Call us: all we need is where the line starts and where it has to end. We’ll walk the route with you before we price it, and the walk’s free.',
  },
} satisfies ServicePage;
