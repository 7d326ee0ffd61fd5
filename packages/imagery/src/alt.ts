import { STORIES } from './stories.ts';

// Alt text of each picture, by the name of its scene. Empty if the content file of its page has the
// text, or if it's the default picture.
export const SCENES = {
  ...STORIES,
  'home-hero':
    'A living room at dusk with a softly lit wall, open to a terrace with a dining table, and to palms glowing in the garden',
  'home-hero-dinner':
    'The living room in low light, and three lamps bright over the table on the terrace',
  'home-hero-movie': 'The living room dark, and a film of blue mountains on its wall',
  'home-hero-late': 'The living room dark, the pool and the palms glowing in the garden',
  'home-theater-room':
    'A home theater with leather recliners, wall sconces and a ceiling of small stars above the bright screen',
  'home-theater-room-film': 'The home theater dark around its bright picture, its stars faint',
  'home-theater-room-intermission':
    'The home theater between films, its screen blank, its wall lamps and stars glowing',
  'home-theater-room-cleanup': 'The home theater in full light, its screen blank',
  'smart-home-hall':
    'A keypad with one of its five buttons lit, and behind it a hall at dusk, its lamps fading toward a bedroom door ajar',
  'lighting-design-living':
    'A living room where light from above grazes a stone wall behind a sofa, with a reading lamp beside a chair',
  'security-entry':
    'A house entrance at night, its wood door between two wall lamps, lit steps and a small camera under the eave',
  'multi-room-audio-kitchen':
    'A kitchen in the evening with three brass pendants over a marble island and a speaker on the shelf',
  'multi-room-audio-kitchen-cooking': 'The kitchen bright for cooking, its ceiling and counter lit',
  'multi-room-audio-kitchen-dinner': 'The kitchen in low light, and the dining room behind it lit',
  'multi-room-audio-kitchen-late':
    'The kitchen dark, a low line of light along the floor by the island',
  'outdoor-entertainment-patio':
    'A covered patio at dusk with a fireplace, a screen above it, sofas and strings of warm bulbs',
  'outdoor-entertainment-patio-dinner':
    'The patio with its screen dark, and light on the table between the sofa and the chairs',
  'outdoor-entertainment-patio-late': 'The patio by the light of its fire and two candles',
  'video-wall-living':
    'A wall of nine screens showing one moon over the sea, mirrored in the floor of a dark lounge',
  'audio-listening-room':
    'A listening room with two floor-standing speakers, a turntable and an amplifier with glowing tubes',
  'networking-rack':
    'A network rack with rows of blue and green cables and small lights, a work lamp on the wall of its open closet',
  'fiber-optic': 'A close view of fine glass fibers fanning out, each tip a point of light',
  'landscape-lighting':
    'A garden path of stone slabs beside low lamps, leading past a live oak lit from below to a glowing house',
  'pool-lighting':
    'A swimming pool glowing blue at night in front of a house with warm windows and lit palms',
  'pool-lighting-party': 'The pool, the house, the palms and the hedge all brightly lit',
  'pool-lighting-late': 'The pool faint in the dark, the house behind it asleep',
  'premium-lighting':
    'Dining room with two rings of light over a walnut table set for dinner, a fluted oak wall, and a garden window',
  'about-workshop':
    'A workshop bench with tools on a board, parts of a lamp and a globe that already glows',
  'about-van':
    'View out of a work van at dusk, drawers and bins on the left, reels of cable on the right, a lit house ahead',
  'pillar-lighting':
    'A brass wall lamp throwing light up and down a plaster wall above a narrow console',
  'pillar-audio':
    'Two walnut floor-standing speakers in front of a stone wall, a turntable and records on a low console between them',
  'pillar-guidance': 'A table with floor plans, a keypad and samples of metal under a low pendant',
  'blog-kitchen-tech':
    'A kitchen counter at night with a tablet, a copper pot and light under the cabinets',
  'blog-furniture':
    'An armchair under an arched reading lamp, with a small speaker on the table beside it',
  'blog-storm': 'Lightning over the plain behind a house whose windows stay warm and lit',
  'blog-palms': 'Palms seen from below, lit from the ground against the last blue of the evening',
  'city-south-padre-island': '',
  'commercial-offices': '',
  'commercial-offices-lobby':
    'An office lobby at dusk with a ribbed oak desk, a sunset on the screen behind it, two blue chairs and a glass door to the lot',
  'city-mission': '',
  'commercial-restaurants-bars': '',
  'commercial-restaurants-bars-dining':
    'A dining room with red booths under low pendants, a match and a menu on its green wall, a stage in its corner, a lit patio',
  'residential-vacation-homes': '',
  'city-rio-grande-city': '',
  'commercial-business-signs': '',
  'commercial-conference-rooms': '',
  'commercial-conference-rooms-table':
    'A boardroom table seen from its side, a touch panel on it, green felt between oak fins, a call on the screen',
  'city-brownsville': '',
  'city-mcallen': '',
  'commercial-outdoor-lighting': '',
  'residential-new-construction': '',
  'city-edinburg': '',
  'city-harlingen': '',
  'residential-existing-homes': '',
  'residential-existing-homes-bedroom':
    'A bedroom with a screen flat on its blue wall over a walnut dresser, beams above it, a camera under the eave outside',
  'commercial-retail': '',
  'commercial-retail-window':
    'Vases and bowls on plinths behind a shop window, lit shelves and a counter with folded linen beyond them',
  'commercial-medical-facilities': '',
  'commercial-medical-desk':
    'The reception desk of a clinic seen from its front, two screens on it, a ticket screen on the mint wall',
  'commercial-business-signs-street':
    'A neon sun over blue waves on a brick wall, seen along the wall toward a lit shop door',
  'commercial-emergency-services': '',
  'commercial-emergency-store':
    'A store in a storm, its power out, one register back under a work lamp, an open toolbox on its wet floor, a van outside',
  'not-found':
    'Hallway corner with an armchair, a wall lamp, a hat on a hook, a bench with a ball and a door left ajar',
} as const;

