// What each picture shows, for people who do not see it. The names are those of the scenes.
export const SCENES = {
  'home-hero':
    'A living room at dusk, open to a terrace with a lit dining table, a pool and palms glowing in the garden',
  'home-theater-room':
    'A private cinema with leather recliners, wall sconces and a ceiling of small stars above the bright screen',
  'smart-home-hall':
    'A hallway at night with a keypad on the wall, pools of light along the floor and a mirror with a halo of light',
  'lighting-design-living':
    'A living room where light from above grazes a stone wall behind a sofa, with a reading lamp beside a chair',
  'security-entry':
    'A house entrance at night, its timber door between two wall lamps, lit steps and a small camera under the eave',
  'multi-room-audio-kitchen':
    'A kitchen in the evening with three brass pendants over a marble island and a speaker on the shelf',
  'outdoor-entertainment-patio':
    'A covered patio at dusk with a fireplace, a screen above it, sofas and strings of warm bulbs',
  'video-wall-living':
    'A wall of nine screens showing one moonlit landscape, mirrored in the floor of a dark lounge',
  'audio-listening-room':
    'A listening room with two floor-standing speakers, a turntable and an amplifier with glowing tubes',
  'networking-rack':
    'A network rack with rows of neat blue and green cables, small lights glowing between them',
  'fiber-optic': 'A close view of fine glass fibers fanning out, each tip a point of light',
  'landscape-lighting':
    'A garden path of stone slabs beside low lamps, leading past a live oak lit from below to a glowing house',
  'pool-lighting':
    'A swimming pool glowing blue at night before a house with warm windows and lit palms',
  'premium-lighting': 'A dining table under two rings of light, before a wall of fluted walnut',
  'about-workshop':
    'A workshop bench with tools on a board, parts of a lamp and a globe that already glows',
  'about-van':
    'A work van with its rear doors open and its cargo light on, parked at a house at dusk',
  'pillar-lighting':
    'A brass wall lamp throwing light up and down a plaster wall above a narrow console',
  'pillar-audio':
    'A pair of walnut floor-standing speakers in light that grazes the wall behind them',
  'pillar-guidance': 'A table with floor plans, a keypad and samples of metal under a low pendant',
  'blog-kitchen-tech':
    'A kitchen counter at night with a tablet, a copper pot and light under the cabinets',
  'blog-furniture':
    'An armchair under an arched reading lamp, with a small speaker on the table beside it',
  'blog-storm': 'Lightning over the plain behind a house whose windows stay warm and lit',
  'blog-palms': 'Palms seen from below, lit from the ground against the last blue of the evening',
  'city-south-padre-island':
    'Surf at dusk with a lamp-lit causeway crossing the bay to the towers of South Padre Island',
  'commercial-offices':
    'An office in the evening with one lamp lit on a desk and a meeting room glowing behind glass',
  'city-mission':
    'A path between orange trees at dusk under strings of bulbs, crates of oranges beside it, a house at its end',
  'commercial-restaurants-bars':
    'A bar with bottles lit from behind, brass pendants over marble and a line of leather stools',
  'residential-vacation-homes':
    'A balcony above the Gulf after sunset, a lantern between two chairs and a warm room behind them',
  'city-rio-grande-city':
    'A bend of the river at Rio Grande City after sunset, a lantern at a landing and trees on the far point',
  'commercial-business-signs':
    'A neon sun setting behind neon waves on a dark brick wall, mirrored in the wet street below',
  'commercial-conference-rooms':
    'A boardroom after hours under one line of light, a screen at its end and the town outside',
  'city-brownsville':
    'A wet street in old downtown Brownsville at night, arches with lanterns on one side and palms along it',
  'city-mcallen':
    'A boulevard in McAllen at dusk, its palms lit from the ground, towers with lit windows at the end',
  'commercial-outdoor-lighting':
    'A colonnade with its columns lit from the ground and a line of bollards across wet paving',
  'residential-new-construction':
    'A house still in timber studs at dusk, bulbs on a string and cables running together into one panel',
  'city-edinburg':
    'A court in Edinburg at night, a fountain lit from below before a brick arcade that glows from within',
  'city-harlingen':
    'An alley in Harlingen with a painted mural under gooseneck lamps and strings of bulbs overhead',
  'residential-existing-homes':
    'An old sitting room with green panelling, a fire in a brick hearth and light hidden in its shelves',
  'commercial-retail':
    'A shop window at night, vases on plinths inside, each in a pool of light of its own',
  'commercial-medical-facilities':
    'A calm clinic reception with a curved desk before a wall of oak that is lit from its edge',
  'commercial-emergency-services':
    'A service van at a loading bay at night, its amber beacon on and server racks lit inside',
  'not-found':
    'A dark room with a glowing wall switch and a thin line of light from a door left ajar',
} as const;

export type SceneName = keyof typeof SCENES;