export type SceneName = keyof typeof SCENES;

/** The same rooms in a builder's light, for comparisons. */
export const BEFORE: Partial<Record<SceneName, string>> = {
  'lighting-design-living':
    'The same living room under a builder’s six downlights and a fan light, its stone wall flat and gray',
  'multi-room-audio-kitchen':
    'The same kitchen under a builder’s six downlights, its counter in shadow below the cabinets',
  'home-theater-room':
    'The same home theater at two in the afternoon without shades, its screen pale and its ceiling black',
  'pool-lighting':
    'The same pool with one glaring lamp in the water and a floodlight on the house, its palms dark',
  'landscape-lighting':
    'The same garden with one floodlight on the house, its oak and its hedge black against the sky',
  'security-entry':
    'The same entrance with one bare bulb beside its door, its walls, its path and its garden dark',
  'video-wall-living':
    'The same lounge under eight ceiling lights that the screens reflect, the moon and the sea washed out',
  'story-glass-boardroom':
    'The same boardroom under six flat ceiling panels, the afternoon sun on its pale screen',
  'story-bungalow':
    'The same parlor under one bare globe, its molding and its frames flat, the next room dark',
  'commercial-offices':
    'The same office under rows of flat ceiling panels, its desks and its aisles equally gray',
  'commercial-restaurants-bars':
    'The same bar under the tubes for cleaning, its bottles unlit and its floor gray',
  'story-boot-store':
    'The same store under fluorescent tubes, its boots dull and its walls greenish',
  'commercial-business-signs':
    'The same wall at night with its sign dead, a door and a window lit beside it',
  'commercial-medical-facilities':
    'The same reception under rows of flat ceiling panels, its walls and its floor a glaring white',
  'commercial-emergency-services':
    'The same rack room without power, an exit sign green over its door and headlights outside',
};

export const NOON: Partial<Record<SceneName, string>> = {
  'home-hero':
    'A living room at noon, the sun on its floor, open to a terrace with a dining table, and to palms',
  'city-mcallen': 'A bandstand on a McAllen plaza by day, with fan palms and shop fronts around it',
  'city-brownsville':
    'Old brick arcades in Brownsville by day, a footbridge and palms over still water beside them',
  'city-edinburg': 'A courtyard in Edinburg by day, a fountain in front of a brick arcade',
  'city-harlingen':
    'An alley in Harlingen by day with a painted mural and strings of bulbs overhead',
  'city-mission':
    'A path between orange trees by day under strings of bulbs, crates of oranges beside it, a house at its end',
  'city-rio-grande-city':
    'An open ranch gate near Rio Grande City by day, a long road behind it and a stone house far off',
  'city-south-padre-island':
    'Surf by day with a causeway crossing the bay to the towers of South Padre Island',
  'residential-new-construction':
    'A house framed in wood studs by day, cables running together into one panel',
  'residential-vacation-homes':
    'A balcony above the Gulf by day, two chairs and a lantern between them',
  'blog-palms': 'Tall fan palms by day, seen from below, a clipped hedge behind them',
  'about-van':
    'View out of a work van by day, drawers and bins on the left, reels of cable on the right, a house ahead',
  'premium-lighting':
    'A dining room by day, the garden’s light on its walnut table and its fluted oak wall, two rings of light above',
  'commercial-outdoor-lighting':
    'A colonnade by day, with a row of bollards across wet paving and a young oak beside it',
  'smart-home-hall':
    'A keypad with five buttons by day, and behind it a hall with sun on its floor and a palm in its window',
  'security-entry':
    'A house entrance by day, its wood door between two wall lamps, a small camera under the eave',
  'outdoor-entertainment-patio':
    'A covered patio by day with a fireplace, a screen above it, sofas and strings of bulbs',
  'multi-room-audio-kitchen':
    'A kitchen by day with three brass pendants over a marble island and stools of tan leather',
  'pool-lighting': 'A swimming pool by day in front of a low house, its glass wall between palms',
  'commercial-retail': 'A shop front by day, with stoneware in its window and brass letters above',
};
